import { cadenceAfterPush, longestGapMs, longestRestMs, unknownCadence } from './cadence';
import type { Cadence } from './cadence';
import { isCountingDownAt } from '../game/countdown';
import type { Round } from '../game/roundState';

/**
 * The connection to the broadcaster as the player should think of it.
 * - `connecting`: the first connection after the start or the sign-in is being made
 * - `open`: it is open and pushes come as they should
 * - `quiet`: it looks open, but a push that was due did not come
 * - `reconnecting`: it was lost and is being made again
 * - `offline`: the browser says that it has no network
 */
export type ConnectionStatus = 'connecting' | 'open' | 'quiet' | 'reconnecting' | 'offline';

/**
 * The connection as a state machine (docs/decisions/connection-watchdog.md). The functions are pure; times
 * are milliseconds of the app's clock.
 */
export interface Connection {
  status: ConnectionStatus;
  /** When the present attempt was begun; null where none is being made or has been. */
  attemptedAt: number | null;
  /** When the connection was opened last. */
  openedAt: number | null;
  /** When the last event came or the connection opened. */
  messageAt: number | null;
  /** When the server last showed that it is there, by an event or a pong. */
  aliveAt: number | null;
  /** When a push was found missing; null while the connection is not quiet. */
  quietAt: number | null;
  /** A quiet connection that answered its ping, but will be replaced all the same. */
  isGivenUp: boolean;
  /** Connections lost in a row, none of which was stable. */
  failures: number;
  cadence: Cadence;
  /** Whether a `start` or an answer of GET results has told the round since the connection is open. */
  isRoundSynced: boolean;
  /** The request id of the GET results that was sent last since then. */
  syncRequestId: string | null;
  /** Such requests that failed in a row. */
  failedSyncs: number;
  /** When all lists were last fetched again. */
  resyncedAt: number | null;
}

/** Before the first attempt. */
export const closedConnection: Connection = {
  status: 'connecting',
  attemptedAt: null,
  openedAt: null,
  messageAt: null,
  aliveAt: null,
  quietAt: null,
  isGivenUp: false,
  failures: 0,
  cadence: unknownCadence,
  isRoundSynced: false,
  syncRequestId: null,
  failedSyncs: 0,
  resyncedAt: null,
};

/** A server that says nothing is asked for a sign of life this often. */
const heartbeatMs = 25_000;
/** How long its answer may take. */
export const pongLimitMs = 2000;
/** A quiet connection that answers pings is replaced after at most this long. */
const longestQuietMs = 30_000;
/** A connection that is not open after this long is given up (10 s of pusher-js and a margin). */
export const openingLimitMs = 15_000;
/** A connection that brings events for this long is stable: the next loss is a first one again. */
const stableMs = 5000;
/** An attempt is given this long before a page that wakes begins another. */
const freshAttemptMs = 3000;

const unsynced = { isRoundSynced: false, syncRequestId: null, failedSyncs: 0 };
const notQuiet = { quietAt: null, isGivenUp: false };

/** A connection is being made, the first one or another. */
export function connectionAfterAttempt(connection: Connection, at: number): Connection {
  const { status } = connection;
  const isFirst = status === 'connecting' || status === 'offline';
  const next = isFirst ? status : 'reconnecting';
  return { ...connection, ...unsynced, ...notQuiet, status: next, attemptedAt: at };
}

/** The connection is open and the channels are subscribed. */
export function connectionAfterOpening(connection: Connection, at: number): Connection {
  return {
    ...connection,
    ...notQuiet,
    status: 'open',
    openedAt: at,
    messageAt: at,
    aliveAt: at,
  };
}

/**
 * Any event of the broadcaster. While a connection is being made it comes from one channel, and others
 * may still be missing; on one that was given up it shows that all is well.
 *
 * @param isRoundRunning while the round's own countdown runs no other round can have begun
 */
export function connectionAfterMessage(
  connection: Connection,
  at: number,
  isRoundRunning: boolean,
): Connection {
  const { status, attemptedAt, openedAt, failures } = connection;
  const heard = { ...connection, messageAt: at, aliveAt: at };
  const isBeingMade = !isOpen(connection) && attemptedAt !== null;
  if (isBeingMade || status === 'offline') return heard;
  const isStable = openedAt !== null && at - openedAt >= stableMs;
  return {
    ...heard,
    ...notQuiet,
    ...(status === 'quiet' && !isRoundRunning && unsynced),
    status: 'open',
    failures: isStable ? 0 : failures,
  };
}

