import { alwaysRefetch } from '../../api/restApi';
import { startFakeServer } from '../../testing/fakeServer';
import { makeTestStore } from '../../testing/makeTestStore';
import { gameApi } from './gameApi';
import type { BettingState, RoundBlockReason } from '../../config/bettingRules';
import {
  roundBlockReasons,
  isBettingOpen,
  isRoundSettled,
  selectBettingState,
  selectConnectionStatus,
  selectLastResult,
  selectResultsStatus,
  selectShownResults,
} from './gameSelectors';
import { broadcast } from '../connection/broadcasts';
import { connectionEvents } from '../connection/connectionSlice';
import type { GameState } from './gameSlice';
import { unknownRound } from './roundState';
import type { RootState } from '../../store/rootState';

const resultOf = (roundId: number, digits = '472') => ({ roundId, createdAt: null, digits });

/** A page of round 50 with 30 seconds left, synchronised over an open connection. */
function openPage() {
  startFakeServer().on('GET results', () => new Promise(() => undefined));
  const { store, services } = makeTestStore({ session: null });
  const now = services.clock.now();
  store.dispatch(broadcast.roundStarted({ roundId: 50, receivedAt: 0 }));
  store.dispatch(connectionEvents.opened({ at: now }));
  store.dispatch(broadcast.roundStarted({ roundId: 51, receivedAt: 0 }));
  store.dispatch(broadcast.countdownReceived({ secondsLeft: 30, receivedAt: now }));
  return { store, now };
}

/** The state of that page, with other values in places. */
function stateWith(
  {
    round = {},
    sync = {},
    connection = {},
    ...game
  }: {
    round?: Partial<GameState['round']>;
    sync?: Partial<GameState['sync']>;
    connection?: Partial<RootState['connection']>;
    reveal?: GameState['reveal'];
  } = {},
  lists: { results?: number[]; isLoadingAgain?: boolean; previous?: number } = {},
) {
  const { store } = openPage();
  const { results, isLoadingAgain = false, previous } = lists;
  const upsert = gameApi.util.upsertQueryEntries;
  if (results !== undefined) {
    const value = results.map((roundId) => resultOf(roundId, '007'));
    store.dispatch(upsert([{ endpointName: 'getResults', arg: undefined, value }]));
  }
  if (isLoadingAgain) {
    void store.dispatch(gameApi.endpoints.getResults.initiate(undefined, alwaysRefetch));
  }
  if (previous !== undefined) {
    const value = resultOf(previous, '007');
    store.dispatch(upsert([{ endpointName: 'getPreviousResult', arg: undefined, value }]));
  }
  const state = store.getState();
  const { game: present } = state;
  return {
    ...state,
    game: {
      ...present,
      ...game,
      round: { ...present.round, ...round },
      sync: { ...present.sync, ...sync },
    },
    connection: { ...state.connection, ...connection },
  };
}

describe('the status of the connection', () => {
  const sync = { isSynced: false, failures: 1 };

  it('is reconnecting while the connection is open and the round could not be synchronised', () => {
    expect(selectConnectionStatus(stateWith({ sync }))).toBe('reconnecting');
    const quiet = { status: 'quiet' } as const;
    expect(selectConnectionStatus(stateWith({ sync, connection: quiet }))).toBe('reconnecting');
  });

  it.each(['connecting', 'offline'] as const)('stays %s whatever failed before', (status) => {
    expect(selectConnectionStatus(stateWith({ sync, connection: { status } }))).toBe(status);
  });

  it('is open before the first failure, and once the round is synchronised', () => {
    const waiting = stateWith({ sync: { ...sync, failures: 0 } });
    expect(selectConnectionStatus(waiting)).toBe('open');
    const synced = stateWith({ sync: { ...sync, isSynced: true } });
    expect(selectConnectionStatus(synced)).toBe('open');
  });
});

