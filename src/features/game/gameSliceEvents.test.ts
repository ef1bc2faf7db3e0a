import { wentOffline } from '../../store/appEvents';
import type { RoundResult } from '../../api/wire/roundResult';
import { broadcast } from '../connection/broadcasts';
import { connectionEvents } from '../connection/connectionSlice';
import { gameEvents, gameReducer, initialGame } from './gameSlice';
import type { GameState } from './gameSlice';

type Event = Parameters<typeof gameReducer>[1];

const after = (events: Event[], state: GameState = initialGame(null)): GameState =>
  events.reduce(gameReducer, state);

const start = (roundId: number) => broadcast.roundStarted({ roundId, receivedAt: 0 });
const result = (roundId: number, digits = '472') =>
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

describe('a request for the results', () => {
  it('is remembered with the round that was current', () => {
    expect(after([start(50), request('pending')]).requestedAtRoundId).toBe(50);
  });
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

describe('a draw', () => {
  it('without a readable result leaves the number that is shown', () => {
    const shown = after([start(50), result(50, '007')]);
    expect(after([calculate(50, null)], shown).reveal?.digits).toBe('007');
    const unreadable = broadcast.roundCalculated({ result: null, receivedAt: 0 });
    expect(after([unreadable], shown)).toMatchObject({
      reveal: { digits: '007' },
      round: { id: 50, status: 'calculate' },
    });
  });
});

describe('a revealed round', () => {
  it('is not revealed again after a reload before the round is known', () => {
    expect(after([result(50)], initialGame(50)).reveal).toBeNull();
    expect(after([result(51)], initialGame(50)).reveal?.roundId).toBe(51);
  });

  it('does not count beyond the present round, which it never reached', () => {
    expect(after([start(50), result(50)], initialGame(9000)).reveal?.roundId).toBe(50);
  });

  it('is one of the last eight', () => {
    const rounds = Array.from({ length: 9 }, (_, index) => 50 + index);
    expect(initialGame(null).revealedRoundIds).toEqual([]);
    const state = after(rounds.flatMap((id) => [start(id), calculate(id), result(id)]));
    expect(state.revealedRoundIds).toEqual(rounds.slice(1));
  });
});
