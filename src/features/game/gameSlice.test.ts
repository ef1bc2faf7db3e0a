import { gameEvents, gameReducer, initialGame } from './gameSlice';
import type { GameState } from './gameSlice';

type Event = Parameters<typeof gameReducer>[1];

const after = (events: Event[], state: GameState = initialGame(null)): GameState =>
  events.reduce(gameReducer, state);

const start = (roundId: number) => gameEvents.roundStarted({ roundId });
const result = (roundId: number | null, digits = '472') =>
  gameEvents.resultReceived({ roundId, digits });
const calculate = (roundId: number) =>
  gameEvents.roundCalculated({ result: { roundId, createdAt: null, digits: '472' } });

describe('a result', () => {
  it('opens the reveal with no digit shown yet', () => {
    expect(after([start(50), result(50)]).reveal).toEqual({
      roundId: 50,
      digits: '472',
      revealedCount: 0,
    });
  });

  it('without an id is the current round’s', () => {
    expect(after([start(50), result(null)]).reveal?.roundId).toBe(50);
  });

  it('without an id, and without a known round, shows nothing', () => {
    expect(after([result(null)]).reveal).toBeNull();
  });

  it('without an id is of the round that was calculated last', () => {
    const resultsRead: Event = {
      type: 'api/executeQuery/fulfilled',
      payload: [{ roundId: 49, createdAt: null, digits: '472' }],
      meta: {
        requestStatus: 'fulfilled',
        requestId: '1',
        arg: { type: 'query', endpointName: 'getResults' },
      },
    };
    const state = after([resultsRead, calculate(49), result(null)]);
    expect(state.round.id).toBe(50);
    expect(state.reveal?.roundId).toBe(49);
    expect(after([start(50), result(50)], state).reveal?.roundId).toBe(50);
  });

  it('that comes twice does not begin anew', () => {
    const once = after([start(50), result(50), gameEvents.digitRevealed()]);
    expect(after([result(50), result(null)], once)).toEqual(once);
  });

  it('that was revealed before a reload is not revealed again', () => {
    expect(after([start(50), result(50)], initialGame(50)).reveal).toBeNull();
    expect(after([start(51), result(51)], initialGame(50)).reveal?.roundId).toBe(51);
  });

  it('that was closed stays closed', () => {
    const closed = after([start(50), result(50), gameEvents.revealClosed(), result(50)]);
    expect(closed.reveal).toBeNull();
  });

  it('of an older round shows nothing', () => {
    expect(after([start(50), result(49)]).reveal).toBeNull();
  });

  it('of a newer round replaces the one that is being revealed', () => {
    const state = after([start(50), result(50), gameEvents.digitRevealed(), result(51, '007')]);
    expect(state.reveal).toEqual({ roundId: 51, digits: '007', revealedCount: 0 });
  });
});

describe('a start', () => {
  it('of the next round hides the result', () => {
    expect(after([start(50), result(50), start(51)]).reveal).toBeNull();
  });

  it('of an older round leaves the result where it is', () => {
    expect(after([start(50), result(50), start(49)]).reveal?.roundId).toBe(50);
  });

  it('of the round whose result is shown leaves it where it is', () => {
    const shown = after([start(50), calculate(50), result(50)]);
    expect(after([start(50)], shown)).toEqual(shown);
  });
});

describe('the reveal', () => {
  it('shows at most three digits', () => {
    const revealed = Array<Event>(5).fill(gameEvents.digitRevealed());
    expect(after([start(50), result(50), ...revealed]).reveal?.revealedCount).toBe(3);
  });

  it('takes no digit after it was closed', () => {
    const state = after([start(50), result(50), gameEvents.revealClosed()]);
    expect(gameReducer(state, gameEvents.digitRevealed())).toEqual(state);
  });
});
