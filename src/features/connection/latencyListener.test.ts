import { alwaysRefetch } from '../../api/restApi';
import { appStarted } from '../../app/appEvents';
import { startFakeServer } from '../../testing/fakeServer';
import type { FakeAnswer } from '../../testing/fakeServer';
import { advanceTime } from '../../testing/invariants/virtualTime';
import { makeTestStore } from '../../testing/makeTestStore';
import { gameApi } from '../game/gameApi';
import { selectSendBeforeSeconds } from '../game/gameSelectors';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  const server = startFakeServer();
  const { store, services } = makeTestStore();
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
    pass,
    samples: () => store.getState().game.latency?.samplesMs ?? [],
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
    open: () => {
      server.on('GET results', { body: [] });
      server.on('GET bets', { body: [] });
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

  it('that are slow move the time to send, and five quick ones do not', async () => {
    const { call, sendBefore } = setUp();
    for (let count = 0; count < 5; count += 1) await call(120);
    expect(sendBefore()).toBeNull();
    for (let count = 0; count < 20; count += 1) await call(2600);
    expect(sendBefore()).toBe(8);
  });
});

describe('an open connection', () => {
  it('is pinged 30 s after it was last measured, and the pong measures it', async () => {
    const { open, pass, broadcasts, samples } = setUp();
    open();
    await pass(0);
    const before = samples().length;
    // Pushes keep the watchdog from pinging.
    for (let seconds = 0; seconds < 31; seconds += 1) {
      await pass(1000);
      broadcasts.emit({ kind: 'countdown', secondsLeft: 60 - seconds });
    }
    expect(broadcasts.pings()).toBe(1);
    broadcasts.emit({ kind: 'pong' });
    expect(samples()).toHaveLength(before + 1);
    expect(samples().at(-1)).toBe(1000);
  });
});
