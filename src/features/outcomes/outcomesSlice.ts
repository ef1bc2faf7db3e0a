import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { playerDataDiscarded, sessionEnded } from '../../api/apiEvents';
import { idSchema } from '../../api/wire/schemas';
import { storedForPlayer } from '../../platform/keyValueStore';
import { locationChanged } from '../../store/navigationSlice';
import { gameApi } from '../game/gameApi';
import { isFarAhead } from '../game/roundState';

/** Which outcomes of their bets the player has seen in this browser. */
export interface OutcomesState {
  /** The last round whose draw was shown; null until the first list of results, if the browser remembers none. */
  shownRoundId: number | null;
  /** It is where a browser began that knew nothing: that draw may still be shown. Absent once one was. */
  isShownAssumed?: true;
  /** The missed bets are open. */
  areMissedBetsOpen?: true;
}

declare module '../../store/rootState' {
  interface RootState {
    outcomes: OutcomesState;
  }
}

/** The last round whose draw this browser showed a player; null if it remembers none. */
export const shownRounds = storedForPlayer('shownRound', idSchema);

/** The state at start, with what this browser remembers of the player. */
export const initialOutcomes = (shownRoundId: number | null): OutcomesState => ({ shownRoundId });

/** The number never goes back. */
function noteShown(state: OutcomesState, { payload }: PayloadAction<{ roundId: number }>): void {
  state.shownRoundId = Math.max(payload.roundId, state.shownRoundId ?? payload.roundId);
  delete state.isShownAssumed;
  delete state.areMissedBetsOpen;
}

const outcomesSlice = createSlice({
  name: 'outcomes',
  initialState: initialOutcomes(null),
  reducers: {
    /** The last digit of a draw is on a visible page. */
    drawShown: noteShown,
    /** It was read from the storage, or another tab has shown it. */
    shownRoundRead: noteShown,
    missedBetsOpened(state) {
      state.areMissedBetsOpen = true;
    },
    /** `roundId` of the newest among them. */
    missedBetsDismissed: noteShown,
  },
  extraReducers: (builder) => {
    builder
      .addCase(locationChanged, (state) => {
        delete state.areMissedBetsOpen;
      })
      .addCase(sessionEnded, () => initialOutcomes(null))
      .addCase(playerDataDiscarded, () => initialOutcomes(null))
      .addMatcher(gameApi.endpoints.getResults.matchFulfilled, (state, { payload: [newest] }) => {
        if (newest === undefined) return;
        const { shownRoundId } = state;
        // A browser that knows nothing has missed nothing, and the server may count its rounds from the start again.
        if (shownRoundId !== null && !isFarAhead({ id: newest.roundId }, shownRoundId)) return;
        state.shownRoundId = newest.roundId;
        state.isShownAssumed = true;
      });
  },
});

export const outcomesReducer = outcomesSlice.reducer;
export const outcomesEvents = outcomesSlice.actions;