describe('the rows of the results', () => {
  it('are those of the list, and only the single result after a draw', () => {
    const calculated = resultOf(51);
    expect(selectShownResults(stateWith())).toBeUndefined();
    expect(selectShownResults(stateWith({}, { results: [50, 49] }))).toHaveLength(2);
    const drawn = stateWith({ round: { calculated } }, { results: [50, 49] });
    expect(selectShownResults(drawn)).toEqual([calculated]);
  });

  it('begin with the draw before this round until the list has it', () => {
    const round = { previousResult: resultOf(51) };
    const idsWith = (results: number[]) =>
      selectShownResults(stateWith({ round }, { results }))?.map(({ roundId }) => roundId);
    expect(idsWith([50, 49])).toEqual([51, 50, 49]);
    expect(idsWith([51, 50])).toEqual([51, 50]);
    expect(idsWith([52, 51])).toEqual([52, 51]);
    const first = { previousResult: resultOf(1) };
    expect(selectShownResults(stateWith({ round: first }, { results: [] }))).toEqual([resultOf(1)]);
    expect(selectShownResults(stateWith({ round }))).toBeUndefined();
  });

  it('[4.24] hide of a running draw what its reels have not shown', () => {
    const shown = (revealedCount: number, changed: object = {}, roundId = 51) => {
      const round = { calculated: { ...resultOf(51), ...changed } };
      const reveal = { roundId, digits: '472', revealedCount };
      return selectShownResults(stateWith({ round, reveal }))?.[0]?.digits;
    };
    expect([0, 1, 2, 3].map((count) => shown(count))).toEqual(['–––', '––2', '–72', '472']);
    expect(shown(1, {}, 50)).toBe('472');
    expect(shown(1, { digits: null })).toBeNull();
  });

  it('have the status of their request', () => {
    expect(selectResultsStatus(makeTestStore().store.getState())).toBe('uninitialized');
    expect(selectResultsStatus(stateWith())).toBe('pending');
    expect(selectResultsStatus(stateWith({}, { results: [50] }))).toBe('fulfilled');
  });
});

describe('the last result', () => {
  const lastOf = (...args: Parameters<typeof stateWith>) => selectLastResult(stateWith(...args));
  const rolling = { roundId: 51, digits: '472', revealedCount: 2 };

  it('is the newest of the drawn one, the list and the previous one', () => {
    expect(lastOf()).toBeNull();
    expect(lastOf({}, { previous: 49 })?.roundId).toBe(49);
    expect(lastOf({}, { previous: 50, results: [49, 48] })?.roundId).toBe(50);
    expect(lastOf({}, { previous: 49, results: [50, 49] })?.roundId).toBe(50);
    const drawn = { round: { calculated: resultOf(51) } };
    expect(lastOf(drawn, { previous: 50, results: [50, 49] })?.roundId).toBe(51);
  });

  it('stays that of the draw before this round until a list has it', () => {
    const round = { previousResult: resultOf(51) };
    expect(lastOf({ round }, { results: [50, 49] })?.roundId).toBe(51);
    expect(lastOf({ round })?.roundId).toBe(51);
    const drawn = { round: { ...round, calculated: resultOf(52) } };
    expect(lastOf(drawn, { results: [50, 49] })?.roundId).toBe(52);
    const reveal = { ...rolling, roundId: 52 };
    expect(lastOf({ ...drawn, reveal }, { results: [50, 49] })?.roundId).toBe(51);
  });

  it('is the one of the event if the list names the same round', () => {
    const drawn = { round: { calculated: resultOf(51, '472') } };
    expect(lastOf(drawn, { results: [51, 50] })).toMatchObject({ roundId: 51, digits: '472' });
  });

  it('is held back until its last digit is shown', () => {
    const drawn = { round: { calculated: resultOf(51) } };
    expect(lastOf({ ...drawn, reveal: rolling }, { results: [51, 50, 49] })?.roundId).toBe(50);
    const shown = { ...rolling, revealedCount: 3 };
    expect(lastOf({ ...drawn, reveal: shown }, { results: [51, 50] })?.roundId).toBe(51);
  });

  it('is one of the first two rows, whatever id stands below them', () => {
    expect(lastOf({}, { results: [50, 49, 9000] })?.roundId).toBe(50);
  });
});

