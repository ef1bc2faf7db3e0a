import { matchPath, parsePath } from 'react-router';
import { homeSlugs, paths, routePatterns } from '../../config/paths';
import { parseReportRange } from '../../features/report/reportRange';
import { selectAuthorization, selectIsSignedIn } from '../../features/session/sessionSlice';
import { presetRange } from '../../domain/dates';
import type { AppLocation } from '../../store/navigationSlice';
import type { RootState } from '../../store/rootState';

interface Situation {
  isSignedIn: boolean;
  /** The check of a session link has failed: the login stays even if a player is signed in. */
  hasCheckFailed: boolean;
  gate: 'loading' | 'open' | 'closed';
  /** The present date in milliseconds since the epoch. */
  now: number;
}

/**
 * The address that must replace this one, or null if it may stay (specification sections 2 and 4):
 * maintenance, unknown paths, protected paths without a session, unknown tabs, a report without a valid
 * range. The result needs no further redirect, so no chunk is loaded for an address in between.
 */
export function redirectFor(location: AppLocation, situation: Situation): string | null {
  const target = nextAddress(location, situation);
  if (target === null) return null;
  const { pathname = '', search = '' } = parsePath(target);
  return redirectFor({ pathname, search }, situation) ?? target;
}

/** The same for the address of a state; null also before the first one. `now` in milliseconds since the epoch. */
export function redirectOf(state: RootState, now: number): string | null {
  if (state.navigation === null) return null;
  return redirectFor(state.navigation, {
    isSignedIn: selectIsSignedIn(state),
    hasCheckFailed: selectAuthorization(state) === 'failed',
    gate: state.maintenance.gate,
    now,
  });
}

function nextAddress(location: AppLocation, situation: Situation): string | null {
  const pattern = Object.values(routePatterns).find((one) => matchPath(one, location.pathname));
  if (pattern === routePatterns.maintenance) return null;
  if (situation.gate === 'closed') return paths.maintenance;
  if (pattern === undefined) return paths.home();
  if (pattern === routePatterns.login) {
    return situation.isSignedIn && !situation.hasCheckFailed ? paths.home() : null;
  }
  if (pattern === routePatterns.checkAuth) return situation.hasCheckFailed ? paths.login : null;
  if (!situation.isSignedIn) return paths.login;

  const query = new URLSearchParams(location.search);
  if (pattern === routePatterns.home) return isKnownSlug(query.get('slug')) ? null : paths.home();
  if (pattern === routePatterns.report && parseReportRange(query) === null) {
    return paths.report(presetRange('today', situation.now));
  }
  return null;
}

function isKnownSlug(slug: string | null): boolean {
  return slug === null || Object.values(homeSlugs).some((known) => known === slug);
}
