/** The app's one source of time, in milliseconds since the epoch. */
export interface Clock {
  /** For the time left and the time passed: whole milliseconds, never backwards. */
  now(): number;
  /**
   * The present date, from which every "today" follows: the machine's, also after it was set back. Where the
   * server's time is a day or more away from it, the server's.
   */
  date(): number;
  /** Notes the server's time, from what has just arrived. */
  noteServerTime(timestamp: number): void;
}

const dayMs = 24 * 60 * 60 * 1000;

interface TimeSources {
  /** Milliseconds that never jump, but may stand still while the machine sleeps. */
  monotonic(): number;
  /** Milliseconds since the epoch; may be set forwards or backwards by the machine's owner. */
  wall(): number;
}

const browserSources: TimeSources = {
  monotonic: () => performance.now(),
  wall: () => Date.now(),
};

/** The two sources are rounded differently; only a wall clock that is this far ahead has moved. */
const roundingMs = 20;

/**
 * A clock whose `now` starts at wall time and then runs with the monotonic source. Where the wall clock
 * gets ahead of that, its lead is added: sleep is counted. A wall clock set backwards changes
 * nothing, and one set forwards can only shorten a countdown, never lengthen it.
 */
export function createClock(sources: TimeSources = browserSources): Clock {
  let lastMonotonic = sources.monotonic();
  let current = sources.wall();
  let lead = current - lastMonotonic;
  /** How far the server is ahead of `now`; null until its time is known. */
  let serverLead: number | null = null;
  const now = () => {
    const monotonic = sources.monotonic();
    const present = sources.wall() - monotonic;
    current += Math.max(0, monotonic - lastMonotonic);
    if (present - lead > roundingMs) current += present - lead;
    if (Math.abs(present - lead) > roundingMs) lead = present;
    lastMonotonic = monotonic;
    // Fractions would take most of the room in a recording.
    return Math.floor(current);
  };
  return {
    now,
    date() {
      const wall = sources.wall();
      if (serverLead === null) return wall;
      const server = now() + serverLead;
      return Math.abs(server - wall) < dayMs ? wall : server;
    },
    noteServerTime(timestamp) {
      serverLead = timestamp - now();
    },
  };
}