describe('a round', () => {
  const isSettled = (roundId: number, ...args: Parameters<typeof stateWith>) =>
    isRoundSettled(stateWith(...args), roundId);

  it('is settled once a list has its result or a later one', () => {
    expect(isSettled(50, {}, { results: [50, 49] })).toBe(true);
    expect(isSettled(49, {}, { results: [50, 49] })).toBe(true);
    expect(isSettled(51, {}, { results: [50, 49] })).toBe(false);
    expect(isSettled(50, {}, { previous: 50 })).toBe(true);
    expect(isSettled(51, {}, { previous: 50 })).toBe(false);
    expect(isSettled(1)).toBe(false);
  });

  it('is settled by the draw that names it, unless its id is unconfirmed', () => {
    const calculated = resultOf(51);
    expect(isSettled(51, { round: { calculated, unconfirmed: null } })).toBe(true);
    expect(isSettled(50, { round: { calculated, unconfirmed: null } })).toBe(false);
    const unconfirmed = { before: null, isContradicted: false };
    expect(isSettled(51, { round: { calculated, unconfirmed } })).toBe(false);
  });

  it('is settled if a list that loaded shows that it is never played', () => {
    const drawn = { round: { status: 'calculate', previousId: 50 } };
    expect(isSettled(1050, drawn, { results: [50, 49] })).toBe(true);
    const loading = { results: [50, 49], isLoadingAgain: true };
    expect(isSettled(1050, drawn, loading)).toBe(false);
    expect(isSettled(50, drawn, loading)).toBe(true);
  });
});

describe('betting', () => {
  const offline = { connection: { status: 'offline' } } as const;
  const isOpen = (changed: Parameters<typeof stateWith>[0], afterMs = 0) =>
    isBettingOpen(stateWith(changed), openPage().now + afterMs);

  it('is open until five seconds before the close, over an open or a quiet connection', () => {
    expect(isOpen({}, 24_999)).toBe(true);
    expect(isOpen({}, 25_000)).toBe(false);
    expect(isOpen({ connection: { status: 'quiet' } })).toBe(true);
  });

  it.each<[string, RoundBlockReason, Parameters<typeof stateWith>[0], number?]>([
    ['no round is known', 'roundUnknown', { round: { id: null } }],
    ['the round is drawn', 'drawn', { round: { status: 'calculate' } }],
    ['the connection is lost', 'disconnected', { connection: { status: 'reconnecting' } }],
    ['the round is not synchronised', 'roundUnsynced', { sync: { isSynced: false } }],
    ['five seconds are left', 'timeUp', {}, 25_000],
  ])('is closed if %s, and that is the only reason', (_, reason, changed, afterMs = 0) => {
    expect(isOpen(changed, afterMs)).toBe(false);
    expect(roundBlockReasons(stateWith(changed), openPage().now + afterMs)).toEqual([reason]);
    expect(isOpen({})).toBe(true);
  });

  it.each<[string, BettingState, Parameters<typeof stateWith>[0], number?]>([
    ['is open', 'open', {}],
    ['is closed from five seconds on', 'closed', {}, 25_000],
    ['connects while the connection is lost', 'connecting', offline],
    ['is closed from five seconds on even then', 'closed', offline, 25_000],
    ['is closed by the draw even then', 'closed', { ...offline, round: { status: 'calculate' } }],
    [
      'connects until the first countdown',
      'connecting',
      { sync: { isSynced: false }, round: { countdown: unknownRound.countdown } },
    ],
    ['is closed while no round is known', 'closed', { round: { id: null } }],
  ])('[2.19] %s for the stage', (_, shown, changed, afterMs = 0) => {
    expect(selectBettingState(stateWith(changed), openPage().now + afterMs)).toBe(shown);
  });

  it('is closed for each reason that holds, the connection first', () => {
    const state = stateWith({ ...offline, sync: { isSynced: false }, round: { id: null } });
    const reasons = roundBlockReasons(state, openPage().now + 60_000);
    expect(reasons).toEqual(['disconnected', 'roundUnknown', 'timeUp']);
  });
});
