import { stepKinds } from './steps';
import type { Step, StepKind } from './steps';

/** What the list shows: which kinds, whether errors only, and what is searched for. */
export interface StepFilter {
  kinds: readonly StepKind[];
  onlyErrors: boolean;
  search: string;
}

/** The countdown comes every second and says little. */
export const firstFilter: StepFilter = {
  kinds: stepKinds.filter((kind) => kind !== 'countdown'),
  onlyErrors: false,
  search: '',
};

/**
 * The steps that a filter lets through, oldest first.
 *
 * @param found what its search found; null without one
 */
export function filterSteps(
  steps: readonly Step[],
  { kinds, onlyErrors }: StepFilter,
  found: ReadonlySet<number> | null,
): Step[] {
  return steps.filter(
    ({ index, kind, isError }) =>
      kinds.includes(kind) && (!onlyErrors || isError) && (found === null || found.has(index)),
  );
}

/** The nearest of the steps (rising) before or after one; null if there is none. */
export function neighbour(steps: readonly Step[], from: number, direction: 1 | -1): number | null {
  const found =
    direction === 1
      ? steps.find(({ index }) => index > from)
      : steps.findLast(({ index }) => index < from);
  return found?.index ?? null;
}
