import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { cameOnline, wentOffline } from '../../store/appEvents';
import { hasRoundId } from '../../domain/roundResult';
import type { RoundResult } from '../../domain/roundResult';
import { gameApi } from './gameApi';
import * as connection from '../connection/connection';
import * as latency from '../connection/latency';
import type { ResyncCause } from '../connection/resync';
import { isCountingDownAt } from './countdown';
import type { Reveal } from './reveal';
import { timingOfResult, roundOfResultWithoutId } from './resultTiming';
import * as round from './round';
import { unknownRound } from './roundState';
import type { Round } from './roundState';

type RoundNumber = Pick<RoundResult, 'roundId' | 'digits'>;
/** A result that can be revealed. */
type DrawnResult = Pick<Reveal, 'roundId' | 'digits'>;

/** The state built from broadcasts; the server's lists are in the RTK Query cache. */
export interface GameState {
  round: Round;
  /** The current round when GET results was last requested. */
  requestedAtRoundId: number | null;
  reveal: Reveal | null;
  /** A result that came before its round: it is revealed once that round is drawn or over. */
  earlyResult: DrawnResult | null;
  /** The last rounds whose result was revealed since the page loaded, newest last. */
  revealedRoundIds: number[];
  /** The newest round that was revealed before the page loaded. */
  lastRevealedRoundId: number | null;
  /** The last rounds that need no reveal: the player has their outcome already. Missing in older traces. */
  otherwiseShownIds?: number[];
  connection: connection.Connection;
  /** Several events of a channel in a row were unreadable; missing until then. */
  isFeedUnreadable?: boolean;
  /** The delay of the connection; missing until it was measured. */
  latency?: latency.Latency;
  /** The counts of the last digits are open in the results tab; missing until then. */
  areLastDigitsShown?: boolean;
}

declare module '../../store/rootState' {
  interface RootState {
    game: GameState;
  }
}

/** The state at start. */
export function initialGame(lastRevealedRoundId: number | null): GameState {
  return {
    round: unknownRound,
    requestedAtRoundId: null,
    reveal: null,
    earlyResult: null,
    revealedRoundIds: [],
    lastRevealedRoundId,
    connection: connection.closedConnection,
  };
}

/** `at` in milliseconds of the app's clock. */
type At = PayloadAction<{ at: number }>;

/** Never more results than this are late at the same time. */
const rememberedReveals = 8;

const { matchPending, matchFulfilled, matchRejected } = gameApi.endpoints.getResults;

