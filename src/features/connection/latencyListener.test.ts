import { alwaysRefetch } from '../../api/restApi';
import type { FakeAnswer } from '../../testing/fakeServer';
import { advanceTime } from '../../testing/invariants/virtualTime';
import { makeTestStore } from '../../testing/makeTestStore';
import { gameApi } from '../game/gameApi';

beforeEach(() => jest.useFakeTimers());

function setUp() {
  const { store, services, server } = makeTestStore();
  const { clock } = services;
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
    samples: () => store.getState().connection.roundTripsMs,
    /** One call whose answer takes so long. */
    call: async (milliseconds: number, answer: FakeAnswer = { body: { max_bet: 1000 } }) => {
      const { getBetLimit } = gameApi.endpoints;
      const running = store.dispatch(getBetLimit.initiate(undefined, alwaysRefetch));
      await pass(milliseconds);
      answers.pop()?.(answer);
      await running;
      await advanceTime(0);
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
