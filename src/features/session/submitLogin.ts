import type { AppThunk } from '../../app/storeTypes';
import { sessionEvents } from './sessionSlice';
import type { Credentials } from './signInSecrets';

/** Sends what was typed: the credentials go to their one-use holder, never into an action. */
export function submitLogin(credentials: Credentials): AppThunk {
  return (dispatch, getState, { secrets }) => {
    if (getState().session.login.isSubmitting) return;
    secrets.credentials.put(credentials);
    dispatch(sessionEvents.loginSubmitted());
  };
}
