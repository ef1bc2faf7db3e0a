import { createSlice, isAnyOf, isFulfilled, isRejectedWithValue } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { cameOnline, wentOffline } from '../../store/appEvents';
import { broadcast, isBroadcast } from './broadcasts';
import { cadenceAfterPush, cadenceAfterRound } from './cadence';
import * as connection from './connection';
import type { Connection } from './connection';
import { roundTripsAfter } from './latency';
import type { RoundTrips } from './latency';
import { areReadable, unreadableAfter } from './readability';
import type { Unreadable } from './readability';

/** The connection to the broadcaster, and what is known of its quality. */
export interface ConnectionState extends Connection {
  roundTripsMs: RoundTrips;
  unreadable: Unreadable;
  /** When all lists were last fetched again, in milliseconds of the app's clock. */
  resyncedAt: number | null;
}

declare module '../../store/rootState' {
  interface RootState {
    connection: ConnectionState;
  }
}

/** Before the first attempt. */
export const initialConnection: ConnectionState = {
  ...connection.closedConnection,
  roundTripsMs: [],
  unreadable: {},
  resyncedAt: null,
};

/** Why the home screen may have missed events. */
type ResyncCause = 'firstConnection' | 'connectionRestored' | 'pageWoken';

/** `at` in milliseconds of the app's clock. */
type At = PayloadAction<{ at: number }>;

const endsCountdown = isAnyOf(broadcast.roundStarted, broadcast.roundCalculated);

const connectionSlice = createSlice({
  name: 'connection',
  initialState: initialConnection,
  reducers: {
    /** A connection attempt has begun. */
    attempted(state, { payload }: At) {
      Object.assign(state, connection.connectionAfterAttempt(state, payload.at));
    },
    opened(state, { payload }: At) {
      Object.assign(state, connection.connectionAfterOpening(state, payload.at));
    },
    /** The server answered a ping. */
    pongReceived(state, { payload }: At) {
      state.aliveAt = payload.at;
    },
    /** A call had a response after this many milliseconds. */
    roundTripMeasured(state, { payload }: PayloadAction<{ ms: number }>) {
      return { ...state, roundTripsMs: roundTripsAfter(state.roundTripsMs, payload.ms) };
    },
    /** An expected push did not come. */
    wentQuiet(state, { payload }: At) {
      Object.assign(state, connection.connectionAfterSilence(state, payload.at));
    },
    /** A quiet connection will be replaced although it answers pings. */
    givenUp(state) {
      Object.assign(state, connection.connectionAfterGivingUp(state));
    },
    lost(state) {
      Object.assign(state, connection.connectionAfterLoss(state));
    },
    /** No player is signed in any more. */
    closed: (state): ConnectionState => ({
      ...initialConnection,
      roundTripsMs: state.roundTripsMs,
    }),
    /** The lists that may be out of date on the home screen are fetched again. */
    resyncStarted(state, { payload }: PayloadAction<{ at: number; cause: ResyncCause }>) {
      state.resyncedAt = payload.at;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(wentOffline, (state) => {
        Object.assign(state, connection.connectionAfterOffline(state));
      })
      .addCase(cameOnline, (state) => {
        Object.assign(state, connection.connectionAfterOnline(state));
      })
      .addMatcher(isAnyOf(isBroadcast, isFulfilled, isRejectedWithValue), (state, action) => {
        state.unreadable = unreadableAfter(state.unreadable, action);
      })
      .addMatcher(isBroadcast, (state, frame) => {
        const { receivedAt } = frame.payload;
        Object.assign(state, connection.connectionAfterEvent(state, receivedAt));
        if (broadcast.countdownReceived.match(frame)) {
          const { secondsLeft } = frame.payload;
          const { cadence, openedAt } = state;
          state.cadence = cadenceAfterPush(cadence, secondsLeft, receivedAt, openedAt);
        } else if (endsCountdown(frame)) {
          state.cadence = cadenceAfterRound(state.cadence);
        }
      });
  },
  selectors: {
    /** Whether the events of every channel and the answers to these endpoints can be read. */
    selectIsServerReadable: ({ unreadable }, endpoints: readonly string[]) =>
      areReadable(unreadable, endpoints),
  },
});

export const connectionReducer = connectionSlice.reducer;
export const connectionEvents = connectionSlice.actions;
export const { selectIsServerReadable } = connectionSlice.selectors;
