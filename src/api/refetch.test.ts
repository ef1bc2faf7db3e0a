import { QueryStatus } from '@reduxjs/toolkit/query';
import { gameApi } from '../features/game/gameApi';
import { startFakeServer } from '../testing/fakeServer';
import type { FakeAnswer } from '../testing/fakeServer';
import { makeTestStore } from '../testing/makeTestStore';
import { waitFor } from '../testing/waitFor';
import { refetch } from './refetch';
import { alwaysRefetch } from './restApi';

const { getBetLimit, getPreviousResult } = gameApi.endpoints;

/** A server whose responses to the limits the test gives one by one. */
function setUp() {
  const { store, server } = makeTestStore();
  const answers: ((answer: FakeAnswer) => void)[] = [];
  server.on('GET bet-limit', () => new Promise((resolve) => answers.push(resolve)));
  server.on('GET previous-result', () => new Promise(() => undefined));
  const ofLimit = (minBet: number) => ({ body: { min_bet: minBet, max_bet: 9000 } });
  return {
    store,
    answer: (at: number, minBet: number) => answers[at]?.(ofLimit(minBet)),
    requests: () => server.calls('GET bet-limit').length,
    shown: () => getBetLimit.select()(store.getState()).data?.minBet,
  };
}

describe('refetch', () => {
  it('fetches the list and says whether it came', async () => {
    const { store } = setUp();
    const server = startFakeServer();
    server.on('GET bet-limit', { body: { min_bet: 1000, max_bet: 9000 } });
    await expect(store.dispatch(refetch(getBetLimit))).resolves.toBe(true);
    server.on('GET bet-limit', { status: 500 });
    await expect(store.dispatch(refetch(getBetLimit))).resolves.toBe(false);
    expect(server.calls()).toHaveLength(2);
  });

  it('fetches again after the response to a request in flight, which may be older', async () => {
    const { store, answer, requests, shown } = setUp();
    void store.dispatch(getBetLimit.initiate(undefined, alwaysRefetch));
    await waitFor(() => expect(requests()).toBe(1));
    const fetched = store.dispatch(refetch(getBetLimit));
    await new Promise(setImmediate);
    expect(requests()).toBe(1);
    answer(0, 1000);
    await waitFor(() => expect(requests()).toBe(2));
    expect(shown()).toBe(1000);
    answer(1, 2000);
    await expect(fetched).resolves.toBe(true);
    expect(shown()).toBe(2000);
  });

  it('does not wait for a request in flight that may hang', async () => {
    const { store, answer, requests, shown } = setUp();
    void store.dispatch(getBetLimit.initiate(undefined, alwaysRefetch));
    await waitFor(() => expect(requests()).toBe(1));
    const fetched = store.dispatch(refetch(getBetLimit, { abortRunning: true }));
    await waitFor(() => expect(requests()).toBe(2));
    answer(1, 2000);
    await expect(fetched).resolves.toBe(true);
    expect(shown()).toBe(2000);
  });

  it('keeps a list for hours, although nothing subscribes to it', async () => {
    const { store, answer, requests, shown } = setUp();
    const fetched = store.dispatch(refetch(getBetLimit));
    await waitFor(() => expect(requests()).toBe(1));
    jest.useFakeTimers();
    answer(0, 1000);
    await fetched;
    jest.advanceTimersByTime(8 * 3_600_000);
    expect(shown()).toBe(1000);
    jest.useRealTimers();
  });

  it('neither waits for a request for another list nor aborts it', async () => {
    const { store, answer, requests } = setUp();
    void store.dispatch(getPreviousResult.initiate(undefined, alwaysRefetch));
    const fetched = store.dispatch(refetch(getBetLimit, { abortRunning: true }));
    await waitFor(() => expect(requests()).toBe(1));
    answer(0, 1000);
    await expect(fetched).resolves.toBe(true);
    expect(getPreviousResult.select()(store.getState()).status).toBe(QueryStatus.pending);
  });
});