const gameSlice = createSlice({
  name: 'game',
  initialState: initialGame(null),
  reducers: {
    roundStarted(state, { payload }: PayloadAction<{ roundId: number }>) {
      const after = round.roundAfterStart(state.round, payload.roundId);
      if (payload.roundId === after.id) state.reveal = null;
      if (after === state.round) return;
      // A repeated id confirms nothing: rounds may have been missed since it became current.
      if (after.id !== state.round.id) state.connection.isRoundSynced = true;
      state.round = after;
      revealEarlyResult(state);
      // The announced next round never existed, and neither did its result.
      if (state.earlyResult && state.earlyResult.roundId > payload.roundId)
        state.earlyResult = null;
    },
    /** `result` is null if it can't be read. */
    roundCalculated(state, { payload }: PayloadAction<{ result: RoundResult | null }>) {
      const { result } = payload;
      state.round = round.roundAfterCalculate(state.round, result);
      if (result) applyNumber(state, result);
      revealEarlyResult(state);
    },
    statusReceived(state, { payload }: PayloadAction<{ status: string }>) {
      state.round = round.roundAfterStatus(state.round, payload.status);
    },
    /** `receivedAt` in milliseconds of the app's clock. */
    countdownReceived(
      state,
      { payload }: PayloadAction<{ secondsLeft: number; receivedAt: number }>,
    ) {
      const { secondsLeft, receivedAt } = payload;
      const isRunning = isCountingDownAt(state.round.countdown, receivedAt);
      state.round = round.roundAfterCountdown(state.round, secondsLeft, receivedAt);
      state.connection = connection.connectionAfterPush(
        state.connection,
        secondsLeft,
        receivedAt,
        isRunning,
      );
    },
    /**
     * `roundId` is null if the result has none. `receivedAt` in milliseconds of the app's clock; traces
     * of older builds lack it.
     */
    resultReceived(
      state,
      { payload }: PayloadAction<{ roundId: number | null; digits: string; receivedAt?: number }>,
    ) {
      const roundId = roundIdOfResult(state.round, payload);
      if (roundId === null) return;
      const result = { roundId, digits: payload.digits };
      applyNumber(state, result);
      if (timingOfResult(state.round, roundId) !== 'early') startReveal(state, result);
      else if (roundId <= (state.earlyResult?.roundId ?? roundId)) state.earlyResult = result;
    },
    digitRevealed(state) {
      if (state.reveal && state.reveal.revealedCount < 3) state.reveal.revealedCount += 1;
    },
    revealClosed(state) {
      state.reveal = null;
    },
    /** The player has opened the last result again: all of its digits stand at once. */
    revealReopened(state, { payload }: PayloadAction<DrawnResult>) {
      if (state.reveal) return;
      state.reveal = { ...payload, revealedCount: 3 };
      noteShown(state, payload.roundId);
    },
    /** The player has the round's outcome from the card of missed bets, or from another tab. */
    outcomeShownOtherwise(state, { payload }: PayloadAction<{ roundId: number }>) {
      noteShown(state, payload.roundId);
    },
    /** A connection attempt has begun. */
    connectionAttempted(state, { payload }: At) {
      state.connection = connection.connectionAfterAttempt(state.connection, payload.at);
    },
    connectionOpened(state, { payload }: At) {
      state.connection = connection.connectionAfterOpening(state.connection, payload.at);
    },
    /** An event other than a countdown push arrived, readable or not. */
    otherEventReceived(state, { payload }: At) {
      const isRunning = isCountingDownAt(state.round.countdown, payload.at);
      state.connection = connection.connectionAfterEvent(state.connection, payload.at, isRunning);
    },
    /** The server answered a ping. */
    pongReceived(state, { payload }: At) {
      state.connection = connection.connectionAfterPong(state.connection, payload.at);
      if (state.latency) state.latency = latency.latencyAfterPong(state.latency, payload.at);
    },
    pingSent(state, { payload }: At) {
      state.latency = latency.latencyAfterPing(state.latency ?? latency.unknownLatency, payload.at);
    },
    /** A call had a response after so many milliseconds. */
    roundTripMeasured(state, { payload }: PayloadAction<{ ms: number }>) {
      const before = state.latency ?? latency.unknownLatency;
      state.latency = latency.latencyAfterSample(before, payload.ms);
    },
    /** An expected push did not come. */
    connectionWentQuiet(state, { payload }: At) {
      state.connection = connection.connectionAfterSilence(state.connection, payload.at);
    },
    /** A quiet connection will be replaced although it answers pings. */
    connectionGivenUp(state) {
      state.connection = connection.connectionAfterGivingUp(state.connection);
    },
    connectionLost(state) {
      state.connection = connection.connectionAfterLoss(state.connection);
      if (state.latency) state.latency = latency.latencyAfterLoss(state.latency);
    },
    /** No player is signed in any more. */
    connectionClosed(state) {
      state.connection = connection.closedConnection;
    },
    feedReadabilityChanged(state, { payload }: PayloadAction<{ isReadable: boolean }>) {
      state.isFeedUnreadable = !payload.isReadable;
    },
    lastDigitsToggled(state) {
      state.areLastDigitsShown = state.areLastDigitsShown !== true;
    },
    /** The lists that may be out of date on the home screen are fetched again. */
    resyncStarted(state, { payload }: PayloadAction<{ at: number; cause: ResyncCause }>) {
      state.connection.resyncedAt = payload.at;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(wentOffline, (state) => {
        state.connection = connection.connectionAfterOffline(state.connection);
      })
      .addCase(cameOnline, (state) => {
        state.connection = connection.connectionAfterOnline(state.connection);
      });
    builder.addMatcher(matchPending, (state, { meta }) => {
      state.requestedAtRoundId = state.round.id;
      state.connection = connection.connectionAfterSyncRequest(state.connection, meta.requestId);
    });
    builder.addMatcher(matchFulfilled, (state, { payload, meta }) => {
      const results = payload.filter(hasRoundId);
      state.round = round.roundAfterResults(state.round, results, state.requestedAtRoundId);
      for (const result of results) applyNumber(state, result);
      revealEarlyResult(state);
      state.connection = connection.connectionAfterSync(state.connection, meta.requestId);
    });
    builder.addMatcher(matchRejected, (state, { meta }) => {
      state.connection = connection.connectionAfterFailedSync(state.connection, meta.requestId);
    });
  },
});

/** The round that a result belongs to; null if it names none and no round is known. */
export function roundIdOfResult(
  present: Round,
  { roundId, receivedAt }: { roundId: number | null; receivedAt?: number },
): number | null {
  return roundId ?? roundOfResultWithoutId(present, receivedAt ?? Infinity);
}

/** If the server sends a second number for a round, the later one counts. */
function applyNumber(state: GameState, { roundId, digits }: RoundNumber): void {
  if (digits === null) return;
  const { reveal, earlyResult } = state;
  const { calculated, previousResult } = state.round;
  // These objects are frozen action payloads, so they are replaced and not mutated.
  if (reveal?.roundId === roundId) state.reveal = { ...reveal, digits };
  if (earlyResult?.roundId === roundId) state.earlyResult = { ...earlyResult, digits };
  if (calculated?.roundId === roundId) state.round.calculated = { ...calculated, digits };
  if (previousResult?.roundId === roundId) {
    state.round.previousResult = { ...previousResult, digits };
  }
}

/** A late result of this round opens no reveal. */
function noteShown(state: GameState, roundId: number): void {
  const ids = state.otherwiseShownIds ?? [];
  if (!ids.includes(roundId)) state.otherwiseShownIds = [...ids, roundId].slice(-rememberedReveals);
}

function startReveal(state: GameState, result: DrawnResult): void {
  const { roundId } = result;
  if (timingOfResult(state.round, roundId) !== 'shown' || isRevealed(state, roundId)) return;
  // A late result never replaces the reveal of the current round.
  if (state.reveal && state.reveal.roundId === state.round.id) return;
  state.reveal = { ...result, revealedCount: 0 };
  state.revealedRoundIds = [...state.revealedRoundIds, roundId].slice(-rememberedReveals);
}

/** Reveals an early result once its round is drawn or over. */
function revealEarlyResult(state: GameState): void {
  const { earlyResult, round: present } = state;
  if (!earlyResult || timingOfResult(present, earlyResult.roundId) === 'early') return;
  if (earlyResult.roundId === present.id && !present.countdown.isOver) return;
  state.earlyResult = null;
  startReveal(state, earlyResult);
}

/** A remembered round beyond the current one was never reached, so it does not count. */
function isRevealed(state: GameState, roundId: number): boolean {
  const { revealedRoundIds, otherwiseShownIds, lastRevealedRoundId: last, round: present } = state;
  if (revealedRoundIds.includes(roundId) || otherwiseShownIds?.includes(roundId)) return true;
  return last !== null && roundId <= last && (present.id === null || last <= present.id);
}

export const gameReducer = gameSlice.reducer;
export const gameEvents = gameSlice.actions;
