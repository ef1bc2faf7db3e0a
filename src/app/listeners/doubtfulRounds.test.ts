import { restApi } from '../../api/restApi';
import { gameEvents } from '../../features/game/gameSlice';
import { startFakeServer } from '../../testing/fakeServer';
import type { TestServicesOptions } from '../../testing/makeTestServices';
import { makeTestStore } from '../../testing/makeTestStore';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const row = (id: number) => ({ id, round_id: id, created_at: null, detail: '{"number":7}' });
const resultOf = (roundId: number) => ({ roundId, createdAt: null, digits: '007' });
const wild = Number.MAX_SAFE_INTEGER - 1;

async function setUp(options: TestServicesOptions = {}) {
  const server = startFakeServer();
  server.on('GET results', { body: [row(49)] });
  server.on('GET bets', { body: [] });
  const { store } = makeTestStore(options);
  const start = (roundId: number) => store.dispatch(gameEvents.roundStarted({ roundId }));
  const settle = async () => {
    await jest.advanceTimersByTimeAsync(2000);
    await Promise.all(store.dispatch(restApi.util.getRunningQueriesThunk()));
    await jest.advanceTimersByTimeAsync(0);
  };
  start(50);
  await settle();
  return {
    store,
    server,
    start,
    settle,
    game: () => store.getState().game,
    asked: () => server.calls('GET results').length,
  };
}

describe('an event of a round far ahead', () => {
  it.each([
    gameEvents.roundStarted({ roundId: wild }),
    gameEvents.roundCalculated({ result: resultOf(wild) }),
    gameEvents.resultReceived({ roundId: wild, digits: '007' }),
  ])('changes nothing, the list is asked, and the next round works: $type', async (event) => {
    const { store, start, settle, game, asked } = await setUp();
    const { round, reveal } = game();
    store.dispatch(event);
    expect(game()).toMatchObject({ round, reveal });
    await settle();
    expect(asked()).toBe(2);
    expect(game().round.id).toBe(50);
    start(51);
    expect(game().round.id).toBe(51);
    store.dispatch(gameEvents.resultReceived({ roundId: 51, digits: '472' }));
    expect(game().reveal).toMatchObject({ roundId: 51 });
  });

  it('is true where the list says so', async () => {
    const { server, start, settle, game } = await setUp();
    server.on('GET results', { body: [row(89)] });
    start(90);
    expect(game().round.id).toBe(50);
    await settle();
    expect(game().round.id).toBe(90);
  });

  it('asks once, however many come', async () => {
    const { start, settle, asked } = await setUp();
    for (let count = 0; count < 50; count += 1) start(wild - count);
    await settle();
    expect(asked()).toBe(2);
  });
});

describe('a round that was believed and is out of reach', () => {
  it('from the first event of a visit is taken back by the list', async () => {
    const server = startFakeServer();
    server.on('GET results', { body: [row(49)] });
    const { store } = makeTestStore();
    store.dispatch(gameEvents.roundStarted({ roundId: wild }));
    await jest.advanceTimersByTimeAsync(0);
    await Promise.all(store.dispatch(restApi.util.getRunningQueriesThunk()));
    expect(store.getState().game.round).toMatchObject({ id: 50, isAnnounced: false });
  });

  it('from a broken list is taken back by the next one, at the latest with the next round', async () => {
    const { server, start, settle, game } = await setUp();
    server.on('GET results', { body: [row(wild)] });
    start(51);
    await settle();
    expect(game().round.id).toBe(wild + 1);
    server.on('GET results', { body: [row(51), row(50)] });
    start(52);
    await settle();
    expect(game().round.id).toBe(52);
  });

  it.each([
    ['a stored one', { sessionStore: { lastRevealedRound: String(wild) } }],
    ['one that came before any round was known', {}],
  ])('does not keep later results from being revealed: %s', async (_, options) => {
    const server = startFakeServer();
    server.on('GET results', { body: [row(49)] });
    const { store } = makeTestStore(options);
    store.dispatch(gameEvents.resultReceived({ roundId: wild, digits: '007' }));
    store.dispatch(gameEvents.revealClosed());
    store.dispatch(gameEvents.roundStarted({ roundId: 50 }));
    store.dispatch(gameEvents.resultReceived({ roundId: 50, digits: '472' }));
    expect(store.getState().game).toMatchObject({
      reveal: { roundId: 50 },
      lastRevealedRoundId: 50,
    });
    await jest.advanceTimersByTimeAsync(0);
  });
});
