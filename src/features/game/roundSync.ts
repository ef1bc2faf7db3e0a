/**
 * Whether the round is synchronised with the server: known from a `start` or from GET results since the connection
 * opened. While it is not, betting is closed.
 */
export interface RoundSync {
  isSynced: boolean;
  /** The last GET results that was requested on the open connection and has no response. */
  requestId: string | null;
  /** How many of these requests failed in a row. */
  failures: number;
  /** An expected push did not come, and no frame since: another round may have begun. */
  hasGap: boolean;
}

/** Before a connection, and after its loss. */
export const unsynced: RoundSync = {
  isSynced: false,
  requestId: null,
  failures: 0,
  hasGap: false,
};

/** The connection has become quiet. */
export const syncAfterSilence = (sync: RoundSync): RoundSync => ({ ...sync, hasGap: true });

/**
 * A frame arrived.
 *
 * @param isRoundRunning while the round's own countdown runs no other round can have begun
 */
export function syncAfterFrame(sync: RoundSync, isRoundRunning: boolean): RoundSync {
  if (!sync.hasGap) return sync;
  return isRoundRunning ? { ...sync, hasGap: false } : unsynced;
}

/** A `start` of another round. A repeated one confirms nothing: rounds may have been missed since. */
export const syncAfterStart = (sync: RoundSync): RoundSync => ({ ...sync, isSynced: true });

/** GET results was requested on an open connection. */
export function syncAfterRequest(sync: RoundSync, requestId: string): RoundSync {
  return { ...sync, requestId };
}

/** GET results succeeded: the round is synchronised if this was the newest request. */
export function syncAfterResponse(sync: RoundSync, requestId: string): RoundSync {
  if (sync.requestId !== requestId) return sync;
  return { ...sync, isSynced: true, requestId: null, failures: 0 };
}

/** GET results failed: an unsynchronised round stays so, and betting stays closed. */
export function syncAfterFailure(sync: RoundSync, requestId: string): RoundSync {
  if (sync.requestId !== requestId) return sync;
  return { ...sync, requestId: null, failures: sync.failures + 1 };
}
