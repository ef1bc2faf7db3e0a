import { sessionEnded } from '../../api/apiEvents';
import { refetch } from '../../api/refetch';
import { km } from '../../i18n/km';
import { betOf } from '../../testing/betOf';
import {
  listedBet,
  openPage,
  openPageWithServer,
  pass,
  settledBet,
} from '../../testing/listeners/unansweredStakes';
import { ownerMark } from '../../platform/ownerMark';
import { betsApi } from './betsApi';
import { betsEvents } from './betsSlice';
import { mostReceipts } from '../receipts/receipt';

type Page = Awaited<ReturnType<typeof openPageWithServer>>;

beforeEach(() => jest.useFakeTimers());

const listBets = ({ store }: Pick<Page, 'store'>) =>
  store.dispatch(refetch(betsApi.endpoints.getBets));

/** A page whose stake was reported as not placed. */
async function openPageOfUnplaced(): Promise<Page> {
  const page = await openPageWithServer();
  page.server.on('GET bets', { body: [settledBet] });
  await page.submit();
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
        for (let press = 0; press < mostReceipts; press += 1) {
          const receiptId = `press-${press}`;
          const stake = { roundId: 51, number: '4', amount: 1000 };
          page.store.dispatch(
            betsEvents.betSent({ receiptId, userId: '1001', stake, baseline: [] }),
          );
          page.store.dispatch(betsEvents.betAccepted({ receiptId, bet: betOf(), message: null }));
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

  it('is reported as placed in addition to the equal stake that was bet again', async () => {
    const page = await openPageOfUnplaced();
    const { server, store, states } = page;
    server.on('POST bets', { status: 201, body: { data: listedBet(10) } });
    server.on('GET bets', { body: [listedBet(10), listedBet(9), settledBet] });
    const receiptId = store.getState().bets.receipts[0]?.id ?? '';
    store.dispatch(betsEvents.slipReopened({ receiptId }));
    expect(server.calls('POST bets')).toHaveLength(1);
    await page.submit();
    expect(states()).toEqual(['accepted', 'placed']);
  });

  it('is reported as placed although every row has the same id, which an equal bet before the press had', async () => {
    const page = await openPageWithServer();
    const earlier = { ...listedBet(7), created_at: '2026-11-20 14:00:00' };
    page.server.on('GET bets', { body: [earlier] });
    await listBets(page);
    await page.submit();
    page.server.on('GET bets', { body: [{ ...listedBet(7), number: '4' }, earlier] });
    await pass(4500);
    expect(page.states()).toEqual(['notFound']);
    const row = { ...listedBet(7), created_at: '2026-11-20 14:00:09' };
    page.server.on('GET bets', { body: [row, earlier] });
    await listBets(page);
    expect(page.states()).toEqual(['placed']);
  });
});
