/** The app's one source of time. Whole milliseconds since the epoch, and never backwards. */
export interface Clock {
  now(): number;
}

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
 * A clock that starts at wall time and then runs with the monotonic source. Where the wall clock
 * gets ahead of that, its lead is added: sleep is counted. A wall clock set backwards changes
 * nothing, and one set forwards can only shorten a countdown, never lengthen it.
 */
export function createClock(sources: TimeSources = browserSources): Clock {
  let lastMonotonic = sources.monotonic();
  let current = sources.wall();
  let lead = current - lastMonotonic;
  return {
    now() {
      const monotonic = sources.monotonic();
      const present = sources.wall() - monotonic;
      current += Math.max(0, monotonic - lastMonotonic);
      if (present - lead > roundingMs) current += present - lead;
      if (Math.abs(present - lead) > roundingMs) lead = present;
      lastMonotonic = monotonic;
      // Fractions would take most of the room in a recording.
      return Math.floor(current);
    },
  };
}
