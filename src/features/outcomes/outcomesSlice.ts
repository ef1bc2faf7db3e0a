import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { playerDataDiscarded, sessionEnded } from '../../api/apiEvents';
import { pageWoken } from '../../store/appEvents';
import { locationChanged } from '../../store/navigationSlice';
import { betsApi } from '../bets/betsApi';
import { isResyncFresh } from '../connection/resync';
import { connectionEvents } from '../connection/connectionSlice';
import { gameApi } from '../game/gameApi';
import { isFarAhead } from '../game/roundState';

/** Which outcomes of their bets the player has seen in this browser. */
export interface OutcomesState {
  /** The last round whose draw was shown; null until the first list of results, if the browser remembers none. */
  shownRoundId: number | null;
  /** The page has woken, and no list that was requested since has arrived. */
  isListOld: boolean;
  /** The request that ends this; null until it is sent. */
  listRequestId: string | null;
  /** It is where a browser began that knew nothing: that draw may still be shown. Absent once one was. */
  isShownAssumed?: true;
  /** When the lists were last fetched again; milliseconds of the app's clock. */
  resyncedAt: number | null;
  /** The missed bets are open. */
  areMissedBetsOpen?: true;
}

declare module '../../store/rootState' {
  interface RootState {
    outcomes: OutcomesState;
  }
}

/** The state at start, with what this browser remembers of the player. */
export function initialOutcomes(shownRoundId: number | null): OutcomesState {
  return { shownRoundId, isListOld: false, listRequestId: null, resyncedAt: null };
}

/** The number never goes back. */
function noteShown(state: OutcomesState, { payload }: PayloadAction<{ roundId: number }>): void {
  state.shownRoundId = Math.max(payload.roundId, state.shownRoundId ?? payload.roundId);
  delete state.isShownAssumed;
  delete state.areMissedBetsOpen;
}

const { getBets } = betsApi.endpoints;

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
      .addCase(connectionEvents.resyncStarted, (state, { payload }) => {
        state.resyncedAt = payload.at;
      })
      .addCase(pageWoken, (state, { payload }) => {
        // Such a wake fetches no list.
        if (isResyncFresh(state.resyncedAt, payload.at)) return;
        state.isListOld = true;
        state.listRequestId = null;
      })
      .addCase(sessionEnded, () => initialOutcomes(null))
      .addCase(playerDataDiscarded, () => initialOutcomes(null))
      .addMatcher(getBets.matchPending, (state, { meta }) => {
        if (state.isListOld) state.listRequestId = meta.requestId;
      })
      .addMatcher(getBets.matchFulfilled, (state, { meta }) => {
        // A list that was requested before the page woke may be older than the last draw.
        if (state.listRequestId === meta.requestId) state.isListOld = false;
      })
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
