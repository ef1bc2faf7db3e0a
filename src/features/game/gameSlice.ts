import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { cameOnline, wentOffline } from '../../app/appEvents';
import type { RoundResult } from '../../lib/wireSchemas';
import { gameApi } from './gameApi';
import * as connection from '../connection/connection';
import { isCountingDownAt } from './countdown';
import type { Reveal } from './reveal';
import { placeOfResult, roundOfBareResult } from './resultPlace';
import * as round from './round';
import { unknownRound } from './roundState';
import type { Round } from './roundState';

type RoundNumber = Pick<RoundResult, 'roundId' | 'digits'>;
/** A result that can be revealed. */
type DrawnResult = Pick<Reveal, 'roundId' | 'digits'>;

/** What the broadcasts told; the lists of the server are in the API’s cache. */
export interface GameState {
  round: Round;
  /** The round when the list of results was last asked for. */
  requestedAtRoundId: number | null;
  reveal: Reveal | null;
  /** A result of a round still to come: it is revealed when that round is drawn or over. */
  earlyResult: DrawnResult | null;
  /** The rounds whose result was revealed on this page, the newest last; the last few of them. */
  revealedRoundIds: number[];
  /** The newest round that was revealed before this page was loaded. */
  lastRevealedRoundId: number | null;
  connection: connection.Connection;
  /** Events of a channel could not be read again and again; missing in the traces of older builds. */
  isFeedUnreadable?: boolean;
}

/** The state at start, with what a reload must remember. */
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

/** Why the home screen may have missed events. */
export type ResyncCause = 'firstConnection' | 'reconnected' | 'pageWoken';

/** More results than that are never late at once. */
const rememberedReveals = 8;

const { matchPending, matchFulfilled, matchRejected } = gameApi.endpoints.getResults;

const gameSlice = createSlice({
  name: 'game',
  initialState: initialGame(null),
  reducers: {
    roundStarted(state, { payload }: PayloadAction<{ roundId: number }>) {
      const after = round.roundAfterStart(state.round, payload.roundId);
      if (after === state.round) return;
      // The same id again confirms nothing: rounds may have been missed since it was the current one.
      if (after.id !== state.round.id) state.connection.isRoundSynced = true;
      state.round = after;
      state.reveal = null;
      revealEarlyResult(state);
      // The round after the present one was none: its result is of no round.
      if (state.earlyResult && state.earlyResult.roundId > payload.roundId)
        state.earlyResult = null;
    },
    /** `result` null: the server named none that can be read. */
    roundCalculated(state, { payload }: PayloadAction<{ result: RoundResult | null }>) {
      const { result } = payload;
      state.round = round.roundAfterCalculate(state.round, result);
      if (result) noteNumber(state, result);
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
     * `roundId` null: the result named none. `receivedAt` in milliseconds of the app's clock; traces
     * of older builds lack it.
     */
    resultReceived(
      state,
      { payload }: PayloadAction<{ roundId: number | null; digits: string; receivedAt?: number }>,
    ) {
      const roundId = roundIdOfResult(state.round, payload);
      if (roundId === null) return;
      const result = { roundId, digits: payload.digits };
      noteNumber(state, result);
      if (placeOfResult(state.round, roundId) !== 'early') startReveal(state, result);
      else if (roundId <= (state.earlyResult?.roundId ?? roundId)) state.earlyResult = result;
    },
    digitRevealed(state) {
      if (state.reveal && state.reveal.revealedCount < 3) state.reveal.revealedCount += 1;
    },
    revealClosed(state) {
      state.reveal = null;
    },
    /** A connection to the broadcaster is being made. */
    connectionAttempted(state, { payload }: At) {
      state.connection = connection.connectionAfterAttempt(state.connection, payload.at);
    },
    connectionOpened(state, { payload }: At) {
      state.connection = connection.connectionAfterOpening(state.connection, payload.at);
    },
    /** An event that is no countdown push came, also one that could not be read. */
    messageReceived(state, { payload }: At) {
      const isRunning = isCountingDownAt(state.round.countdown, payload.at);
      state.connection = connection.connectionAfterMessage(state.connection, payload.at, isRunning);
    },
    /** The server answered a ping. */
    pongReceived(state, { payload }: At) {
      state.connection = connection.connectionAfterPong(state.connection, payload.at);
    },
    /** A push that was due did not come. */
    connectionWentQuiet(state, { payload }: At) {
      state.connection = connection.connectionAfterSilence(state.connection, payload.at);
    },
    /** A quiet connection that answers pings will be replaced. */
    connectionGivenUp(state) {
      state.connection = connection.connectionAfterGivingUp(state.connection);
    },
    connectionLost(state) {
      state.connection = connection.connectionAfterLoss(state.connection);
    },
    /** Nobody is signed in any more. */
    connectionClosed(state) {
      state.connection = connection.closedConnection;
    },
    feedReadabilityChanged(state, { payload }: PayloadAction<{ isReadable: boolean }>) {
      state.isFeedUnreadable = !payload.isReadable;
    },
    /** Whatever the home screen may have missed is fetched again. */
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
      state.round = round.roundAfterResults(state.round, payload, state.requestedAtRoundId);
      for (const result of payload) noteNumber(state, result);
      revealEarlyResult(state);
      state.connection = connection.connectionAfterSync(state.connection, meta.requestId);
    });
    builder.addMatcher(matchRejected, (state, { meta }) => {
      state.connection = connection.connectionAfterFailedSync(state.connection, meta.requestId);
    });
  },
});

