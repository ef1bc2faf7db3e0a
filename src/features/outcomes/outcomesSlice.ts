import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { playerDataDiscarded, sessionEnded } from '../../api/apiEvents';
import { pageWoken } from '../../store/appEvents';
import { locationChanged } from '../../store/navigationSlice';
import { betsApi } from '../bets/betsApi';
import { isResyncFresh } from '../connection/resync';
import { connectionEvents } from '../connection/connectionSlice';
import { firstSeenBets, shortenedSeen, withSeen } from './seenBets';
import type { SeenBets } from './seenBets';

/** Which outcomes of their bets the player has seen in this browser. */
export interface OutcomesState {
  /** Null until the first list of bets, if the browser remembers nothing of the player. */
  seen: SeenBets | null;
  /** The oldest round in which this page sent a stake before that list. */
  firstStakeRoundId: number | null;
  /** The page has woken, and no list that was requested since has arrived. */
  isListOld: boolean;
  /** The request that ends this; null until it is sent. */
  listRequestId: string | null;
  /** When the lists were last fetched again; milliseconds of the app's clock. */
  resyncedAt: number | null;
  /** The net in the result modal is wholly inside the window; without own bets, its reels are. */
  isNetInView: boolean;
  /** The missed bets are open. */
  areMissedBetsOpen?: true;
}

declare module '../../store/rootState' {
  interface RootState {
    outcomes: OutcomesState;
  }
}

/** The state at start, with what this browser remembers of the player. */
export function initialOutcomes(seen: SeenBets | null): OutcomesState {
  return {
    seen,
    firstStakeRoundId: null,
    isListOld: false,
    listRequestId: null,
    resyncedAt: null,
    isNetInView: false,
  };
}

const { getBets, placeBet } = betsApi.endpoints;

const outcomesSlice = createSlice({
  name: 'outcomes',
  initialState: initialOutcomes(null),
  reducers: {
    /** They were read from the storage, which another tab may have changed. */
    seenBetsRead(state, { payload }: PayloadAction<{ seen: SeenBets }>) {
      state.seen = payload.seen;
      delete state.areMissedBetsOpen;
    },
    /** What is painted decides, so the result modal reports it. */
    netViewChanged(state, { payload }: PayloadAction<{ isInView: boolean }>) {
      state.isNetInView = payload.isInView;
    },
    /** `keys` of the round and its bets in the list; dispatched again if the list names more of them in time. */
    revealSeen(state, { payload }: PayloadAction<{ keys: string[] }>) {
      if (state.seen) state.seen = withSeen(state.seen, payload.keys);
    },
    missedBetsOpened(state) {
      state.areMissedBetsOpen = true;
    },
    /** `keys` of the rounds and bets among them. */
    missedBetsDismissed(state, { payload }: PayloadAction<{ keys: string[] }>) {
      delete state.areMissedBetsOpen;
      if (state.seen) state.seen = withSeen(state.seen, payload.keys);
    },
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
      .addMatcher(placeBet.matchPending, (state, { meta }) => {
        if (state.seen) return;
        const { roundId } = meta.arg.originalArgs;
        state.firstStakeRoundId = Math.min(roundId, state.firstStakeRoundId ?? roundId);
      })
      .addMatcher(getBets.matchPending, (state, { meta }) => {
        if (state.isListOld) state.listRequestId = meta.requestId;
      })
      .addMatcher(getBets.matchFulfilled, (state, { payload, meta }) => {
        // A list that was requested before the page woke may be older than the last draw.
        if (state.listRequestId === meta.requestId) state.isListOld = false;
        state.seen = state.seen
          ? shortenedSeen(state.seen, payload)
          : firstSeenBets(payload, state.firstStakeRoundId);
      });
  },
});

export const outcomesReducer = outcomesSlice.reducer;
export const outcomesEvents = {
  ...outcomesSlice.actions,
  /** Another tab has shown outcomes. */
  seenElsewhere: createAction('outcomes/seenElsewhere'),
};
