import { homeReloadRequested } from '../../store/appEvents';
import { selectLastResult, selectShownResults } from './gameSelectors';
import { broadcast } from '../connection/broadcasts';
import { gameEvents } from './gameSlice';
import { openHome, resultRow } from '../../testing/listeners/homeWithLists';

beforeEach(() => jest.useFakeTimers());

const resultOf = (roundId: number, digits: string) => ({ roundId, createdAt: null, digits });
const message = 'the server sent two numbers for one round';

async function setUp() {
  const home = await openHome();
  const { store } = home;
  const digitsOf = (roundId: number) => {
    const state = store.getState();
    const strip = selectLastResult(state);
    return {
      reveal: state.game.reveal?.digits,
      strip: strip?.roundId === roundId ? strip.digits : undefined,
      list: selectShownResults(state)?.find((row) => row.roundId === roundId)?.digits,
    };
  };
  store.dispatch(broadcast.roundStarted({ roundId: 50, receivedAt: 0 }));
  await home.settle();
  return {
    ...home,
    digitsOf,
    warnings: () => home.logger.lines.filter((line) => line.message === message),
    calculate: (digits: string) =>
      store.dispatch(broadcast.roundCalculated({ result: resultOf(50, digits), receivedAt: 0 })),
    result: (digits: string, roundId: number | null = 50) =>
      store.dispatch(broadcast.resultReceived({ roundId, digits, receivedAt: 0 })),
    revealAll: () => {
      for (let count = 0; count < 3; count += 1) store.dispatch(gameEvents.digitRevealed());
    },
  };
}

describe('two numbers for one round', () => {
  it.each([
    ['the result', ['calculate', 'result']],
    ['calculate', ['result', 'calculate']],
  ] as const)(
    'leave that of %s in reveal, strip and list if it comes last',
    async (_, [first, last]) => {
      const { revealAll, digitsOf, warnings, ...events } = await setUp();
      events[first]('472');
      events[last]('007');
      revealAll();
      expect(digitsOf(50)).toEqual({ reveal: '007', strip: '007', list: '007' });
      expect(warnings()).toEqual([
        { message, details: { roundId: 50, earlier: '472', later: '007' } },
      ]);
    },
  );

  it('leave the number of a late result in the list loaded before it, too', async () => {
    const { store, server, pass, result, revealAll, digitsOf, warnings } = await setUp();
    server.on('GET results', { body: [resultRow(50), resultRow(49)] });
    store.dispatch(broadcast.roundStarted({ roundId: 51, receivedAt: 0 }));
    await pass(2000);
    expect(digitsOf(50)).toMatchObject({ strip: '007', list: '007' });
    result('472');
    revealAll();
    expect(digitsOf(50)).toEqual({ reveal: '472', strip: '472', list: '472' });
    expect(warnings()).toHaveLength(1);
  });

  it('leave the number of a late result on top of a list that lags behind', async () => {
    const { store, settle, calculate, result, revealAll, digitsOf, warnings } = await setUp();
    calculate('472');
    store.dispatch(broadcast.roundStarted({ roundId: 51, receivedAt: 0 }));
    await settle();
    result('007');
    revealAll();
    expect(digitsOf(50)).toEqual({ reveal: '007', strip: '007', list: '007' });
    expect(warnings()).toHaveLength(1);
  });

  it('leave the number of a list that is loaded later', async () => {
    const { server, settle, store, calculate, result, revealAll, digitsOf, warnings } =
      await setUp();
    calculate('472');
    result('472');
    revealAll();
    server.on('GET results', { body: [resultRow(49)] });
    store.dispatch(homeReloadRequested());
    await settle();
    expect(digitsOf(50)).toEqual({ reveal: '472', strip: '472', list: '472' });
    server.on('GET results', { body: [resultRow(50), resultRow(49)] });
    store.dispatch(homeReloadRequested());
    await settle();
    expect(digitsOf(50)).toEqual({ reveal: '007', strip: '007', list: '007' });
    expect(warnings()).toEqual([
      { message, details: { roundId: 50, earlier: '472', later: '007' } },
    ]);
  });

  it('leave the numbers of other rounds as they are', async () => {
    const { server, store, settle, result, revealAll, digitsOf } = await setUp();
    server.on('GET results', { body: [resultRow(50), resultRow(49)] });
    store.dispatch(homeReloadRequested());
    await settle();
    result('472');
    revealAll();
    expect(digitsOf(50).list).toBe('472');
    expect(digitsOf(49).list).toBe('007');
  });

  it('leave the later one in the previous result, whose list may lack it', async () => {
    const { server, store, settle, result, revealAll, digitsOf, warnings } = await setUp();
    server.on('GET previous-result', { body: resultRow(50) });
    store.dispatch(homeReloadRequested());
    await settle();
    expect(digitsOf(50).strip).toBe('007');
    result('472');
    revealAll();
    expect(digitsOf(50).strip).toBe('472');
    expect(warnings()).toHaveLength(1);
  });

  it('are corrected without a fault if the server has no previous result', async () => {
    const { calculate, result, settle, logger } = await setUp();
    calculate('472');
    result('007');
    await settle();
    expect(logger.lines.map((line) => line.message)).toEqual([message]);
  });

  it('are not logged if a list has none for its round', async () => {
    const { server, store, settle, calculate, digitsOf, warnings } = await setUp();
    calculate('472');
    server.on('GET results', { body: [{ ...resultRow(50), detail: null }, resultRow(49)] });
    store.dispatch(homeReloadRequested());
    await settle();
    expect(digitsOf(50)).toMatchObject({ list: null });
    expect(warnings()).toEqual([]);
  });

  it('are not logged if they are equal or one can not be read', async () => {
    const { store, calculate, result, digitsOf, warnings } = await setUp();
    calculate('472');
    result('472');
    result('472', null);
    const unreadable = { roundId: 50, createdAt: null, digits: null };
    store.dispatch(broadcast.roundCalculated({ result: unreadable, receivedAt: 0 }));
    expect(digitsOf(50).reveal).toBe('472');
    expect(warnings()).toEqual([]);
  });
});
