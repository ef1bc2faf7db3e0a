import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { RoundResult } from '../../lib/wireSchemas';
import { gameApi } from './gameApi';
import * as line from './line';
import type { Reveal } from './reveal';
import * as round from './round';

/** What the broadcasts told; the lists of the server are in the API’s cache. */
export interface GameState {
  round: round.Round;
  /** The round when the list of results was last asked for. */
  askedAtRoundId: number | null;
  reveal: Reveal | null;
  /** The newest round whose result was revealed; survives a reload. */
  lastRevealedRoundId: number | null;
  line: line.Line;
}

/** The state at start, with what a reload must remember. */
export function initialGame(lastRevealedRoundId: number | null): GameState {
  return {
    round: round.unknownRound,
    askedAtRoundId: null,
    reveal: null,
    lastRevealedRoundId,
    line: line.closedLine,
  };
}

/** `at` in milliseconds of the app's clock. */
type At = PayloadAction<{ at: number }>;

const { matchPending, matchFulfilled, matchRejected } = gameApi.endpoints.getResults;

const gameSlice = createSlice({
  name: 'game',
  initialState: initialGame(null),
  reducers: {
    roundStarted(state, { payload }: PayloadAction<{ roundId: number }>) {
      const after = round.roundAfterStart(state.round, payload.roundId);
      if (after === state.round) return;
      // The same id again confirms nothing: rounds may have been missed since it was the current one.
      if (after.id !== state.round.id) state.line.isSynced = true;
      state.round = after;
      state.reveal = null;
    },
    roundCalculated(state, { payload }: PayloadAction<{ result: RoundResult }>) {
      state.round = round.roundAfterCalculate(state.round, payload.result);
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
      state.round = round.roundAfterCountdown(state.round, secondsLeft, receivedAt);
      state.line = line.lineAfterHearing(state.line, receivedAt);
    },
    /** `roundId` null: the result named none and is of the round that is being drawn. */
    resultReceived(state, { payload }: PayloadAction<{ roundId: number | null; digits: string }>) {
      const roundId = payload.roundId ?? round.drawnRoundId(state.round);
      if (roundId === null || !round.isOfPresentRound(state.round, roundId)) return;
      if (isRevealed(state, roundId)) return;
      state.reveal = { roundId, digits: payload.digits, revealedCount: 0 };
      state.lastRevealedRoundId = roundId;
    },
    digitRevealed(state) {
      if (state.reveal && state.reveal.revealedCount < 3) state.reveal.revealedCount += 1;
    },
    revealClosed(state) {
      state.reveal = null;
    },
    /** A connection to the broadcaster is being made. */
    lineTried(state, { payload }: At) {
      state.line = line.lineAfterTry(state.line, payload.at);
    },
    lineOpened(state, { payload }: At) {
      state.line = line.lineAfterOpening(state.line, payload.at);
    },
    /** An event that is no countdown push came, also one that could not be read. */
    lineHeard(state, { payload }: At) {
      state.line = line.lineAfterHearing(state.line, payload.at);
    },
    lineFellSilent(state) {
      state.line = line.lineAfterSilence(state.line);
    },
    lineLost(state) {
      state.line = line.lineAfterLoss(state.line);
    },
    /** Nobody is signed in any more. */
    lineClosed(state) {
      state.line = line.closedLine;
    },
    wentOffline(state) {
      state.line = line.lineAfterOffline(state.line);
    },
    cameOnline(state) {
      state.line = line.lineAfterOnline(state.line);
    },
    /** Everything on the screen that events may have changed is being asked for anew. */
    resyncBegan(state, { payload }: At) {
      state.line.resyncedAt = payload.at;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(matchPending, (state, { meta }) => {
      state.askedAtRoundId = state.round.id;
      state.line = line.lineAfterQuestion(state.line, meta.requestId);
    });
    builder.addMatcher(matchFulfilled, (state, { payload, meta }) => {
      state.round = round.roundAfterResults(state.round, payload, state.askedAtRoundId);
      state.line = line.lineAfterAnswer(state.line, meta.requestId);
    });
    builder.addMatcher(matchRejected, (state, { meta }) => {
      state.line = line.lineAfterFailedAnswer(state.line, meta.requestId);
    });
  },
});

/** A remembered round that no round can have reached remembers nothing. */
function isRevealed(state: GameState, roundId: number): boolean {
  const revealed = state.lastRevealedRoundId;
  return revealed !== null && roundId <= revealed && !round.isFarAhead(state.round, revealed);
}

export const gameReducer = gameSlice.reducer;
export const gameEvents = gameSlice.actions;
