import { refetch } from '../../api/refetch';
import { appStarted } from '../../store/appEvents';
import { betsApi } from '../../features/bets/betsApi';
import { betsEvents } from '../../features/bets/betsSlice';
import { broadcast } from '../../features/connection/broadcasts';
import { ownerMark } from '../../platform/ownerMark';
import { startFakeServer } from '../fakeServer';
import type { FakeServer } from '../fakeServer';
import { makeTestStore } from '../makeTestStore';
import { recordActions } from '../recordActions';
import { resultRow } from './homeWithLists';
import { toastTexts } from '../shownToasts';

/** What the player stakes with each press. */
export const stake = { roundId: 50, number: '07', amount: 1000 };

/** A bet of that stake as the server lists it. */
export const listedBet = (id: number) => ({ id, result_id: 50, number: '07', amount: 1000 });

/** A settled bet on another number of that round: a list with it would show the stake. */
export const settledBet = { ...listedBet(3), number: '4', is_calculate: true };

/** A call whose connection is lost: no answer. */
export const networkFailure = () => Promise.reject(new TypeError('Failed to fetch'));

/** The answer of an empty list of bets. */
export const noBets = () => ({ body: [] as unknown });

/** Lets milliseconds pass on the timers of Jest, which the test has made fake. */
export const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

/** A page of round 50 with 30 seconds left and a live balance, whose stakes get no answer. */
export async function openPage(server: FakeServer, sessionStore: Record<string, string> = {}) {
  const { store, services } = makeTestStore({ sessionStore });
  const actions = recordActions(store);
  store.dispatch(appStarted());
  services.broadcasts.emit({ kind: 'connection', state: 'open' });
  store.dispatch(broadcast.roundStarted({ roundId: 50, receivedAt: 0 }));
  services.broadcasts.emit({ kind: 'countdown', secondsLeft: 30 });
  services.balances.push(100_000);
  await pass(0);
  return {
    store,
    services,
    actions,
    submit: async () => {
      store.dispatch(betsEvents.slipOpened({ roundId: 50, number: '07' }));
      store.dispatch(betsEvents.slipAmountChanged({ amount: stake.amount }));
      store.dispatch(betsEvents.betSubmitted(stake));
      await pass(0);
    },
    states: () => store.getState().bets.receipts.map(({ state }) => state),
    toasts: () => toastTexts(store.getState()),
    requestCount: () => server.calls('GET bets').length,
    stored: () => services.sessionStore.read(`receipts:${ownerMark('1001')}`) ?? '',
  };
}

/** Such a page with its server, once it knows the list of bets, which is empty. */
export async function openPageWithServer() {
  const server = startFakeServer();
  server.on('GET results', { body: [resultRow(49), resultRow(48)] });
  server.on('GET bets', noBets);
  server.on('POST bets', networkFailure);
  const page = await openPage(server);
  await page.store.dispatch(refetch(betsApi.endpoints.getBets));
  const before = page.requestCount();
  return { ...page, server, requestCount: () => page.requestCount() - before };
}
