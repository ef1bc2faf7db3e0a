import { refetch } from '../../api/refetch';
import { betsApi } from '../../features/bets/betsApi';
import { betsEvents } from '../../features/bets/betsSlice';
import { keepReceipts } from '../../features/bets/betMemory';
import { receiptOfPress } from '../../features/receipts/receiptMachine';
import { isBettingOpen } from '../../features/game/gameSelectors';
import { appStarted } from '../../store/appEvents';
import { locationChanged } from '../../store/navigationSlice';
import { startFakeServer } from '../../testing/fakeServer';
import { resultRow } from '../../testing/listeners/homeWithLists';
import { betRow } from '../../testing/listeners/openSlip';
import { makeTestServices } from '../../testing/makeTestServices';
import { makeStore } from '../store';
import { createAppListeners } from './createAppListeners';
import { firstListeners } from './firstListeners';
import { laterListeners } from './laterListeners';
import { startLaterListeners } from './startLaterListeners';

beforeEach(() => jest.useFakeTimers());

const stake = { roundId: 50, number: '07', amount: 1000 };

/** A page, home by default, while the later listeners are still loading. */
function openPage(pathname = '/') {
  const server = startFakeServer();
  server.on('GET results', { body: [resultRow(49)] });
  const services = makeTestServices();
  keepReceipts(services.sessionStore, '1001', [
    receiptOfPress({ id: 'a', userId: '1001', stake, baseline: [] }),
  ]);
  const listeners = createAppListeners(services, firstListeners);
  const store = makeStore(services, listeners);
  store.dispatch(appStarted());
  store.dispatch(locationChanged({ pathname, search: '' }));
  const { startListening } = listeners;
  return {
    server,
    services,
    store,
    finishLoading: () =>
      startLaterListeners(startListening, store.dispatch, () =>
        Promise.resolve({ laterListeners }),
      ),
    /** The chunk loads after this number of failures. */
    failToLoad: (times: number) => {
      let attempts = 0;
      const load = () =>
        (attempts += 1) > times
          ? Promise.resolve({ laterListeners })
          : Promise.reject(new Error('no network'));
      void startLaterListeners(startListening, store.dispatch, load);
      return { attempts: () => attempts };
    },
    receipt: () => store.getState().bets.receipts[0],
  };
}

it('before the later listeners run, betting is closed and no stake is sent', async () => {
  const { server, services, store, finishLoading } = openPage();
  services.broadcasts.emit({ kind: 'countdown', secondsLeft: 300 });
  expect(isBettingOpen(store.getState(), services.clock.now())).toBe(false);
  store.dispatch(betsEvents.betSubmitted({ ...stake, number: '08' }));
  await jest.advanceTimersByTimeAsync(5000);
  expect(server.calls().filter(({ method }) => method === 'POST')).toEqual([]);
  expect(store.getState().bets.receipts).toHaveLength(1);

  await finishLoading();
  services.broadcasts.emit({ kind: 'countdown', secondsLeft: 300 });
  await jest.advanceTimersByTimeAsync(5000);
  expect(isBettingOpen(store.getState(), services.clock.now())).toBe(true);
});

it('a stake that is being checked is found once the later listeners run, though a list has come before', async () => {
  const { server, store, finishLoading, receipt } = openPage();
  server.on('GET bets', { body: [betRow(9)] });
  await store.dispatch(refetch(betsApi.endpoints.getBets));
  expect(receipt()?.state).toBe('checking');
  await finishLoading();
  await jest.advanceTimersByTimeAsync(5000);
  expect(receipt()?.state).toBe('placed');
});

it('once the later listeners run, the balance is followed, other tabs are asked for their bets, and the rules on the screen get the odds', async () => {
  const { server, services, finishLoading } = openPage('/rule');
  const askForBets = jest.spyOn(services.tabs, 'askForBets');
  await finishLoading();
  expect(services.balances.watchedUser()).toBe('1001');
  expect(askForBets).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(0);
  expect(server.calls('GET odds')).toHaveLength(1);
});

it('a chunk of listeners that fails to load is reported once and requested until it loads', async () => {
  const { services, failToLoad } = openPage();
  const findNewRelease = jest.spyOn(services, 'findNewRelease');
  const { attempts } = failToLoad(3);
  await jest.advanceTimersByTimeAsync(1);
  expect(attempts()).toBe(1);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(attempts()).toBe(4);
  expect(services.broadcasts.isConnected()).toBe(true);
  expect(findNewRelease).toHaveBeenCalledTimes(1);
});
