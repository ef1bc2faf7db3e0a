import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { wentOffline } from '../../store/appEvents';
import { hasRoundId } from '../../api/wire/roundResult';
import type { RoundResult } from '../../api/wire/roundResult';
import { gameApi } from './gameApi';
import { broadcast, isBroadcast } from '../connection/broadcasts';
import { connectionEvents } from '../connection/connectionSlice';
import { isCountingDownAt } from './countdown';
import { timingOfResult, roundOfResultWithoutId } from './reveal';
import type { Reveal } from './reveal';
import * as round from './round';
import * as sync from './roundSync';
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
  /** The last rounds that need no reveal: the player has their outcome already. */
  omittedRevealIds: number[];
  sync: sync.RoundSync;
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
    omittedRevealIds: [],
    sync: sync.unsynced,
  };
}

/** Never more results than this are late at the same time. */
const rememberedReveals = 8;

const { getResults } = gameApi.endpoints;
/** No more frames arrive for now, so that a round may be missed. */
const isDisconnected = isAnyOf(
  connectionEvents.attempted,
  connectionEvents.lost,
  connectionEvents.closed,
  wentOffline,
);

const gameSlice = createSlice({
  name: 'game',
  initialState: initialGame(null),
  reducers: {
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
    revealOmitted(state, { payload }: PayloadAction<{ roundId: number }>) {
      noteShown(state, payload.roundId);
    },
    /** GET results was requested while events could arrive. */
    syncRequested(state, { payload }: PayloadAction<{ requestId: string }>) {
      state.sync = sync.syncAfterRequest(state.sync, payload.requestId);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(connectionEvents.wentQuiet, (state) => {
        state.sync = sync.syncAfterSilence(state.sync);
      })
      .addMatcher(isDisconnected, (state) => {
        state.sync = sync.unsynced;
      })
      // Matchers run in this order: the countdown before the frame decides what a gap hid.
      .addMatcher(isBroadcast, (state, { payload }) => {
        const isRunning = isCountingDownAt(state.round.countdown, payload.receivedAt);
        state.sync = sync.syncAfterFrame(state.sync, isRunning);
      })
      .addMatcher(broadcast.roundStarted.match, (state, { payload }) => {
        const after = round.roundAfterStart(state.round, payload.roundId);
        if (payload.roundId === after.id) state.reveal = null;
        if (after === state.round) return;
        if (after.id !== state.round.id) state.sync = sync.syncAfterStart(state.sync);
        state.round = after;
        revealEarlyResult(state);
        // The announced next round never existed, and neither did its result.
        if ((state.earlyResult?.roundId ?? 0) > payload.roundId) state.earlyResult = null;
      })
      .addMatcher(broadcast.roundCalculated.match, (state, { payload: { result } }) => {
        state.round = round.roundAfterCalculate(state.round, result);
        if (result) applyNumber(state, result);
        revealEarlyResult(state);
      })
      .addMatcher(broadcast.statusReceived.match, (state, { payload }) => {
        state.round = round.roundAfterStatus(state.round, payload.status);
      })
      .addMatcher(broadcast.countdownReceived.match, (state, { payload }) => {
        const { secondsLeft, receivedAt } = payload;
        state.round = round.roundAfterCountdown(state.round, secondsLeft, receivedAt);
      })
      .addMatcher(broadcast.resultReceived.match, (state, { payload }) => {
        const roundId = roundIdOfResult(state.round, payload);
        if (roundId === null) return;
        const result = { roundId, digits: payload.digits };
        applyNumber(state, result);
        if (timingOfResult(state.round, roundId) !== 'early') startReveal(state, result);
        else if (roundId <= (state.earlyResult?.roundId ?? roundId)) state.earlyResult = result;
      })
      .addMatcher(getResults.matchPending, (state) => {
        state.requestedAtRoundId = state.round.id;
      })
      .addMatcher(getResults.matchFulfilled, (state, { payload, meta }) => {
        const results = payload.filter(hasRoundId);
        state.round = round.roundAfterResults(state.round, results, state.requestedAtRoundId);
        for (const result of results) applyNumber(state, result);
        revealEarlyResult(state);
        state.sync = sync.syncAfterResponse(state.sync, meta.requestId);
      })
      .addMatcher(getResults.matchRejected, (state, { meta }) => {
        state.sync = sync.syncAfterFailure(state.sync, meta.requestId);
      });
  },
});

/**
 * The round that a result belongs to; null if it names none and no round is known, or if the draw has another number:
 * it is then one of an earlier round that came again.
 */
export function roundIdOfResult(
  present: Round,
  { roundId, digits, receivedAt }: ReturnType<typeof broadcast.resultReceived>['payload'],
): number | null {
  if (roundId !== null) return roundId;
  const drawn = present.calculated?.digits ?? digits;
  return drawn === digits ? roundOfResultWithoutId(present, receivedAt) : null;
}

/** If the server sends a second number for a round, the later one counts. */
function applyNumber(state: GameState, { roundId, digits }: RoundNumber): void {
  if (digits === null) return;
  const { reveal, earlyResult } = state;
  // These objects are frozen action payloads, so they are replaced and not mutated.
  if (reveal?.roundId === roundId) state.reveal = { ...reveal, digits };
  if (earlyResult?.roundId === roundId) state.earlyResult = { ...earlyResult, digits };
  const { before } = state.round.unconfirmed ?? {};
  // A round that a wrong event replaced may come back.
  for (const one of before ? [state.round, before] : [state.round]) {
    const { calculated, previousResult } = one;
    if (calculated?.roundId === roundId) one.calculated = { ...calculated, digits };
    if (previousResult?.roundId === roundId) one.previousResult = { ...previousResult, digits };
  }
}

/** A late result of this round opens no reveal. */
function noteShown(state: GameState, roundId: number): void {
  const ids = state.omittedRevealIds;
  if (!ids.includes(roundId)) state.omittedRevealIds = [...ids, roundId].slice(-rememberedReveals);
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
  const { revealedRoundIds, omittedRevealIds, lastRevealedRoundId: last, round: present } = state;
  if (revealedRoundIds.includes(roundId) || omittedRevealIds.includes(roundId)) return true;
  return last !== null && roundId <= last && (present.id === null || last <= present.id);
}

export const gameReducer = gameSlice.reducer;
export const gameEvents = gameSlice.actions;
