import { betsEvents } from '../../features/bets/betsSlice';
import { broadcast } from '../../features/connection/broadcasts';
import { connectionEvents } from '../../features/connection/connectionSlice';
import { closeTicket, openTicket } from '../../features/ticket/ticketThunks';
import { betRow } from '../../testing/listeners/openSlip';
import type { TestServicesOptions } from '../../testing/makeTestServices';
import { makeTestStore } from '../../testing/makeTestStore';
import { appStarted, pageWoken } from '../../store/appEvents';
import { locationChanged } from '../../store/navigationSlice';
import type { AppDispatch } from '../../store/storeTypes';

beforeEach(() => void jest.useFakeTimers());

/** An app whose `/config.json` is `files` in turn, the last of them for good. */
async function start(files: unknown[], options: TestServicesOptions = {}) {
  const { store, services, server } = makeTestStore(options);
  for (const call of ['results', 'bets', 'bet-limit', 'previous-result']) {
    server.on(`GET ${call}`, { status: 503 });
  }
  let looks = 0;
  services.fetchAppConfig = () => {
    const file = files[Math.min(looks, files.length - 1)];
    looks += 1;
    return file instanceof Error ? Promise.reject(file) : Promise.resolve(file);
  };
  const go = jest.spyOn(services.navigator, 'go');
  store.dispatch(locationChanged({ pathname: '/rule', search: '' }));
  store.dispatch(appStarted());
  await jest.advanceTimersByTimeAsync(0);
  return {
    store,
    server,
    services,
    go,
    looks: () => looks,
    gate: () => store.getState().maintenance.gate,
  };
}

const on = { isMaintenance: true };
const off = { isMaintenance: false };

describe('an open tab', () => {
  it.each([
    ['a new round', broadcast.roundStarted({ roundId: 50, receivedAt: 0 })],
    ['a lost connection', connectionEvents.lost()],
    ['an opened connection', connectionEvents.opened({ at: 1 })],
    ['waking', pageWoken({ at: 1 })],
  ])('goes to the maintenance page after %s', async (_, event) => {
    const { store, gate, go } = await start([off, on]);
    expect(gate()).toBe('open');
    store.dispatch(event);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(gate()).toBe('closed');
    expect(go).toHaveBeenCalledWith('/maintenance', { replace: true });
  });

  it('fetches the file at a random time within twenty seconds, once for several events', async () => {
    const { store, looks } = await start([off], { random: () => 0.75 });
    store.dispatch(broadcast.roundStarted({ roundId: 50, receivedAt: 0 }));
    store.dispatch(connectionEvents.lost());
    await jest.advanceTimersByTimeAsync(14_900);
    expect(looks()).toBe(1);
    await jest.advanceTimersByTimeAsync(200);
    expect(looks()).toBe(2);
    store.dispatch(broadcast.roundStarted({ roundId: 51, receivedAt: 0 }));
    await jest.advanceTimersByTimeAsync(15_100);
    expect(looks()).toBe(3);
  });

  it.each([new Error('config.json answered 404'), { isMaintenance: 'yes' }, null])(
    'stays where it is after %p',
    async (file) => {
      const { store, gate, services } = await start([off, file]);
      store.dispatch(broadcast.roundStarted({ roundId: 50, receivedAt: 0 }));
      await jest.advanceTimersByTimeAsync(20_000);
      expect(gate()).toBe('open');
      expect(services.reloads).toEqual([]);
    },
  );

  it.each([
    [
      'slip',
      (dispatch: AppDispatch) => dispatch(betsEvents.slipOpened({ roundId: 50, number: '07' })),
      (dispatch: AppDispatch) => dispatch(betsEvents.slipClosed()),
    ],
    [
      'ticket',
      (dispatch: AppDispatch) => dispatch(openTicket()),
      (dispatch: AppDispatch) => dispatch(closeTicket()),
    ],
  ])(
    'keeps its open %s until that is closed, and then goes to the maintenance page',
    async (...row) => {
      const [, openLayer, closeLayer] = row;
      const { store, gate, looks } = await start([off, on]);
      openLayer(store.dispatch);
      store.dispatch(connectionEvents.lost());
      await jest.advanceTimersByTimeAsync(60_000);
      expect(looks()).toBe(2);
      expect(gate()).toBe('open');
      closeLayer(store.dispatch);
      await jest.advanceTimersByTimeAsync(0);
      expect(gate()).toBe('closed');
    },
  );

  it('waits for a stake that is being checked', async () => {
    const { store, gate, server } = await start([off, on]);
    const stake = { roundId: 50, number: '07', amount: 1000 };
    const receiptId = 'r1';
    store.dispatch(betsEvents.betSent({ receiptId, userId: '1001', stake, baseline: [] }));
    store.dispatch(betsEvents.betUnanswered({ receiptId, cause: 'timeout', message: null }));
    store.dispatch(connectionEvents.lost());
    await jest.advanceTimersByTimeAsync(30_000);
    expect(gate()).toBe('open');
    server.on('GET bets', { body: [betRow(9)] });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(store.getState().bets.receipts).toMatchObject([{ state: 'placed' }]);
    expect(gate()).toBe('closed');
  });

  it('stays if maintenance is over before the slip is closed', async () => {
    const { store, gate, looks } = await start([off, on, off]);
    store.dispatch(betsEvents.slipOpened({ roundId: 50, number: '07' }));
    store.dispatch(connectionEvents.lost());
    await jest.advanceTimersByTimeAsync(30_000);
    store.dispatch(betsEvents.slipClosed());
    await jest.advanceTimersByTimeAsync(0);
    expect(looks()).toBe(3);
    expect(gate()).toBe('open');
  });

  it('reloads at home when maintenance is over if it is on the maintenance page', async () => {
    const { store, services } = await start([on, off]);
    store.dispatch(broadcast.roundStarted({ roundId: 50, receivedAt: 0 }));
    await jest.advanceTimersByTimeAsync(20_000);
    expect(services.reloads).toEqual(['/']);
  });

  it('does not fetch the file if it has the bypass', async () => {
    const { store, looks } = await start([on], { localStore: { bypassMaintenance: 'true' } });
    store.dispatch(broadcast.roundStarted({ roundId: 50, receivedAt: 0 }));
    await jest.advanceTimersByTimeAsync(20_000);
    expect(looks()).toBe(0);
  });
});
