import { sessionEnded } from '../../../api/apiEvents';
import { refetch } from '../../../api/refetch';
import { km } from '../../../i18n/km';
import {
  listedBet,
  openPage,
  openPageWithServer,
  pass,
} from '../../../testing/listeners/unansweredStakes';
import { ownerMark } from '../../../trace/stateHash';
import { broadcast } from '../../connection/broadcasts';
import { betsApi } from '../betsApi';
import { betsEvents } from '../betsSlice';
import { mostReceipts } from './receipt';

type Page = Awaited<ReturnType<typeof openPageWithServer>>;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const listBets = ({ store }: Pick<Page, 'store'>) =>
  store.dispatch(refetch(betsApi.endpoints.getBets));

/** A page whose stake was reported as not placed after its round. */
async function openPageOfUnplaced(response?: object): Promise<Page> {
  const page = await openPageWithServer();
  if (response) page.server.on('POST bets', { status: 201, body: response });
  await page.submit();
  await pass(7000);
  page.store.dispatch(
    broadcast.roundCalculated({
      result: { roundId: 50, createdAt: null, digits: '472' },
      receivedAt: 0,
    }),
  );
  await pass(30_000);
  expect(page.states()).toEqual(['notPlaced']);
  expect(page.store.getState().bets.receipts[0]?.isShown).toBe(true);
  expect(page.toasts()).toContain(km.receipt.stakeWasNotPlaced('07', '1,000'));
  return page;
}

const reload = ({ server, stored }: Page) =>
  openPage(server, { [`receipts:${ownerMark('1001')}`]: stored() });

describe('a stake that was reported as not placed and that a list shows after all', () => {
  const waysOn: Record<string, (page: Page) => Pick<Page, 'store'> | Promise<Pick<Page, 'store'>>> =
    {
      'at once': (page) => page,
      'after its card was dismissed': (page) => {
        const receiptId = page.store.getState().bets.receipts[0]?.id ?? '';
        page.store.dispatch(betsEvents.receiptDismissed({ receiptId }));
        return page;
      },
      'after a reload': reload,
      'after a logout and a login': (page) => {
        page.store.dispatch(sessionEnded({ reason: 'loggedOut' }));
        return reload(page);
      },
      'after more stakes than are kept': (page) => {
        page.server.on('POST bets', { status: 422, body: {} });
        for (let press = 0; press < mostReceipts; press += 1) {
          const receiptId = `press-${press}`;
          const stake = { roundId: 51, number: '4', amount: 1000 };
          page.store.dispatch(
            betsEvents.betSent({ receiptId, userId: '1001', stake, baseline: [] }),
          );
          page.store.dispatch(betsEvents.betRefused({ receiptId, message: null, kind: 'refused' }));
        }
        return page;
      },
    };

  it.each(Object.entries(waysOn))('[4.40] is reported as placed %s', async (_, goOn) => {
    const page = await openPageOfUnplaced();
    const { store } = await goOn(page);
    page.server.on('GET bets', { body: [listedBet(9)] });
    await listBets({ store });
    const { receipts } = store.getState().bets;
    expect(receipts.find(({ stake }) => stake.number === '07')).toMatchObject({
      state: 'placed',
      isLate: true,
      isShown: true,
    });
  });

  it('is reported as placed although every row has the same id, which an equal bet before the press had', async () => {
    const page = await openPageWithServer();
    const earlier = { ...listedBet(7), created_at: '2026-11-20 14:00:00' };
    page.server.on('GET bets', { body: [earlier] });
    await listBets(page);
    await page.submit();
    page.server.on('GET bets', { body: [{ ...listedBet(7), number: '4' }, earlier] });
    await pass(7000);
    expect(page.states()).toEqual(['notFound']);
    const row = { ...listedBet(7), created_at: '2026-11-20 14:00:09' };
    page.server.on('GET bets', { body: [row, earlier] });
    await listBets(page);
    expect(page.states()).toEqual(['placed']);
  });
});

describe('a stake that was accepted without details', () => {
  it.each([[{ message: 'ok' }], [{ message: 'ok', data: { id: 9 } }]])(
    '[4.39] is reported as not placed after the draw if the list lacks it, and as placed once a list shows it: %j',
    async (response) => {
      const page = await openPageOfUnplaced(response);
      page.server.on('GET bets', { body: [listedBet(9)] });
      await listBets(page);
      expect(page.states()).toEqual(['placed']);
      expect(page.toasts()).toContain(km.receipt.stakeWasLate('07', '1,000'));
    },
  );

  it('stays accepted over a logout until a list decides', async () => {
    const page = await openPageWithServer();
    page.server.on('POST bets', { status: 201, body: { message: 'ok' } });
    await page.submit();
    expect(page.states()).toEqual(['unread']);
    page.store.dispatch(sessionEnded({ reason: 'loggedOut' }));
    const { states } = await reload(page);
    expect(states()).toEqual(['unread']);
  });
});
