/**
 * A simulation of all clients at once, with the delays of the app: what docs/scaling.md says of its servers.
 */
import {
  configSpreadMs,
  eventSpreadMs,
  heartbeatSpreadMs,
  retryWaitMs,
  spreadWaitMs,
} from '../../src/platform/backoff';

/** The most calls within a tenth of a second and within a second. */
export interface Peak {
  tenth: number;
  second: number;
}

/** One attempt of all clients that are not connected yet. */
export interface Attempt {
  /** How many clients make it. */
  clients: number;
  peak: Peak;
  accepted: number;
}

export interface Reconnection {
  attempts: Attempt[];
  /** The most handshakes of all attempts together. */
  peak: Peak;
  /** When the last client is accepted, in milliseconds after the loss. */
  lastMs: number;
}

/** Of the players on home so many have a stake in the round that is drawn. */
export const stakingShare = 0.2;

/** How many calls fall into each tenth of a second. */
type Histogram = number[];

const tenthMs = 100;
const tenthOf = (ms: number) => Math.floor(ms / tenthMs);

/** The calls of a round that everybody makes, by the first cell of their row. */
export function roundPeaks(players: number, random: () => number): Record<string, Peak> {
  const stakes = Math.round(players * stakingShare);
  const spread = (spreadMs: number, [atOnce, others] = [0, players]) => {
    const calls: Histogram = [atOnce];
    for (let client = 0; client < others; client += 1) {
      add(calls, tenthOf(spreadWaitMs(random(), spreadMs)));
    }
    return peakOf(calls);
  };
  return {
    '`GET results` after `start`': spread(eventSpreadMs),
    '`GET bets` after `start`': spread(eventSpreadMs),
    '`GET bets` after `calculate`': spread(eventSpreadMs, [stakes, players - stakes]),
    '`config.json` after `start`': spread(configSpreadMs),
    'pings in a silence between rounds': spread(heartbeatSpreadMs),
  };
}

/**
 * Every client loses its connection in the same instant, and reconnects as `reconnectListener.ts` does. The cluster is
 * back at once, accepts so many handshakes in each second and refuses the others at once.
 */
export function reconnection(
  players: number,
  acceptedPerSecond: number,
  random: () => number,
): Reconnection {
  const acceptedPerTenth = (acceptedPerSecond * tenthMs) / 1000;
  /** The handshakes of each tenth of a second to come, each by its time; by the failures before it. */
  const queues: number[][][] = [];
  const schedule = (failures: number, from: number) => {
    const at = from + retryWaitMs(failures, random());
    const tenth = (queues[tenthOf(at)] ??= []);
    (tenth[failures] ??= []).push(at);
  };
  for (let client = 0; client < players; client += 1) schedule(0, 0);
  const attempts: Attempt[] = [];
  const calls: Histogram[] = [];
  const all: Histogram = [];
  let lastMs = 0;
  // A refused client comes back after a second at least, so no tenth grows while it is read.
  for (let tenth = 0; tenth < queues.length; tenth += 1) {
    const queue = queues[tenth] ?? [];
    const arrived = queue.reduce((sum, times) => sum + times.length, 0);
    // Which of them are first is chance: each number of failures gets its share.
    const share = Math.min(1, acceptedPerTenth / arrived);
    queue.forEach((times, failures) => {
      const accepted = Math.round(times.length * share);
      const attempt = (attempts[failures] ??= { clients: 0, accepted: 0, peak: noCalls });
      attempt.clients += times.length;
      attempt.accepted += accepted;
      add((calls[failures] ??= []), tenth, times.length);
      if (accepted > 0) lastMs = (tenth + 1) * tenthMs;
      for (const at of times.slice(accepted)) schedule(failures + 1, at);
    });
    add(all, tenth, arrived);
  }
  const withPeaks = attempts.map((each, failures) => ({ ...each, peak: peakOf(calls[failures]) }));
  return { attempts: withPeaks, peak: peakOf(all), lastMs };
}

const noCalls: Peak = { tenth: 0, second: 0 };

function add(histogram: Histogram, tenth: number, calls = 1): void {
  histogram[tenth] = (histogram[tenth] ?? 0) + calls;
}

function peakOf(calls: Histogram = []): Peak {
  const peak = { ...noCalls };
  let second = 0;
  for (let tenth = 0; tenth < calls.length; tenth += 1) {
    second += (calls[tenth] ?? 0) - (calls[tenth - tenthOf(1000)] ?? 0);
    peak.tenth = Math.max(peak.tenth, calls[tenth] ?? 0);
    peak.second = Math.max(peak.second, second);
  }
  return peak;
}
