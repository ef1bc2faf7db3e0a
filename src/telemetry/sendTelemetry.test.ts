import { clearAllListeners } from '@reduxjs/toolkit';
import { betsEvents } from '../features/bets/betsSlice';
import { broadcast } from '../features/connection/broadcasts';
import { connectionEvents } from '../features/connection/connectionSlice';
import { problemReportEvents } from '../features/problemReport/problemReportSlice';
import type { TelemetrySettings } from './telemetrySettings';
import type { Telemetry } from './telemetrySchema';
import { gameApi } from '../features/game/gameApi';
import { betOf } from '../testing/betOf';
import { startFakeServer, whenTestEnds } from '../testing/fakeServer';
import { makeTestServices } from '../testing/makeTestServices';
import { appStarted, isListenerStart } from '../store/appEvents';
import { createAppListeners } from '../app/listeners/createAppListeners';
import { makeStore } from '../app/store';
import type { PageSignals } from './pageSignals';
import { sendTelemetry } from './sendTelemetry';

beforeEach(() => void jest.useFakeTimers());

const stake = { roundId: 1, number: '07', amount: 5000 };

/** A store that sends telemetry; nothing else listens. The share is a half, and a batch is due each minute. */
async function start() {
  const server = startFakeServer();
  server.on('POST telemetry', { status: 204, text: '' });
  const services = makeTestServices();
  let settings: TelemetrySettings | null = { url: 'telemetry', share: 0.5 };
  let signals: PageSignals | null = null;
  const listeners = createAppListeners(services, [
    // Changes what is counted before the counting listener has its turn.
    (startListening) =>
      startListening({
        actionCreator: betsEvents.numberCleared,
        effect: (_, { dispatch }) => {
          dispatch(betsEvents.betFound({ receiptId: 'a', betKey: 'k', stake, isLate: false }));
          dispatch(connectionEvents.lost());
        },
      }),
    (startListening) =>
      startListening({
        matcher: isListenerStart,
        effect: (_, listenerApi) =>
          sendTelemetry(
            startListening,
            listenerApi,
            { url: 'telemetry', share: 0.5 },
            () => Promise.resolve(settings),
            (given) => (signals = given),
          ),
      }),
  ]);
  const store = makeStore(services, listeners);
  whenTestEnds(() => store.dispatch(clearAllListeners()));
  store.dispatch(appStarted());
  await jest.advanceTimersByTimeAsync(0);
  const pass = async (seconds: number) => {
    services.clock.advance(seconds * 1000);
    await jest.advanceTimersByTimeAsync(seconds * 1000);
  };
  return {
    ...{ store, services, server, pass },
    signals: signals as unknown as PageSignals,
    set: (next: TelemetrySettings | null) => void (settings = next),
    batches: () => server.calls('POST telemetry').map(({ body }) => body as Telemetry),
  };
}

const sent = (receiptId: string) =>
  betsEvents.betSent({ receiptId, userId: '1001', stake, baseline: [] });

it('a page sends its counts each minute and when it is hidden, with its release and share', async () => {
  const { pass, batches, signals } = await start();
  await pass(60);
  expect(batches()).toEqual([
    {
      release: '0.0.0 (tested)',
      share: 0.5,
      seconds: 60,
      vitals: {},
      errors: [],
      calls: [],
      connection: { lost: 0, mute: 0, lostSeconds: 0 },
      stakes: { accepted: 0, refused: 0, checked: 0, notPlaced: 0 },
      unreadable: [],
    },
  ]);
  await pass(10);
  signals.onVital('LCP', 1234.5);
  signals.onVital('CLS', 0.01234);
  signals.onHidden();
  // `pagehide` follows at once.
  signals.onHidden();
  await pass(0);
  expect(batches()).toHaveLength(2);
  expect(batches()[1]).toMatchObject({ seconds: 10, vitals: { LCP: 1235, CLS: 0.012 } });
});

it('stakes are counted by what becomes of them, without numbers or amounts', async () => {
  const { store, pass, batches } = await start();
  store.dispatch(sent('a'));
  store.dispatch(betsEvents.betAccepted({ receiptId: 'a', bet: betOf(), message: null }));
  store.dispatch(sent('b'));
  store.dispatch(betsEvents.betRefused({ receiptId: 'b', message: 'no', kind: 'refused' }));
  store.dispatch(sent('c'));
  store.dispatch(betsEvents.betUnanswered({ receiptId: 'c', cause: 'timeout', message: null }));
  store.dispatch(betsEvents.betFound({ receiptId: 'c', betKey: 'k', stake, isLate: false }));
  store.dispatch(sent('d'));
  store.dispatch(betsEvents.betUnanswered({ receiptId: 'd', cause: 'offline', message: null }));
  store.dispatch(betsEvents.betNotPlaced({ receiptId: 'd', stake }));
  await pass(60);
  expect(batches()[0]?.stakes).toEqual({ accepted: 2, refused: 1, checked: 2, notPlaced: 1 });
  expect(JSON.stringify(batches())).not.toMatch(/5000|"07"|1001|sophea/);
});

