import { refetch } from '../../api/refetch';
import { km } from '../../i18n/km';
import {
  listedBet,
  noBets,
  pass,
  openPageWithServer,
} from '../../testing/listeners/unansweredStakes';
import { broadcast } from '../connection/broadcasts';
import { betsApi } from './betsApi';
import { betsEvents } from './betsSlice';

const settled = { roundId: 50, createdAt: null, digits: '472' };
const other = { ...listedBet(3), number: '4' };
const firstPage = (...rows: object[]) => ({
  body: { data: rows, links: { next: '/bets?page=2' }, meta: { current_page: 1, last_page: 2 } },
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a stake whose response was lost, when the list comes in pages,', () => {
  it('[4.36, 4.40] is never reported as not found or not placed because of the first page, nor offered again', async () => {
    const { server, store, submit, states, toasts } = await openPageWithServer();
    server.on('GET bets', firstPage(other));
    await submit();
    await pass(7000);
    expect(states()).toEqual(['unclear']);
    expect(toasts()).toEqual(['Something went wrong', km.receipt.stakeIsUnclear('07', '1,000')]);
    store.dispatch(broadcast.roundCalculated({ result: settled, receivedAt: 0 }));
    await pass(60_000);
    expect(states()).toEqual(['unclear']);
    server.on('GET bets', noBets);
    await store.dispatch(refetch(betsApi.endpoints.getBets));
    expect(states()).toEqual(['notPlaced']);
  });

  it('[4.40] is not offered again if only the list before its slip is partial', async () => {
    const { server, store, submit, states } = await openPageWithServer();
    await submit();
    await pass(7000);
    expect(states()).toEqual(['notFound']);
    server.on('GET bets', firstPage(other));
    const receiptId = store.getState().bets.receipts[0]?.id ?? '';
    store.dispatch(betsEvents.betAgainPressed({ receiptId }));
    await pass(0);
    expect(states()).toEqual(['unclear']);
    expect(store.getState().bets).toMatchObject({ slip: { receiptId }, lookingAgainId: null });
  });
});
