import { selectObstacles } from '../../screens/home/selectObstacles';
import type { Obstacle } from '../../screens/home/selectObstacles';
import type { ShownScreen } from './openReplay';

/** Why no bet was possible, with the step since which that was so. */
export interface StandingBlock {
  block: Obstacle;
  /** The first step of the recording, if it began before. */
  since: number;
}

/**
 * What kept the player from betting, by the rules of the app itself.
 *
 * @param screenAt the states of the recording, with the time of each step
 * @returns what stood in the way at a step, at `now` (milliseconds since the epoch)
 */
export function createBlockHistory(
  screenAt: (step: number) => ShownScreen,
): (step: number, now: number) => StandingBlock[] {
  const kinds: ReadonlySet<string>[] = [];

  function kindsAt(step: number): ReadonlySet<string> {
    const known = kinds[step];
    if (known) return known;
    const { state, now } = screenAt(step);
    return (kinds[step] = new Set(selectObstacles(state, now).map(({ kind }) => kind)));
  }

  return (step, now) =>
    selectObstacles(screenAt(step).state, now).map((block) => {
      let since = step;
      while (since > 0 && kindsAt(since - 1).has(block.kind)) since -= 1;
      return { block, since };
    });
}
