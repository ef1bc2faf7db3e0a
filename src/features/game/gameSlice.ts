import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { RoundResult } from '../../lib/wireSchemas';
import { gameApi } from './gameApi';
import type { Reveal } from './reveal';
import * as round from './round';

/** The websocket as the player should think of it. */
export type Connection = 'connecting' | 'live' | 'reconnecting';

export interface GameState {
  round: round.Round;
  reveal: Reveal | null;
  /** The newest round whose result was revealed; survives a reload. */
  lastRevealedRoundId: number | null;
  connection: Connection;
}

/** The state at start, with what a reload must remember. */
export function initialGame(lastRevealedRoundId: number | null): GameState {
  return {
    round: round.unknownRound,
    reveal: null,
    lastRevealedRoundId,
    connection: 'connecting',
  };
}

const gameSlice = createSlice({
  name: 'game',
  initialState: initialGame(null),
  reducers: {
    roundStarted(state, { payload }: PayloadAction<{ roundId: number }>) {
      const after = round.roundAfterStart(state.round, payload.roundId);
      if (after === state.round) return;
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
    },
    /** `roundId` null: the result named none and is of the round that is being drawn. */
    resultReceived(state, { payload }: PayloadAction<{ roundId: number | null; digits: string }>) {
      const roundId = payload.roundId ?? round.drawnRoundId(state.round);
      if (roundId === null || !round.isOfPresentRound(state.round, roundId)) return;
      if (state.lastRevealedRoundId !== null && roundId <= state.lastRevealedRoundId) return;
      state.reveal = { roundId, digits: payload.digits, revealedCount: 0 };
      state.lastRevealedRoundId = roundId;
    },
    digitRevealed(state) {
      if (state.reveal && state.reveal.revealedCount < 3) state.reveal.revealedCount += 1;
    },
    revealClosed(state) {
      state.reveal = null;
    },
    connectionChanged(state, { payload }: PayloadAction<{ connection: Connection }>) {
      // A line that was lost is being made again; only the first time is plain connecting.
      const isAgain = payload.connection === 'connecting' && state.connection !== 'connecting';
      state.connection = isAgain ? 'reconnecting' : payload.connection;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(gameApi.endpoints.getResults.matchFulfilled, (state, { payload }) => {
      state.round = round.roundAfterResults(state.round, payload);
    });
  },
});

export const gameReducer = gameSlice.reducer;
export const gameEvents = gameSlice.actions;
