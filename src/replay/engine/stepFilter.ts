import type { Step } from './steps';

/** What the list shows: whether errors only, pushes of the countdown too, and what is searched for. */
export interface StepFilter {
  onlyErrors: boolean;
  withCountdown: boolean;
  search: string;
}

/** The countdown comes every second and says little. */
export const firstFilter: StepFilter = { onlyErrors: false, withCountdown: false, search: '' };

/**
 * The steps that a filter lets through, oldest first.
 *
 * @param found what its search found; null without one
 */
export function filterSteps(
  steps: readonly Step[],
  { onlyErrors, withCountdown }: StepFilter,
  found: ReadonlySet<number> | null,
): Step[] {
  return steps.filter(
    ({ index, isError, isCountdown }) =>
      (withCountdown || !isCountdown) && (!onlyErrors || isError) && (found?.has(index) ?? true),
  );
}

/** The nearest of the steps (rising) before or after one; null if there is none. */
export function neighbour(steps: readonly Step[], from: number, direction: 1 | -1): number | null {
  const found =
    direction === 1
      ? steps.find(({ index }) => index > from)
      : steps.filter(({ index }) => index < from).at(-1);
  return found?.index ?? null;
}
