import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { accessTokenRefused } from '../../api/baseQuery';
import type { Player } from './sessionCookies';

/** How far the check of a session link has come (specification section 4). */
export type AuthorizationStep = 'loading' | 'checking' | 'realtimeRefused';

export interface SessionState {
  player: Player | null;
  /** Riel as the server wrote them; null until the first value, never 0 in its place. */
  balance: number | null;
  /** The balance can't be followed at present: the server may have written another one since. */
  isBalanceStale: boolean;
  login: { isSubmitting: boolean; message: string | null };
  authorization: AuthorizationStep;
  isLoggingOut: boolean;
}

/** The state at start: signed in where the cookies hold a session. */
export function initialSession(player: Player | null): SessionState {
  return {
    player,
    balance: null,
    isBalanceStale: false,
    login: { isSubmitting: false, message: null },
    authorization: 'loading',
    isLoggingOut: false,
  };
}

const sessionSlice = createSlice({
  name: 'session',
  initialState: initialSession(null),
  reducers: {
    loginSubmitted(state) {
      state.login = { isSubmitting: true, message: null };
    },
    /** `message` is what the player reads under the user name. */
    loginFailed(state, { payload }: PayloadAction<{ message: string }>) {
      state.login = { isSubmitting: false, message: payload.message };
    },
    loginEdited(state) {
      state.login.message = null;
    },
    checkAuthOpened(state) {
      state.authorization = 'loading';
    },
    checkAuthSent(state) {
      state.authorization = 'checking';
    },
    checkAuthRealtimeRefused(state) {
      state.authorization = 'realtimeRefused';
    },
    signedIn(state, { payload }: PayloadAction<Player>) {
      state.player = payload;
      state.balance = null;
      state.isBalanceStale = false;
    },
    balanceReceived(state, { payload }: PayloadAction<{ balance: number }>) {
      state.balance = payload.balance;
      state.isBalanceStale = false;
    },
    /** The connection that the balance comes over is gone, or the subscription was refused. */
    balanceLineLost(state) {
      state.isBalanceStale = true;
    },
    balanceLineRestored(state) {
      state.isBalanceStale = false;
    },
    logoutRequested(state) {
      state.isLoggingOut = true;
    },
    logoutFailed(state) {
      state.isLoggingOut = false;
    },
    loggedOut: () => initialSession(null),
  },
  extraReducers: (builder) => {
    builder.addCase(accessTokenRefused, () => initialSession(null));
  },
  selectors: {
    selectPlayer: (session) => session.player,
    selectIsSignedIn: (session) => session.player !== null,
    selectBalance: (session) => session.balance,
    selectIsBalanceStale: (session) => session.isBalanceStale,
    selectLogin: (session) => session.login,
    selectAuthorization: (session) => session.authorization,
    selectIsLoggingOut: (session) => session.isLoggingOut,
  },
});

export const sessionReducer = sessionSlice.reducer;
export const sessionEvents = sessionSlice.actions;
export const {
  selectPlayer,
  selectIsSignedIn,
  selectBalance,
  selectIsBalanceStale,
  selectLogin,
  selectAuthorization,
  selectIsLoggingOut,
} = sessionSlice.selectors;