it('a change is counted once, though another listener dispatched it during an action', async () => {
  const { store, services, pass, batches } = await start();
  store.dispatch(connectionEvents.opened({ at: services.clock.now() }));
  store.dispatch(sent('a'));
  store.dispatch(betsEvents.betUnanswered({ receiptId: 'a', cause: 'timeout', message: null }));
  store.dispatch(betsEvents.numberCleared());
  await pass(60);
  expect(batches()[0]).toMatchObject({
    stakes: { accepted: 1, checked: 1 },
    connection: { lost: 1 },
  });
});

it('lost and mute connections, their length and the delay are counted', async () => {
  const { store, services, pass, batches } = await start();
  const { clock } = services;
  store.dispatch(connectionEvents.attempted({ at: clock.now() }));
  store.dispatch(connectionEvents.opened({ at: clock.now() }));
  for (const ms of [80, 90, 100, 110, 120]) {
    store.dispatch(connectionEvents.roundTripMeasured({ ms }));
  }
  store.dispatch(connectionEvents.wentQuiet({ at: clock.now() }));
  store.dispatch(connectionEvents.givenUp());
  store.dispatch(connectionEvents.lost());
  await pass(20);
  // A failed attempt is no second loss.
  store.dispatch(connectionEvents.lost());
  store.dispatch(connectionEvents.opened({ at: clock.now() }));
  await pass(40);
  expect(batches()[0]?.connection).toEqual({ lost: 1, mute: 1, lostSeconds: 20, delayMs: 110 });
});

it('script errors, failed calls and what is unreadable twice in a row are counted by kind', async () => {
  const { store, server, signals, pass, batches } = await start();
  const thrown = new TypeError('round 240001 failed');
  thrown.stack = [
    thrown,
    'at x (https://lottery.example.com/js/main.3f9c.js:1:22)',
    'at chrome-extension://abc/inject.js:3:4',
  ].join('\n');
  signals.onError(thrown);
  signals.onError(thrown);
  store.dispatch(
    problemReportEvents.errorShown({ message: 'Oops: it broke', stack: ['js/9.a.js:1:2'] }),
  );
  server.on('GET results', { status: 503 });
  server.on('GET odds', { body: 'nothing of the kind' });
  await store.dispatch(gameApi.endpoints.getResults.initiate(undefined, { forceRefetch: true }));
  await store.dispatch(gameApi.endpoints.getOdds.initiate());
  await store.dispatch(gameApi.endpoints.getOdds.initiate());
  server.on('GET bet-limit', { text: '{"min_bet":1000,', isAborted: true });
  await store.dispatch(gameApi.endpoints.getBetLimit.initiate());
  server.on('GET bet-limit', { text: '{"min_bet":1000,' });
  await store.dispatch(gameApi.endpoints.getBetLimit.initiate());
  store.dispatch(broadcast.unreadableReceived({ channel: 'countdown', receivedAt: 1 }));
  await pass(60);
  expect(batches()[0]).toMatchObject({
    errors: [
      { message: 'TypeError: round # failed', stack: ['js/main.3f9c.js:1:22'], times: 2 },
      { message: 'Oops: it broke', stack: ['js/9.a.js:1:2'], times: 1 },
    ],
    calls: [
      { endpoint: 'getResults', status: 503, kind: 'server', times: 1 },
      { endpoint: 'getOdds', status: 200, kind: 'invalidResponse', times: 2 },
      { endpoint: 'getBetLimit', status: null, kind: 'offline', times: 1 },
      { endpoint: 'getBetLimit', status: 200, kind: 'invalidResponse', times: 1 },
    ],
    unreadable: [
      { kind: 'getOdds', times: 1 },
      { kind: 'countdown', times: 1 },
    ],
  });
});

it('what was counted waits while the browser is offline', async () => {
  const { services, signals, pass, batches } = await start();
  services.page.setOnline(false);
  signals.onError(new Error('lost'));
  await pass(60);
  expect(batches()).toEqual([]);
  services.page.setOnline(true);
  await pass(60);
  expect(batches()).toMatchObject([{ seconds: 120, errors: [{ message: 'Error: lost' }] }]);
});

it('a receiver that fails is not spoken of, and nothing is sent once telemetry is switched off', async () => {
  const { services, server, set, pass, batches } = await start();
  const logged = services.logger.lines.length;
  server.on('POST telemetry', () => {
    throw new TypeError('unreachable');
  });
  await pass(60);
  await pass(60);
  expect(batches()).toHaveLength(2);
  set(null);
  await pass(300);
  expect(batches()).toHaveLength(2);
  expect(services.logger.lines).toHaveLength(logged);
});
