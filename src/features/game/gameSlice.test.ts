import { broadcast } from '../connection/broadcasts';
import { gameEvents, gameReducer, initialGame } from './gameSlice';
import type { GameState } from './gameSlice';

type Event = Parameters<typeof gameReducer>[1];

const after = (events: Event[], state: GameState = initialGame(null)): GameState =>
  events.reduce(gameReducer, state);

const start = (roundId: number) => broadcast.roundStarted({ roundId, receivedAt: 0 });
const result = (roundId: number | null, digits = '472') =>
  broadcast.resultReceived({ roundId, digits, receivedAt: 0 });
const calculate = (roundId: number) =>
  broadcast.roundCalculated({ result: { roundId, createdAt: null, digits: '472' }, receivedAt: 0 });

const resultsRead = (roundId: number, digits: string): Event => ({
  type: 'api/executeQuery/fulfilled',
  payload: [{ roundId, createdAt: null, digits }],
  meta: {
    requestStatus: 'fulfilled',
    requestId: '1',
    arg: { type: 'query', endpointName: 'getResults' },
  },
});

describe('a result', () => {
  it('[4.23] opens the reveal with no digit shown yet', () => {
    expect(after([start(50), result(50)]).reveal).toEqual({
      roundId: 50,
      digits: '472',
      revealedCount: 0,
    });
  });

  it('[4.25] belongs to the current round if it has no id', () => {
    expect(after([start(50), result(null)]).reveal?.roundId).toBe(50);
  });

  it('does not restart the reveal if it comes twice', () => {
    const once = after([start(50), result(50), gameEvents.digitRevealed()]);
    expect(after([result(50), result(null)], once)).toEqual(once);
  });

  it('is not revealed again after a reload', () => {
    expect(after([start(50), result(50)], initialGame(50)).reveal).toBeNull();
    expect(after([start(51), result(51)], initialGame(50)).reveal?.roundId).toBe(51);
  });

  it('stays closed once the player has closed it', () => {
    const open = after([start(50), result(50)]);
    expect(open.reveal?.roundId).toBe(50);
    expect(after([gameEvents.revealClosed(), result(50)], open).reveal).toBeNull();
  });

  it('shows nothing if it belongs to an older round', () => {
    const state = after([start(50), result(49)]);
    expect(state.reveal).toBeNull();
    expect(after([result(50)], state).reveal?.roundId).toBe(50);
  });

  it('[4.25] belongs to the round before if it has no id and comes right after a start', () => {
    const state = after([start(50), start(51), result(null)]);
    expect(state.reveal?.roundId).toBe(50);
    expect(after([start(50), result(50), start(51), result(null)]).reveal).toBeNull();
  });

  it('[4.25] is revealed once, under its own id, if it comes after the next start', () => {
    const late = after([start(50), calculate(50), start(60), result(50, '007')]);
    expect(late.reveal).toEqual({ roundId: 50, digits: '007', revealedCount: 0 });
    expect(late.round.id).toBe(60);
    const closed = after([gameEvents.revealClosed(), result(50, '007')], late);
    expect(closed.reveal).toBeNull();
    expect(after([calculate(60), result(60)], closed).reveal?.roundId).toBe(60);
  });

  it('does not replace the reveal of the present round if it belongs to the round before', () => {
    const state = after([start(50), start(51), calculate(51), result(51), result(50, '007')]);
    expect(state.reveal).toMatchObject({ roundId: 51, digits: '472' });
  });
});

describe('a result of a future round', () => {
  const early = [start(50), result(51, '007')];

  it('[4.25] is not revealed, and never costs the present round its reveal', () => {
    const state = after(early);
    expect(state.reveal).toBeNull();
    expect(after([calculate(50), result(50)], state).reveal).toMatchObject({ roundId: 50 });
    const during = after([start(50), result(50), gameEvents.digitRevealed(), result(51, '007')]);
    expect(during.reveal).toEqual({ roundId: 50, digits: '472', revealedCount: 1 });
  });

  it('is revealed when its round is drawn, not when it starts', () => {
    const state = after([...early, start(51)]);
    expect(state.reveal).toBeNull();
    expect(after([calculate(51)], state).reveal).toEqual({
      roundId: 51,
      digits: '472',
      revealedCount: 0,
    });
  });

  it('is revealed when its round is over unseen', () => {
    expect(after([...early, start(52)]).reveal).toBeNull();
    expect(after([...early, start(51), start(52)]).reveal).toMatchObject({ roundId: 51 });
    expect(after([...early, resultsRead(51, '007')]).reveal).toMatchObject({ roundId: 51 });
  });

  it('is replaced by a result of a nearer round', () => {
    const state = after([start(50), result(9000, '999'), result(51, '007'), start(51)]);
    expect(after([calculate(51)], state).reveal).toMatchObject({ roundId: 51 });
  });

  it('does not mark any round as revealed', () => {
    const wild = after([result(9000), gameEvents.revealClosed(), start(50), result(50)]);
    expect(wild.reveal).toMatchObject({ roundId: 50 });
  });
});

describe('two numbers for one round', () => {
  it('never change the payload of an event', () => {
    const event = Object.freeze(calculate(50));
    Object.freeze(event.payload.result);
    const { round } = after([start(50), result(50, '007'), event, event]);
    expect(round.calculated).toMatchObject({ digits: '472' });
    expect(event).toEqual(calculate(50));
  });
});

describe('a start', () => {
  it('hides the result if it starts the next round', () => {
    const shown = after([start(50), result(50)]);
    expect(shown.reveal?.roundId).toBe(50);
    expect(after([start(51)], shown).reveal).toBeNull();
  });

  it('leaves the result shown if it names an older round', () => {
    expect(after([start(50), result(50), start(49)]).reveal?.roundId).toBe(50);
  });

  it('[4.1] hides the result if it names the same round, and changes nothing else', () => {
    const shown = after([start(50), calculate(50), result(50)]);
    expect(after([start(50)], shown)).toEqual({ ...shown, reveal: null });
  });
});

describe('the reveal', () => {
  const reopen = (roundId: number) => gameEvents.revealReopened({ roundId, digits: '472' });

  it('[2.32] is opened again with all digits, and a result that comes after it opens none', () => {
    const reopened = after([start(50), reopen(49)]);
    expect(reopened.reveal).toEqual({ roundId: 49, digits: '472', revealedCount: 3 });
    const closed = after([gameEvents.revealClosed(), result(49)], reopened);
    expect(closed.reveal).toBeNull();
    expect(after([start(51)], reopened).reveal).toBeNull();
    expect(after([result(50)], reopened).reveal).toMatchObject({ roundId: 50, revealedCount: 0 });
  });

  it('is not replaced by one that is opened again', () => {
    expect(after([start(50), result(50), reopen(49)]).reveal?.roundId).toBe(50);
  });

  it('does not open for a round whose outcome the player has otherwise', () => {
    const shown = gameEvents.outcomeShownOtherwise({ roundId: 50 });
    expect(after([start(50), shown, shown, result(50)]).reveal).toBeNull();
    expect(after([start(50), shown, start(51), result(51)]).reveal?.roundId).toBe(51);
  });

  it('shows at most three digits', () => {
    const revealed = Array<Event>(5).fill(gameEvents.digitRevealed());
    expect(after([start(50), result(50), ...revealed]).reveal?.revealedCount).toBe(3);
  });

  it('takes no digit after it was closed', () => {
    const state = after([start(50), result(50), gameEvents.revealClosed()]);
    expect(gameReducer(state, gameEvents.digitRevealed())).toEqual(state);
  });
});
