import { alwaysRefetch } from '../../api/restApi';
import { appStarted } from '../../store/appEvents';
import type { FakeAnswer } from '../../testing/fakeServer';
import { advanceTime } from '../../testing/invariants/virtualTime';
import { makeTestStore } from '../../testing/makeTestStore';
import { gameApi } from '../game/gameApi';
import { selectSendBeforeSeconds } from '../game/gameSelectors';
import { connectionEvents } from './connectionSlice';

beforeEach(() => jest.useFakeTimers());

function setUp() {
  const { store, services, server } = makeTestStore();
  const { clock, broadcasts } = services;
  const answers: ((answer: FakeAnswer) => void)[] = [];
  server.on('GET bet-limit', () => new Promise((resolve) => answers.push(resolve)));
  const pass = async (milliseconds: number) => {
    clock.advance(milliseconds);
    await advanceTime(milliseconds);
  };
  return {
    ...services,
    store,
    server,
    pass,
    /** Pushes keep the watchdog from pinging. */
    passWithPushes: async (seconds: number) => {
      for (let passed = 0; passed < seconds; passed += 1) {
        await pass(1000);
        broadcasts.emit({ kind: 'countdown', secondsLeft: 60 - passed });
      }
    },
    samples: () => store.getState().connection.latency.samplesMs,
    sendBefore: () => selectSendBeforeSeconds(store.getState()),
    /** One call whose answer takes so long. */
    call: async (milliseconds: number, answer: FakeAnswer = { body: { max_bet: 1000 } }) => {
      const { getBetLimit } = gameApi.endpoints;
      const running = store.dispatch(getBetLimit.initiate(undefined, alwaysRefetch));
      await pass(milliseconds);
      answers.pop()?.(answer);
      await running;
      await advanceTime(0);
    },
    /** Opens the connection; so many round trips are known. */
    open: (known = 4) => {
      for (let count = 0; count < known; count += 1)
        store.dispatch(connectionEvents.roundTripMeasured({ ms: 20 }));
      store.dispatch(appStarted());
      broadcasts.emit({ kind: 'connection', state: 'open' });
    },
  };
}

describe('the calls', () => {
  it('measure the connection, also those that the server refuses', async () => {
    const { call, samples } = setUp();
    await call(300);
    await call(700, { status: 422, body: { message: 'no' } });
    expect(samples()).toEqual([300, 700]);
  });

  it('measure nothing if they reach their time limit', async () => {
    const { call, samples } = setUp();
    await call(200);
    await call(15_000);
    expect(samples()).toEqual([200]);
  });

  it('are each measured to their own end', async () => {
    const { store, server, call, pass, samples } = setUp();
    let answerSlow: (answer: FakeAnswer) => void = () => undefined;
    server.on('GET previous-result', () => new Promise((resolve) => (answerSlow = resolve)));
    const { getPreviousResult } = gameApi.endpoints;
    const slow = store.dispatch(getPreviousResult.initiate(undefined, alwaysRefetch));
    await pass(100);
    await call(300);
    expect(samples()).toEqual([300]);
    await pass(200);
    answerSlow({ body: null });
    await slow;
    await advanceTime(0);
    expect(samples()).toEqual([300, 600]);
  });

  it('measure nothing if they are aborted', async () => {
    const { store, call, pass, samples, logger } = setUp();
    await call(300);
    const { getBetLimit } = gameApi.endpoints;
    const running = store.dispatch(getBetLimit.initiate(undefined, alwaysRefetch));
    await pass(100);
    running.abort();
    await running;
    await advanceTime(0);
    expect(samples()).toEqual([300]);
    expect(logger.lines).toEqual([]);
  });
});

describe('an open connection', () => {
  it('is pinged each 5 s until four round trips are known', async () => {
    const { open, passWithPushes, broadcasts, samples } = setUp();
    open(0);
    for (let pings = 1; samples().length < 4; pings += 1) {
      await passWithPushes(6);
      expect(broadcasts.pings()).toBe(pings);
      broadcasts.emit({ kind: 'pong' });
    }
    const known = broadcasts.pings();
    await passWithPushes(28);
    expect(broadcasts.pings()).toBe(known);
  });

  it('is pinged 30 s after it was last measured, and the pong measures it', async () => {
    const { open, pass, passWithPushes, broadcasts, samples } = setUp();
    open();
    await pass(0);
    const before = samples().length;
    await passWithPushes(31);
    expect(broadcasts.pings()).toBe(1);
    broadcasts.emit({ kind: 'pong' });
    expect(samples()).toHaveLength(before + 1);
    expect(samples().at(-1)).toBe(1000);
  });

  it('is pinged later if a call has measured it', async () => {
    const { open, passWithPushes, call, broadcasts, logger } = setUp();
    open();
    await passWithPushes(20);
    await call(300);
    await passWithPushes(28);
    expect(broadcasts.pings()).toBe(0);
    await passWithPushes(4);
    expect(broadcasts.pings()).toBe(1);
    expect(logger.lines).toEqual([]);
  });

  it('is pinged after 5 s while the hint to send earlier is shown', async () => {
    const { open, passWithPushes, call, broadcasts, sendBefore } = setUp();
    open();
    for (let count = 0; count < 20; count += 1) {
      await call(2600);
      await passWithPushes(1);
    }
    expect(sendBefore()).toBe(8);
    const before = broadcasts.pings();
    await passWithPushes(3);
    expect(broadcasts.pings()).toBe(before);
    await passWithPushes(3);
    expect(broadcasts.pings()).toBe(before + 1);
  });
});

it('a lost connection is not pinged before it is open again', async () => {
  const { store, open, pass, passWithPushes, broadcasts } = setUp();
  open();
  await pass(0);
  broadcasts.emit({ kind: 'connection', state: 'lost' });
  for (let seconds = 0; seconds < 40; seconds += 1) await pass(1000);
  expect(store.getState().connection.status).toBe('reconnecting');
  expect(broadcasts.pings()).toBe(0);
  broadcasts.emit({ kind: 'connection', state: 'open' });
  await passWithPushes(32);
  expect(broadcasts.pings()).toBe(1);
});
