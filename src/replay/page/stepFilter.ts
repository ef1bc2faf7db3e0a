import { stepKinds } from '../engine/stepKinds';
import type { StepKind } from '../engine/stepKinds';
import type { ListedStep } from './openReplay';

/** What the list shows: kinds, whether only what failed, and words. */
export interface StepFilter {
  kinds: ReadonlySet<StepKind>;
  onlyErrors: boolean;
  words: string;
}

/** The countdown comes every second and says little. */
export const firstFilter: StepFilter = {
  kinds: new Set(stepKinds.filter((kind) => kind !== 'countdown')),
  onlyErrors: false,
  words: '',
};

/** The steps that a filter lets through, oldest first. */
export function filtered(steps: readonly ListedStep[], filter: StepFilter): ListedStep[] {
  const words = filter.words.trim().toLowerCase();
  return steps.filter(
    (step) =>
      filter.kinds.has(step.kind) &&
      (!filter.onlyErrors || step.isError) &&
      (words === '' ||
        step.type.toLowerCase().includes(words) ||
        step.label.toLowerCase().includes(words) ||
        step.summary.toLowerCase().includes(words)),
  );
}

/** The nearest of the steps (rising) before or after one; null where there is none. */
export function neighbour(
  steps: readonly { index: number }[],
  from: number,
  direction: 1 | -1,
): number | null {
  const found =
    direction === 1
      ? steps.find(({ index }) => index > from)
      : steps.filter(({ index }) => index < from).at(-1);
  return found?.index ?? null;
}
