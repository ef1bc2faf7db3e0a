import { createAction, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { matchPath } from 'react-router';
import { playerDataDiscarded, sessionEnded } from '../../api/apiEvents';
import { km } from '../../i18n/km';
import { locationChanged, sessionLinkPathname } from '../../store/navigationSlice';
import { routePatterns } from '../../config/paths';
import type { Player } from '../../api/wire/sessionSchemas';

/**
 * The progress of a session link's check (specification section 4). `failed` lasts until the next check,
 * so that the login stays on the screen even if an older session exists.
 */
export type AuthorizationStep = 'loading' | 'checking' | 'realtimeRefused' | 'failed';

/**
 * The visible content of the login form, for the replay. Neither the password nor its length enters the
 * store, only whether there is one.
 */
export interface LoginDraft {
  username: string;
  /** The redactor allowlists this name and `passwordError`; it blanks other keys that name a password. */
  hasPassword: boolean;
  /** The error message of the field; null if it is valid. */
  usernameError: string | null;
  passwordError: string | null;
}

/** The player and the progress of login, session link and logout; never a token or a password. */
export interface SessionState {
  player: Player | null;
  /** In riel, from the server; null (never 0) until the first value. */
  balance: number | null;
  /** The subscription to the balance is down: the server may have a newer value. */
  isBalanceStale: boolean;
  login: { isSubmitting: boolean; message: string | null };
  loginDraft: LoginDraft;
  authorization: AuthorizationStep;
  isLoggingOut: boolean;
  /** Another player has signed in in this browser: the page is being reloaded for them. */
  isTakenOver?: true;
}

declare module '../../store/rootState' {
  interface RootState {
    session: SessionState;
  }
}

const emptyDraft: LoginDraft = {
  username: '',
  hasPassword: false,
  usernameError: null,
  passwordError: null,
};

/**
 * The state at start: signed in if the cookies hold a session.
 * @param areCookiesLost the cookies held only a part of one, and the login says so
 */
export function initialSession(player: Player | null, areCookiesLost = false): SessionState {
  return {
    player,
    balance: null,
    isBalanceStale: false,
    login: { isSubmitting: false, message: areCookiesLost ? km.session.cookiesLost : null },
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
    /** `message` is shown under the user name. */
    loginFailed(state, { payload }: PayloadAction<{ message: string }>) {
      state.login = { isSubmitting: false, message: payload.message };
    },
    loginEdited(state) {
      state.login.message = null;
    },
    /** The mirrored values have changed; most key presses in the password field don't change them. */
    loginTyped(state, { payload }: PayloadAction<Pick<LoginDraft, 'username' | 'hasPassword'>>) {
      Object.assign(state.loginDraft, payload);
    },
    loginValidated(
      { loginDraft },
      { payload }: PayloadAction<Pick<LoginDraft, 'usernameError' | 'passwordError'>>,
    ) {
      Object.assign(loginDraft, payload);
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
    /** The connection that delivers the balance is lost, or the subscription was refused. */
    balanceConnectionLost(state) {
      state.isBalanceStale = true;
    },
    balanceConnectionRestored(state) {
      state.isBalanceStale = false;
    },
    takenOver(state) {
      state.isTakenOver = true;
    },
    logoutRequested(state) {
      state.isLoggingOut = true;
    },
    logoutFailed(state) {
      state.isLoggingOut = false;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, (_, { payload }) =>
        initialSession(null, payload.reason === 'cookiesLost'),
      )
      // The session link of the next player goes on, and the login's message stays.
      .addCase(playerDataDiscarded, ({ authorization, login }) => ({
        ...initialSession(null),
        authorization,
        login,
      }))
      .addCase(locationChanged, (state, { payload: { pathname } }) => {
        if (pathname === sessionLinkPathname) state.authorization = 'loading';
        // The form's values are dropped when its screen closes.
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
export const sessionEvents = {
  ...sessionSlice.actions,
  /** The page was reloaded because another player had signed in, and a toast says so. */
  takeOverShown: createAction('session/takeOverShown'),
  /** The balance is not live for now; the player sees only a longer loss. */
  balanceInterrupted: createAction('session/balanceInterrupted'),
};
/** Matches the start and the end of a time in which the balance is not live. */
export const isBalanceGap = isAnyOf(
  sessionEvents.balanceInterrupted,
  sessionEvents.balanceConnectionLost,
  sessionEvents.balanceConnectionRestored,
);
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
