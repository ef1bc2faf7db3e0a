import { stepKinds } from './steps';
import type { Step, StepKind } from './steps';

/** What the list shows: which kinds, whether errors only, and what was searched for. */
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

/** The steps that a filter lets through, oldest first. */
export function filterSteps(steps: readonly Step[], filter: StepFilter): Step[] {
  const search = filter.search.trim().toLowerCase();
  return steps.filter(
    ({ kind, isError, type, label, summary }) =>
      filter.kinds.includes(kind) &&
      (!filter.onlyErrors || isError) &&
      [type, label, summary].some((text) => text.toLowerCase().includes(search)),
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
