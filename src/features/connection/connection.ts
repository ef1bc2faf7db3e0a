import { isPushDueAt, longestGapMs, restEndsAt, unknownCadence } from './cadence';
import type { Cadence } from './cadence';
import { pongLimitMs } from './latency';
import type { RoundTrips } from './latency';

/**
 * The connection to the broadcaster as shown to the player.
 * - `connecting`: the first connection after start or sign-in is being made
 * - `open`: it is open and pushes arrive on time
 * - `quiet`: it looks open, but an expected push did not come
 * - `reconnecting`: it was lost and is being made again
 * - `offline`: the browser reports that it has no network
 */
export type ConnectionStatus = 'connecting' | 'open' | 'quiet' | 'reconnecting' | 'offline';

/**
 * The connection as a state machine (docs/decisions/connection-watchdog.md). The functions are pure; times
 * are milliseconds of the app's clock.
 */
export interface Connection {
  status: ConnectionStatus;
  /** When the last attempt began; null if there is none. */
  attemptedAt: number | null;
  /** When the connection last opened. */
  openedAt: number | null;
  /** When the last event arrived or the connection opened. */
  lastEventAt: number | null;
  /** When the server last proved to be alive, by an event or a pong. */
  aliveAt: number | null;
  /** When the connection became quiet; null while it is not. */
  quietAt: number | null;
  /** A quiet connection that will be replaced. */
  isGivenUp: boolean;
  /** How many connections in a row were lost before they were stable. */
  failures: number;
  cadence: Cadence;
}

/** Before the first attempt. */
export const closedConnection: Connection = {
  status: 'connecting',
  attemptedAt: null,
  openedAt: null,
  lastEventAt: null,
  aliveAt: null,
  quietAt: null,
  isGivenUp: false,
  failures: 0,
  cadence: unknownCadence,
};

/** A silent server is pinged after this long at the latest. */
const heartbeatMs = 25_000;
/** A quiet connection is given up after at most this long. */
const longestQuietMs = 30_000;
/** An attempt fails after this long (10 s of pusher-js plus a margin). */
export const openingLimitMs = 15_000;
/** A connection that delivers events for this long is stable: its loss counts as a first one. */
const stableMs = 5000;
/** A page that wakes waits this long for a running attempt before it begins another. */
const freshAttemptMs = 3000;

const notQuiet = { quietAt: null, isGivenUp: false };

/** A connection attempt begins. */
export function connectionAfterAttempt(connection: Connection, at: number): Connection {
  const { status } = connection;
  const next = status === 'connecting' || status === 'offline' ? status : 'reconnecting';
  return { ...connection, ...notQuiet, status: next, attemptedAt: at };
}

/** The connection is open and the channels are subscribed. */
export function connectionAfterOpening(connection: Connection, at: number): Connection {
  return {
    ...connection,
    ...notQuiet,
    status: 'open',
    openedAt: at,
    lastEventAt: at,
    aliveAt: at,
  };
}

/**
 * Any broadcast event. During an attempt it comes from one channel while others may still be missing; on
 * a quiet connection it shows that the connection works again.
 */
export function connectionAfterEvent(connection: Connection, at: number): Connection {
  const { status, attemptedAt, openedAt, failures } = connection;
  const alive = { ...connection, lastEventAt: at, aliveAt: at };
  const isBeingMade = !isConnected(connection) && attemptedAt !== null;
  if (isBeingMade || status === 'offline') return alive;
  const isStable = openedAt !== null && at - openedAt >= stableMs;
  return {
    ...alive,
    ...notQuiet,
    status: 'open',
    failures: isStable ? 0 : failures,
  };
}

/** An expected push did not come. */
export function connectionAfterSilence(connection: Connection, at: number): Connection {
  return connection.status === 'open'
    ? { ...connection, status: 'quiet', quietAt: at }
    : connection;
}

/** A quiet connection will be replaced; it stays open until then, or until a pong is overdue. */
export function connectionAfterGivingUp(connection: Connection): Connection {
  if (connection.status !== 'quiet' || connection.isGivenUp) return connection;
  return { ...connection, isGivenUp: true, failures: connection.failures + 1 };
}

/** The connection is gone or does not answer. */
export function connectionAfterLoss(connection: Connection): Connection {
  const status = connection.status === 'offline' ? connection.status : 'reconnecting';
  // One that was given up is counted already.
  const failures = connection.failures + (connection.isGivenUp ? 0 : 1);
  return { ...connection, ...notQuiet, status, attemptedAt: null, failures };
}

/** The browser lost its network. */
export function connectionAfterOffline(connection: Connection): Connection {
  return { ...connection, ...notQuiet, status: 'offline' };
}

/** The browser has its network again. */
export function connectionAfterOnline(connection: Connection): Connection {
  return connection.status === 'offline' ? { ...connection, status: 'reconnecting' } : connection;
}

/** Whether events can arrive, even if none has for a while. */
export function isConnected({ status }: Connection): boolean {
  return status === 'open' || status === 'quiet';
}

/**
 * When an open connection becomes quiet unless an event comes first: while a countdown is running, three
 * times the cadence after the last event, otherwise far later. Null before the first opening.
 */
export function quietFrom({ lastEventAt, cadence }: Connection): number | null {
  if (lastEventAt === null) return null;
  const gapMs = longestGapMs(cadence);
  const isDue = gapMs !== null && isPushDueAt(cadence, lastEventAt + gapMs);
  return isDue ? lastEventAt + gapMs : restEndsAt(cadence, lastEventAt);
}

/** When to ping the server at the latest, unless it proves to be alive before. */
export const heartbeatFrom = ({ aliveAt }: Connection): number => (aliveAt ?? 0) + heartbeatMs;

/** When to give up a quiet connection: after the same time again, within bounds. */
export function givenUpFrom({ lastEventAt, quietAt }: Connection): number {
  const since = quietAt ?? 0;
  return since + Math.min(since - (lastEventAt ?? 0), longestQuietMs);
}

/** Whether a page that wakes at `now` should replace its connection at once. */
export function isDeadAt(connection: Connection, now: number, roundTripsMs?: RoundTrips): boolean {
  if (connection.status === 'open') {
    const quietAt = quietFrom(connection) ?? Infinity;
    return now >= quietAt || now >= heartbeatFrom(connection) + pongLimitMs(roundTripsMs);
  }
  // An attempt that has just begun gets its time.
  const { status, attemptedAt } = connection;
  return status === 'quiet' || attemptedAt === null || now - attemptedAt > freshAttemptMs;
}
