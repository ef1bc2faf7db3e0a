import { cameOnline, wentOffline } from '../../store/appEvents';
import type { RoundResult } from '../../domain/roundResult';
import { gameEvents, gameReducer, initialGame, roundIdOfResult } from './gameSlice';
import type { GameState } from './gameSlice';
import { unknownRound } from './roundState';

type Event = Parameters<typeof gameReducer>[1];

const after = (events: Event[], state: GameState = initialGame(null)): GameState =>
  events.reduce(gameReducer, state);

const start = (roundId: number) => gameEvents.roundStarted({ roundId });
const result = (roundId: number, digits = '472') =>
  gameEvents.resultReceived({ roundId, digits, receivedAt: 0 });
const calculate = (roundId: number, digits: string | null = '472') =>
  gameEvents.roundCalculated({ result: { roundId, createdAt: null, digits } });

const request = (status: string, payload?: RoundResult[]): Event => ({
  type: `api/executeQuery/${status}`,
  payload,
  meta: {
    requestStatus: status,
    requestId: 'sync',
    arg: { type: 'query', endpointName: 'getResults' },
  },
});

describe('the connection', () => {
  const at = 1000;
  const connectionAfter = (...events: Event[]) =>
    after([
      gameEvents.connectionAttempted({ at: 0 }),
      gameEvents.connectionOpened({ at }),
      ...events,
    ]).connection;

  it('is open from the attempt that succeeds', () => {
    expect(connectionAfter()).toMatchObject({ status: 'open', attemptedAt: 0, openedAt: at });
  });

  it.each<[string, Event, object]>([
    ['an event', gameEvents.otherEventReceived({ at: 2000 }), { lastEventAt: 2000, aliveAt: 2000 }],
    ['a pong', gameEvents.pongReceived({ at: 2000 }), { lastEventAt: at, aliveAt: 2000 }],
    ['silence', gameEvents.connectionWentQuiet({ at: 2000 }), { status: 'quiet', quietAt: 2000 }],
    ['a loss', gameEvents.connectionLost(), { status: 'reconnecting', failures: 1 }],
    ['the end of the session', gameEvents.connectionClosed(), initialGame(null).connection],
    [
      'a resync',
      gameEvents.resyncStarted({ at: 2000, cause: 'pageWoken' }),
      { status: 'open', resyncedAt: 2000 },
    ],
    ['the loss of the network', wentOffline(), { status: 'offline' }],
    ['a request for the results', request('pending'), { syncRequestId: 'sync' }],
  ])('notes %s', (_, event, expected) => {
    expect(connectionAfter(event)).toMatchObject(expected);
    expect(connectionAfter()).not.toMatchObject(expected);
  });

  it('is being made again once the network is back', () => {
    expect(connectionAfter(wentOffline(), cameOnline()).status).toBe('reconnecting');
  });

  it('is given up if it stays quiet', () => {
    const quiet = gameEvents.connectionWentQuiet({ at: 2000 });
    expect(connectionAfter(quiet).isGivenUp).toBe(false);
    expect(connectionAfter(quiet, gameEvents.connectionGivenUp()).isGivenUp).toBe(true);
  });

  it('is synchronised by the response to the request that it noted, and counts failures', () => {
    const pending = request('pending');
    expect(connectionAfter(pending, request('fulfilled', []))).toMatchObject({
      isRoundSynced: true,
      failedSyncs: 0,
    });
    expect(connectionAfter(pending, request('rejected'))).toMatchObject({
      isRoundSynced: false,
      failedSyncs: 1,
    });
  });

  it('is synchronised by a start that changes the round, not by one that repeats it', () => {
    const listed = request('fulfilled', [{ roundId: 49, createdAt: null, digits: '007' }]);
    const concluded = after([listed, gameEvents.connectionAttempted({ at: 0 })]);
    expect(concluded.round.id).toBe(50);
    const repeated = after([start(50)], concluded);
    expect(repeated.round.isAnnounced).toBe(true);
    expect(repeated.connection.isRoundSynced).toBe(false);
    expect(after([start(51)], repeated).connection.isRoundSynced).toBe(true);
  });
});

describe('a request for the results', () => {
  it('is remembered with the round that was current', () => {
    expect(after([start(50), request('pending')]).requestedAtRoundId).toBe(50);
  });
});

describe('a status', () => {
  it('changes the round', () => {
    const state = after([start(50), gameEvents.statusReceived({ status: 'paused' })]);
    expect(state.round).toMatchObject({ id: 50, status: 'paused' });
  });
});

describe('the feed', () => {
  it('is unreadable until it can be read again', () => {
    const unreadable = after([gameEvents.feedReadabilityChanged({ isReadable: false })]);
    expect(unreadable.isFeedUnreadable).toBe(true);
    const readable = gameEvents.feedReadabilityChanged({ isReadable: true });
    expect(after([readable], unreadable).isFeedUnreadable).toBe(false);
  });
});

describe('the panel of the last digits', () => {
  it('opens and closes', () => {
    const open = after([gameEvents.lastDigitsToggled()]);
    expect(open.areLastDigitsShown).toBe(true);
    expect(after([gameEvents.lastDigitsToggled()], open).areLastDigitsShown).toBe(false);
  });
});

describe('an early result', () => {
  const early = after([start(50), result(51, '007')]);

  it('waits for its own round through the draw of the present one', () => {
    const drawn = after([calculate(50)], early);
    expect(drawn.earlyResult).toEqual({ roundId: 51, digits: '007' });
    expect(after([start(51), calculate(51)], drawn)).toMatchObject({
      reveal: { roundId: 51 },
      earlyResult: null,
    });
  });

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

  it('is none after the draw of a round without one', () => {
    expect(after([start(50), calculate(50)]).earlyResult).toBeNull();
  });
});

describe('a draw', () => {
  it('without a readable result leaves the number that is shown', () => {
    const shown = after([start(50), result(50, '007')]);
    expect(after([calculate(50, null)], shown).reveal?.digits).toBe('007');
    const unreadable = gameEvents.roundCalculated({ result: null });
    expect(after([unreadable], shown)).toMatchObject({
      reveal: { digits: '007' },
      round: { id: 50, status: 'calculate' },
    });
  });
});

describe('a revealed round', () => {
  it('gives way to the result of the present one', () => {
    const late = after([start(50), calculate(50), start(51), result(50, '007')]);
    expect(late.reveal?.roundId).toBe(50);
    expect(after([calculate(51), result(51)], late).reveal?.roundId).toBe(51);
  });

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

describe('roundIdOfResult', () => {
  const taking = after([
    start(50),
    start(51),
    gameEvents.countdownReceived({ secondsLeft: 60, receivedAt: 1000 }),
  ]).round;

  it('is the id of the result, or that of the round before while bets are taken', () => {
    expect(roundIdOfResult(taking, { roundId: 40, receivedAt: 1000 })).toBe(40);
    expect(roundIdOfResult(taking, { roundId: null, receivedAt: 1000 })).toBe(50);
    expect(roundIdOfResult(taking, { roundId: null, receivedAt: 60_000 })).toBe(51);
    expect(roundIdOfResult(unknownRound, { roundId: null, receivedAt: 0 })).toBeNull();
  });

  it('is that of the present round in an older trace, which does not say when it came', () => {
    expect(roundIdOfResult(taking, { roundId: null })).toBe(51);
  });
});
