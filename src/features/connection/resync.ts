/** Why the home screen may have missed events. */
export type ResyncCause = 'firstConnection' | 'connectionRestored' | 'pageWoken';

const freshMs = 3000;

/** A page that wakes this soon after a resync fetches nothing. Both in milliseconds of the app's clock. */
export function isResyncFresh(resyncedAt: number | null | undefined, at: number): boolean {
  return at - (resyncedAt ?? -Infinity) < freshMs;
}
