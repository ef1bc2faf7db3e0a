import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { matchPath } from 'react-router';
import { sessionEnded } from '../../api/apiEvents';
import { locationChanged, sessionLinkPathname } from '../../app/navigation/navigationSlice';
import { routePatterns } from '../../config/paths';
import type { Player } from './sessionSchemas';

/**
 * How far the check of a session link has come (specification section 4); `failed` until the next one,
 * so that the login stays on the screen, for somebody with an older session too.
 */
export type AuthorizationStep = 'loading' | 'checking' | 'realtimeRefused' | 'failed';

/**
 * What a person beside the player reads in the login form, so that a replay shows it. Of the password
 * only whether there is any: neither it nor its length enters the store.
 */
export interface LoginDraft {
  username: string;
  /** The redactor allows this name and `passwordError`; others that name a password it blanks. */
  hasPassword: boolean;
  /** What the form says is wrong with a field; null for nothing. */
  usernameError: string | null;
  passwordError: string | null;
}

/** Who plays, and how far login, session link and logout are; never a token or a password. */
export interface SessionState {
  player: Player | null;
  /** Riel as the server wrote them; null until the first value, never 0 in its place. */
  balance: number | null;
  /** The balance can't be followed at present: the server may have written another one since. */
  isBalanceStale: boolean;
  login: { isSubmitting: boolean; message: string | null };
  loginDraft: LoginDraft;
  authorization: AuthorizationStep;
  isLoggingOut: boolean;
  /** Another player has signed in in this browser: the page is being reloaded for them. */
  isTakenOver?: true;
}

const emptyDraft: LoginDraft = {
  username: '',
  hasPassword: false,
  usernameError: null,
  passwordError: null,
};

/** The state at start: signed in where the cookies hold a session. */
export function initialSession(player: Player | null): SessionState {
  return {
    player,
    balance: null,
    isBalanceStale: false,
    login: { isSubmitting: false, message: null },
    loginDraft: emptyDraft,
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
    /** What is mirrored of the fields has changed, which most keys of a password don't do. */
    loginTyped(
      { loginDraft },
      { payload }: PayloadAction<Pick<LoginDraft, 'username' | 'hasPassword'>>,
    ) {
      loginDraft.username = payload.username;
      loginDraft.hasPassword = payload.hasPassword;
    },
    loginValidated(
      { loginDraft },
      { payload }: PayloadAction<Pick<LoginDraft, 'usernameError' | 'passwordError'>>,
    ) {
      loginDraft.usernameError = payload.usernameError;
      loginDraft.passwordError = payload.passwordError;
    },
    checkAuthSent(state) {
      state.authorization = 'checking';
    },
    checkAuthRealtimeRefused(state) {
      state.authorization = 'realtimeRefused';
    },
    checkAuthFailed(state) {
      state.authorization = 'failed';
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
    balanceConnectionLost(state) {
      state.isBalanceStale = true;
    },
    balanceConnectionRestored(state) {
      state.isBalanceStale = false;
    },
    takenOver(state) {
      state.isTakenOver = true;
    },
    /** The page was reloaded because another player had signed in, and a toast says so. */
    takeOverShown(_state) {},
    logoutRequested(state) {
      state.isLoggingOut = true;
    },
    logoutFailed(state) {
      state.isLoggingOut = false;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialSession(null))
      .addCase(locationChanged, (state, { payload: { pathname } }) => {
        if (pathname === sessionLinkPathname) state.authorization = 'loading';
        // The form's own values end with its screen.
        if (matchPath(routePatterns.login, pathname) === null) state.loginDraft = emptyDraft;
      });
  },
  selectors: {
    selectPlayer: (session) => session.player,
    selectIsSignedIn: (session) => session.player !== null,
    selectBalance: (session) => session.balance,
    selectIsBalanceStale: (session) => session.isBalanceStale,
    selectLogin: (session) => session.login,
    selectLoginDraft: (session) => session.loginDraft,
    selectAuthorization: (session) => session.authorization,
    selectIsLoggingOut: (session) => session.isLoggingOut,
    selectIsTakenOver: (session) => session.isTakenOver === true,
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
  selectLoginDraft,
  selectAuthorization,
  selectIsLoggingOut,
  selectIsTakenOver,
} = sessionSlice.selectors;
