import type { RoundResult } from '../../api/wire/roundResult';
import { wentOffline } from '../../store/appEvents';
import { broadcast } from '../connection/broadcasts';
import { connectionEvents } from '../connection/connectionSlice';
import { gameEvents, gameReducer, initialGame } from './gameSlice';
import type { GameState } from './gameSlice';

type Event = Parameters<typeof gameReducer>[1];

const after = (events: Event[], state: GameState = initialGame(null)): GameState =>
  events.reduce(gameReducer, state);

const start = (roundId: number) => broadcast.roundStarted({ roundId, receivedAt: 0 });
const result = (roundId: number | null, digits = '472') =>
  broadcast.resultReceived({ roundId, digits, receivedAt: 0 });
const calculate = (roundId: number, digits: string | null = '472') =>
  broadcast.roundCalculated({ result: { roundId, createdAt: null, digits }, receivedAt: 0 });

const request = (status: string, payload?: RoundResult[]): Event => ({
  type: `api/executeQuery/${status}`,
  payload,
  meta: {
    requestStatus: status,
    requestId: 'sync',
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

  it('without an id never changes the number of a draw: it is an older one that comes again', () => {
    const drawn = after([start(50), calculate(50, '472')]);
    expect(after([result(null, '007')], drawn)).toEqual(drawn);
    expect(after([result(null, '472')], drawn).reveal?.roundId).toBe(50);
    const unreadable = after([start(50), calculate(50, null), result(null, '007')]);
    expect(unreadable.reveal?.digits).toBe('007');
  });

  it('does not restart the reveal if it comes twice', () => {
    const once = after([start(50), result(50), gameEvents.digitRevealed()]);
    expect(after([result(50), result(null)], once)).toEqual(once);
  });

  it('is not revealed again after a reload', () => {
    const reloaded = initialGame(50);
    // Also before the round is known.
    for (const known of [[start(50)], []])
      expect(after([...known, result(50)], reloaded).reveal).toBeNull();
    for (const known of [[start(51)], []])
      expect(after([...known, result(51)], reloaded).reveal?.roundId).toBe(51);
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
    expect(
      after([...early, request('fulfilled', [{ roundId: 51, createdAt: null, digits: '007' }])])
        .reveal,
    ).toMatchObject({ roundId: 51 });
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

  it('count also for a round that comes back after a wrong start', () => {
    const push = broadcast.countdownReceived({ secondsLeft: 30, receivedAt: 0 });
    const jumped = after([start(50), calculate(50), start(51), push, start(60)]);
    expect(after([result(50, '887'), start(52)], jumped).round).toMatchObject({
      id: 52,
      previousResult: { digits: '887' },
    });
  });
});

describe('a start', () => {
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
    const shown = gameEvents.revealOmitted({ roundId: 50 });
    expect(after([start(50), shown, shown, result(50)]).reveal).toBeNull();
    expect(after([start(50), shown, start(51), result(51)]).reveal?.roundId).toBe(51);
  });

  it('shows at most three digits', () => {
    const revealed = Array<Event>(5).fill(gameEvents.digitRevealed());
    expect(after([start(50), result(50), ...revealed]).reveal?.revealedCount).toBe(3);
  });
});

describe('the synchronisation of the round', () => {
  const requested = gameEvents.syncRequested({ requestId: 'sync' });
  const syncAfter = (...events: Event[]) => after(events).sync;

  it('comes from the response to a request that was noted, and failures are counted', () => {
    const answered = request('fulfilled', []);
    expect(syncAfter(requested, answered)).toMatchObject({ isSynced: true, failures: 0 });
    expect(syncAfter(answered).isSynced).toBe(false);
    expect(syncAfter(requested, request('rejected'))).toMatchObject({
      isSynced: false,
      failures: 1,
    });
  });

  it('comes from a start that changes the round, not from one that repeats it', () => {
    const listed = request('fulfilled', [{ roundId: 49, createdAt: null, digits: '007' }]);
    const concluded = after([listed, connectionEvents.attempted({ at: 0 })]);
    expect(concluded.round.id).toBe(50);
    const repeated = after([start(50)], concluded);
    expect(repeated.round.isAnnounced).toBe(true);
    expect(repeated.sync.isSynced).toBe(false);
    expect(after([start(51)], repeated).sync.isSynced).toBe(true);
  });

  it.each<[string, Event]>([
    ['a loss', connectionEvents.lost()],
    ['a new attempt', connectionEvents.attempted({ at: 1 })],
    ['the end of the session', connectionEvents.closed()],
    ['the loss of the network', wentOffline()],
  ])('is gone after %s', (_, event) => {
    expect(syncAfter(start(50)).isSynced).toBe(true);
    expect(syncAfter(start(50), event).isSynced).toBe(false);
  });

  it('is gone with the first frame after a silence in which the countdown ended', () => {
    const push = (secondsLeft: number, receivedAt: number) =>
      broadcast.countdownReceived({ secondsLeft, receivedAt });
    const quiet = [start(50), push(10, 1000), connectionEvents.wentQuiet({ at: 4000 })];
    expect(syncAfter(...quiet).isSynced).toBe(true);
    expect(syncAfter(...quiet, push(6, 5000)).isSynced).toBe(true);
    expect(syncAfter(...quiet, push(50, 20_000)).isSynced).toBe(false);
    const next = broadcast.roundStarted({ roundId: 51, receivedAt: 20_000 });
    expect(syncAfter(...quiet, next).isSynced).toBe(true);
  });
});

it('a request for the results is remembered with the round that was current', () => {
  expect(after([start(50), request('pending')]).requestedAtRoundId).toBe(50);
});

describe('an early result', () => {
  const early = after([start(50), result(51, '007')]);

  it('is not replaced by one of a round further away', () => {
    expect(after([result(9000, '999')], early).earlyResult).toEqual({
      roundId: 51,
      digits: '007',
    });
    expect(after([result(51, '111')], early).earlyResult?.digits).toBe('111');
  });

  it('is dropped by the start of a round before its own', () => {
    const state = after([start(50), result(52), start(51)]);
    expect(state.earlyResult).toBeNull();
    expect(after([start(52), calculate(52)], state).reveal).toBeNull();
    expect(after([start(50), result(52), start(52)]).earlyResult).toMatchObject({ roundId: 52 });
  });
});

it('a draw without a readable result leaves the number that is shown', () => {
  const shown = after([start(50), result(50, '007')]);
  expect(after([calculate(50, null)], shown).reveal?.digits).toBe('007');
  const unreadable = broadcast.roundCalculated({ result: null, receivedAt: 0 });
  expect(after([unreadable], shown)).toMatchObject({
    reveal: { digits: '007' },
    round: { id: 50, status: 'calculate' },
  });
});

describe('a revealed round', () => {
  it('does not count beyond the present round, which it never reached', () => {
    const [stored, revealed] = [initialGame(9000), after([result(9000)])];
    for (const state of [stored, after([gameEvents.revealClosed()], revealed)])
      expect(after([start(50), result(50)], state).reveal?.roundId).toBe(50);
  });

  it('is one of the last eight', () => {
    const rounds = Array.from({ length: 9 }, (_, index) => 50 + index);
    expect(initialGame(null).revealedRoundIds).toEqual([]);
    const state = after(rounds.flatMap((id) => [start(id), calculate(id), result(id)]));
    expect(state.revealedRoundIds).toEqual(rounds.slice(1));
    const omitted = [...rounds, 58].map((roundId) => gameEvents.revealOmitted({ roundId }));
    expect(after(omitted).omittedRevealIds).toEqual(rounds.slice(1));
  });
});
