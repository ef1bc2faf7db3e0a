import { isAnyOf } from '@reduxjs/toolkit';
import { sessionEnded } from '../../api/apiEvents';
import { gateDecided } from '../../features/maintenance/maintenanceSlice';
import {
  selectAuthorization,
  selectIsSignedIn,
  sessionEvents,
} from '../../features/session/sessionSlice';
import { locationChanged } from '../../store/navigationSlice';
import { redirectFor } from '../navigation/redirects';
import type { StartAppListening } from '../../store/storeTypes';

/** Replaces addresses by the rules of `navigation/redirects`. */
export function listenForRedirects(startListening: StartAppListening): void {
  startListening({
    matcher: isAnyOf(locationChanged, gateDecided, sessionEnded, sessionEvents.checkAuthFailed),
    effect: (_, { getState, extra: { clock, navigator } }) => {
      const state = getState();
      if (state.navigation === null) return;
      const target = redirectFor(state.navigation, {
        isSignedIn: selectIsSignedIn(state),
        hasCheckFailed: selectAuthorization(state) === 'failed',
        gate: state.maintenance.gate,
        now: clock.now(),
      });
      if (target !== null) navigator.go(target, { replace: true });
    },
  });
}
