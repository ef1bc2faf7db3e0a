import { selectObstacles } from '../../screens/home/selectObstacles';
import type { Obstacle } from '../../screens/home/selectObstacles';
import type { ShownScreen } from './openReplay';

/** An obstacle with the step since which it has stood in the way. */
export interface StandingObstacle {
  obstacle: Obstacle;
  /** The first step of the recording, if it began before. */
  since: number;
}

/**
 * What kept the player from betting, by the rules of the app itself.
 *
 * @param screenAt the states of the recording, with the time of each step
 * @returns what stood in the way at a step, at `now` (milliseconds since the epoch)
 */
export function createObstacleHistory(
  screenAt: (step: number) => ShownScreen,
): (step: number, now: number) => StandingObstacle[] {
  const kinds: ReadonlySet<string>[] = [];

  function kindsAt(step: number): ReadonlySet<string> {
    const known = kinds[step];
    if (known) return known;
    const { state, now } = screenAt(step);
    return (kinds[step] = new Set(selectObstacles(state, now).map(({ kind }) => kind)));
  }

  return (step, now) =>
    selectObstacles(screenAt(step).state, now).map((obstacle) => {
      let since = step;
      while (since > 0 && kindsAt(since - 1).has(obstacle.kind)) since -= 1;
      return { obstacle, since };
    });
}
