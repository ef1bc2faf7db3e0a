import { closeDelayMs, revealTimesMs } from './reveal';
import type { Round } from './roundState';

/**
 * The line to the broadcaster as the player should think of it.
 * - `connecting`: the first connection of the visit is being made
 * - `live`: it is open and events come as they should
 * - `silent`: it looks open, but an event that was due did not come
 * - `reconnecting`: it was lost and is being made anew
 * - `offline`: the browser says that it has no network
 */
export type LineState = 'connecting' | 'live' | 'silent' | 'reconnecting' | 'offline';

/** The line as a state machine. The functions are pure; times are the app's clock's milliseconds. */
export interface Line {
  state: LineState;
  /** When the last event came or the connection opened; null before the first. */
  heardAt: number | null;
  /** When the present connection was begun; null where none is being made or has been. */
  triedAt: number | null;
  /** Connections lost in a row without an event in between. */
  losses: number;
  /** Whether a `start` or an answer of GET results has told the round since the line is live. */
  isSynced: boolean;
  /** The request id of the GET results that was asked last since the line is live. */
  question: string | null;
  /** Such questions that failed in a row. */
  failedQuestions: number;
  /** When all lists were last asked for anew. */
  resyncedAt: number | null;
}

/** Before the first connection is tried. */
export const closedLine: Line = {
  state: 'connecting',
  heardAt: null,
  triedAt: null,
  losses: 0,
  isSynced: false,
  question: null,
  failedQuestions: 0,
  resyncedAt: null,
};

/** While a round runs a push comes each second; without any for this long the line is silent. */
const runningSilenceMs = 3000;

/**
 * Between the draw and the next start nothing comes for as long as the server rests. The result
 * modal takes 11 seconds (specification section 9), so no server starts sooner; twice that, and
 * what a running round may be silent, is beyond what players would wait for.
 */
const drawingSilenceMs = 2 * ((revealTimesMs.at(-1) ?? 0) + closeDelayMs) + runningSilenceMs;

/** A server that rests longer than that is not reconnected to at each turn. */
const longestSilenceMs = 300_000;

/** A silent line has this long to say something before it is thrown away. */
export const graceMs = 2000;

/** A connection that is not open after this long is given up (10 s of pusher-js and a margin). */
export const openingLimitMs = 15_000;

const unsynced = { isSynced: false, question: null, failedQuestions: 0 };

/** A connection is being made, the first one or another. */
export function lineAfterTry(line: Line, at: number): Line {
  const isFirst = line.state === 'connecting' || line.state === 'offline';
  return { ...line, ...unsynced, state: isFirst ? line.state : 'reconnecting', triedAt: at };
}

/** The connection is open and the channels are subscribed. */
export function lineAfterOpening(line: Line, at: number): Line {
  return { ...line, state: 'live', heardAt: at };
}

/**
 * Any event of the broadcaster. Before the opening it comes from one channel, while others may still
 * be missing something; after a silence, and where the line was given up, it shows that all is well.
 */
export function lineAfterHearing(line: Line, at: number): Line {
  const isBeingMade = line.triedAt !== null && line.state !== 'live' && line.state !== 'silent';
  const state = isBeingMade || line.state === 'offline' ? line.state : 'live';
  return { ...line, state, heardAt: at, losses: 0 };
}

/** What was due did not come; whatever was sent meanwhile is missed. */
export function lineAfterSilence(line: Line): Line {
  return line.state === 'live' ? { ...line, ...unsynced, state: 'silent' } : line;
}

/** The connection is gone, or was given up. */
export function lineAfterLoss(line: Line): Line {
  const state = line.state === 'offline' ? line.state : 'reconnecting';
  return { ...line, ...unsynced, state, triedAt: null, losses: line.losses + 1 };
}

/** The browser lost its network. */
export function lineAfterOffline(line: Line): Line {
  return { ...line, ...unsynced, state: 'offline' };
}

/** The browser has its network again. */
export function lineAfterOnline(line: Line): Line {
  return line.state === 'offline' ? { ...line, state: 'reconnecting' } : line;
}

/** GET results is being asked; only a question asked on a live line can tell what it missed. */
export function lineAfterQuestion(line: Line, requestId: string): Line {
  return line.state === 'live' ? { ...line, question: requestId } : line;
}

/**
 * GET results was answered; where it is the newest question of this line, the truth is known again.
 */
export function lineAfterAnswer(line: Line, requestId: string): Line {
  if (line.question !== requestId) return line;
  return { ...line, isSynced: true, question: null, failedQuestions: 0 };
}

/** GET results failed: the truth stays unknown, and betting closed. */
export function lineAfterFailedAnswer(line: Line, requestId: string): Line {
  if (line.question !== requestId) return line;
  return { ...line, question: null, failedQuestions: line.failedQuestions + 1 };
}

/** When a live line counts as silent, unless an event comes before; null where nothing was heard. */
export function silentAt({ heardAt, losses }: Line, round: Round): number | null {
  if (heardAt === null) return null;
  const { deadline } = round.countdown;
  const isRunning = deadline !== null && round.status !== 'calculate';
  if (isRunning && deadline > heardAt + runningSilenceMs) return heardAt + runningSilenceMs;
  return heardAt + Math.min(longestSilenceMs, drawingSilenceMs * 2 ** losses);
}

/**
 * Whether what the line says of the round can be relied on at `now`. Asks the clock itself, so that
 * it is right also where a timer slept.
 */
export function isTruthKnown(line: Line, round: Round, now: number): boolean {
  const end = silentAt(line, round);
  return line.state === 'live' && line.isSynced && end !== null && now < end;
}

/** Whether a page that wakes at `now` should not wait for the line that it left. */
export function isDeadAt(line: Line, round: Round, now: number): boolean {
  if (line.state === 'live') {
    const end = silentAt(line, round);
    return end === null || now >= end;
  }
  // A connection that has just been begun is given its time.
  return line.triedAt === null || now - line.triedAt > runningSilenceMs;
}