/** A countdown push, from which the cadence is learned. */
export function connectionAfterPush(
  connection: Connection,
  seconds: number,
  at: number,
  isRoundRunning: boolean,
): Connection {
  const cadence = cadenceAfterPush(connection.cadence, seconds, at);
  return { ...connectionAfterMessage(connection, at, isRoundRunning), cadence };
}

/** The server answered a ping. */
export function connectionAfterPong(connection: Connection, at: number): Connection {
  return { ...connection, aliveAt: at };
}

/** A push that was due did not come. */
export function connectionAfterSilence(connection: Connection, at: number): Connection {
  return connection.status === 'open'
    ? { ...connection, status: 'quiet', quietAt: at }
    : connection;
}

/** A quiet connection is to be replaced, though it answers pings; it stays open until then. */
export function connectionAfterGivingUp(connection: Connection): Connection {
  if (connection.status !== 'quiet' || connection.isGivenUp) return connection;
  return { ...connection, isGivenUp: true, failures: connection.failures + 1 };
}

/** The connection is gone, or does not answer. */
export function connectionAfterLoss(connection: Connection): Connection {
  const status = connection.status === 'offline' ? connection.status : 'reconnecting';
  const failures = connection.failures + 1;
  return { ...connection, ...unsynced, ...notQuiet, status, attemptedAt: null, failures };
}

/** The browser lost its network. */
export function connectionAfterOffline(connection: Connection): Connection {
  return { ...connection, ...unsynced, ...notQuiet, status: 'offline' };
}

/** The browser has its network again. */
export function connectionAfterOnline(connection: Connection): Connection {
  return connection.status === 'offline' ? { ...connection, status: 'reconnecting' } : connection;
}

/** GET results is being fetched; only a request on an open connection can tell what it missed. */
export function connectionAfterSyncRequest(connection: Connection, requestId: string): Connection {
  return isOpen(connection) ? { ...connection, syncRequestId: requestId } : connection;
}

/** GET results was answered; where it is the newest request, the round is known again. */
export function connectionAfterSync(connection: Connection, requestId: string): Connection {
  if (connection.syncRequestId !== requestId) return connection;
  return { ...connection, isRoundSynced: true, syncRequestId: null, failedSyncs: 0 };
}

/** GET results failed: the round stays unknown where it was, and betting closed. */
export function connectionAfterFailedSync(connection: Connection, requestId: string): Connection {
  if (connection.syncRequestId !== requestId) return connection;
  return { ...connection, syncRequestId: null, failedSyncs: connection.failedSyncs + 1 };
}

/** Whether events can arrive, though none may have for a while. */
export function isOpen({ status }: Connection): boolean {
  return status === 'open' || status === 'quiet';
}

/**
 * When an open connection counts as quiet, unless an event comes before: while a round runs, three
 * times the cadence after the last event. Null while the cadence is not known.
 */
export function quietFrom({ messageAt, cadence }: Connection, round: Round): number | null {
  const gapMs = longestGapMs(cadence);
  const restMs = longestRestMs(cadence);
  if (messageAt === null || gapMs === null || restMs === null) return null;
  const isDue = isCountingDownAt(round.countdown, messageAt + gapMs);
  return messageAt + (isDue ? gapMs : restMs);
}

/** When the server is to be asked for a sign of life, unless it gives one before. */
export function heartbeatFrom({ aliveAt }: Connection): number {
  return (aliveAt ?? 0) + heartbeatMs;
}

/** When a quiet connection that answers pings is replaced: after as long again, within bounds. */
export function givenUpFrom({ messageAt, quietAt }: Connection): number {
  const since = quietAt ?? 0;
  return since + Math.min(since - (messageAt ?? 0), longestQuietMs);
}

/** Whether a page that wakes at `now` should not wait for the connection that it left. */
export function isDeadAt(connection: Connection, round: Round, now: number): boolean {
  if (connection.status === 'open') {
    const quiet = quietFrom(connection, round);
    return now >= (quiet ?? Infinity) || now >= heartbeatFrom(connection) + pongLimitMs;
  }
  // A connection that has just been begun is given its time.
  const { status, attemptedAt } = connection;
  return status === 'quiet' || attemptedAt === null || now - attemptedAt > freshAttemptMs;
}
