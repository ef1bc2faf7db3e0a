import { sessionEnded } from '../../api/apiEvents';
import { restApi } from '../../api/restApi';
import { broadcast } from '../connection/broadcasts';
import type { TestServicesOptions } from '../../testing/makeTestServices';
import { makeTestStore } from '../../testing/makeTestStore';

beforeEach(() => jest.useFakeTimers());

const row = (id: number) => ({ id, round_id: id, created_at: null, detail: '{"number":7}' });
const resultOf = (roundId: number) => ({ roundId, createdAt: null, digits: '007' });
const wild = Number.MAX_SAFE_INTEGER - 1;

async function setUp(options: TestServicesOptions = {}) {
  const { store, services, server } = makeTestStore(options);
  server.on('GET results', { body: [row(49)] });
  const start = (roundId: number) =>
    store.dispatch(broadcast.roundStarted({ roundId, receivedAt: 0 }));
  const settle = async () => {
    await jest.advanceTimersByTimeAsync(2000);
    await Promise.all(store.dispatch(restApi.util.getRunningQueriesThunk()));
    await jest.advanceTimersByTimeAsync(0);
  };
  start(50);
  await settle();
  return {
    store,
    lines: services.logger.lines,
    server,
    start,
    settle,
    game: () => store.getState().game,
    requestCount: () => server.calls('GET results').length,
  };
}

describe('an absurd round id', () => {
  it.each([
    broadcast.roundStarted({ roundId: wild, receivedAt: 0 }),
    broadcast.roundCalculated({ result: resultOf(wild), receivedAt: 0 }),
    broadcast.resultReceived({ roundId: wild, digits: '007', receivedAt: 0 }),
  ])('[4.5] is corrected by the list, and the next round works: $type', async (event) => {
    const { store, start, settle, game, requestCount } = await setUp();
    const { round } = game();
    store.dispatch(event);
    await settle();
    expect(requestCount()).toBe(2);
    expect(game()).toMatchObject({ round, reveal: null });
    start(51);
    expect(game().round.id).toBe(51);
    store.dispatch(broadcast.roundCalculated({ result: resultOf(51), receivedAt: 0 }));
    store.dispatch(broadcast.resultReceived({ roundId: 51, digits: '472', receivedAt: 0 }));
    expect(game().reveal).toMatchObject({ roundId: 51 });
  });

  it('is logged with what was shown', async () => {
    const { store, lines } = await setUp();
    store.dispatch(broadcast.resultReceived({ roundId: wild, digits: '007', receivedAt: 0 }));
    expect(lines).toContainEqual({
      message: 'event of a round that does not follow the one shown',
      details: { event: 'broadcast/resultReceived', roundId: wild, shownRoundId: 50 },
    });
  });

  it('loads the list a few times at most, however many come', async () => {
    const { start, settle, requestCount, game } = await setUp();
    for (let count = 0; count < 50; count += 1) start(wild - count);
    await settle();
    expect(requestCount()).toBeLessThanOrEqual(3);
    expect(game().round.id).toBe(50);
  });
});

describe('the request for the list after such an event', () => {
  const absurd = broadcast.resultReceived({ roundId: wild, digits: '007', receivedAt: 0 });

  it('is sent within two seconds, so that not every client sends it at once', async () => {
    const { store, requestCount } = await setUp({ random: () => 0.25 });
    store.dispatch(absurd);
    await jest.advanceTimersByTimeAsync(499);
    expect(requestCount()).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(requestCount()).toBe(2);
  });

  it('is not sent once the session has ended', async () => {
    const { store, server, settle, requestCount, lines } = await setUp();
    store.dispatch(absurd);
    store.dispatch(sessionEnded({ reason: 'loggedOut' }));
    await settle();
    expect(lines).toHaveLength(1);
    expect(requestCount()).toBe(1);
    expect(server.calls().filter(({ token }) => token === null)).toEqual([]);
  });

  it('is not needed for the first event of a page, which follows none', async () => {
    const { store, services, server } = makeTestStore();
    server.on('GET results', { body: [row(49)] });
    store.dispatch(broadcast.roundCalculated({ result: resultOf(50), receivedAt: 0 }));
    await jest.advanceTimersByTimeAsync(2000);
    expect(store.getState().game.round.id).toBe(50);
    expect(services.logger.lines).toEqual([]);
    expect(server.calls('GET results')).toEqual([]);
  });
});
