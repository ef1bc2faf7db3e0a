import { isAnyOf } from '@reduxjs/toolkit';
import { sessionEnded } from '../../api/apiEvents';
import { gateDecided } from '../../features/maintenance/maintenanceSlice';
import { sessionEvents } from '../../features/session/sessionSlice';
import { locationChanged } from '../../store/navigationSlice';
import { redirectOf } from '../navigation/redirects';
import type { StartAppListening } from '../../store/storeTypes';

/** Replaces addresses by the rules of `navigation/redirects`. */
export function listenForRedirects(startListening: StartAppListening): void {
  startListening({
    matcher: isAnyOf(locationChanged, gateDecided, sessionEnded, sessionEvents.checkAuthFailed),
    effect: (_, { getState, extra: { clock, navigator } }) => {
      const target = redirectOf(getState(), clock.date());
      if (target !== null) navigator.go(target, { replace: true });
    },
  });
}
