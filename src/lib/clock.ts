/** The app's one source of time. Milliseconds since the epoch, and never backwards. */
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

/**
 * A clock that starts at wall time and then advances by whichever source moved further since the
 * last look. Sleep is counted (the wall clock moves), a wall clock set backwards changes nothing,
 * and one set forwards can only shorten a countdown, never lengthen it.
 */
export function createClock(sources: TimeSources = browserSources): Clock {
  let lastMonotonic = sources.monotonic();
  let lastWall = sources.wall();
  let current = lastWall;
  return {
    now() {
      const monotonic = sources.monotonic();
      const wall = sources.wall();
      current += Math.max(0, monotonic - lastMonotonic, wall - lastWall);
      lastMonotonic = monotonic;
      lastWall = wall;
      return current;
    },
  };
}