/** The round that a result is of; null where it names none and no round is known. */
export function roundIdOfResult(
  present: Round,
  { roundId, receivedAt }: { roundId: number | null; receivedAt?: number },
): number | null {
  return roundId ?? roundOfBareResult(present, receivedAt ?? Infinity);
}

/** Where the server sends another number for a round, its later word stands. */
function noteNumber(state: GameState, { roundId, digits }: RoundNumber): void {
  if (digits === null) return;
  const { reveal, earlyResult } = state;
  const { calculated } = state.round;
  // Payloads are frozen: none of them may be changed in place.
  if (reveal?.roundId === roundId) state.reveal = { ...reveal, digits };
  if (earlyResult?.roundId === roundId) state.earlyResult = { ...earlyResult, digits };
  if (calculated?.roundId === roundId) {
    state.round = { ...state.round, calculated: { ...calculated, digits } };
  }
}

function startReveal(state: GameState, result: DrawnResult): void {
  const { roundId } = result;
  if (placeOfResult(state.round, roundId) !== 'shown' || isRevealed(state, roundId)) return;
  // A late result never costs the present round its reveal.
  if (state.reveal && state.reveal.roundId === state.round.id) return;
  state.reveal = { ...result, revealedCount: 0 };
  state.revealedRoundIds = [...state.revealedRoundIds, roundId].slice(-rememberedReveals);
}

/** Reveals a result that came early once its round is drawn or over. */
function revealEarlyResult(state: GameState): void {
  const { earlyResult, round: present } = state;
  if (!earlyResult || placeOfResult(present, earlyResult.roundId) === 'early') return;
  if (earlyResult.roundId === present.id && !present.countdown.isOver) return;
  state.earlyResult = null;
  startReveal(state, earlyResult);
}

/** A remembered round beyond the present one was never reached, and remembers nothing. */
function isRevealed(state: GameState, roundId: number): boolean {
  const { revealedRoundIds, lastRevealedRoundId: last, round: present } = state;
  if (revealedRoundIds.includes(roundId)) return true;
  return last !== null && roundId <= last && (present.id === null || last <= present.id);
}

export const gameReducer = gameSlice.reducer;
export const gameEvents = gameSlice.actions;
