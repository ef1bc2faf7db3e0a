import * as v from 'valibot';
import { actionsOfRun } from '../../../trace/actionRun';
import { isRecord } from '../../../trace/isRecord';
import { openErrors } from './openErrors';
import { stepSchema } from './traceSchemas';

/** Five times what the recorder keeps: a short text can claim many steps. */
const mostSteps = 100_000;

/**
 * Refuses a parsed file whose lists are longer than any recording. It reads only their lengths, so it comes
 * before all work on their elements; a list may repeat one id, and then its text is short.
 * @throws Error with one of {@link openErrors}
 */
export function refuseTooManySteps(content: unknown): void {
  const lists = isRecord(content)
    ? [content['stagedActionIds'], content['skippedActionIds'], content['segments']]
    : [content];
  for (const list of lists) {
    if (Array.isArray(list) && list.length > mostSteps) {
      throw new Error(openErrors.tooManySteps(list.length, mostSteps));
    }
  }
}

type UnfoldedStep = v.InferOutput<typeof stepSchema>;

/**
 * The steps of a compact trace, one for each action.
 * @throws Error with one of {@link openErrors}
 */
export function unfoldSteps(segments: readonly unknown[]): UnfoldedStep[] {
  const entries = segments.flatMap((segment): readonly unknown[] => {
    if (!Array.isArray(segment)) throw new Error(openErrors.damagedActions);
    return segment;
  });
  const claimed = entries.reduce<number>((sum, entry) => sum + claimedSteps(entry), 0);
  if (claimed > mostSteps) throw new Error(openErrors.tooManySteps(claimed, mostSteps));
  return entries.flatMap((entry) =>
    isRun(entry)
      ? unfoldRun(entry)
      : [v.parse(stepSchema, entry, { message: openErrors.damagedActions })],
  );
}

function unfoldRun(run: Record<string, unknown>): UnfoldedStep[] {
  const steps = actionsOfRun(run) ?? [];
  const isSound = steps.length > 0 && steps.every((step) => v.is(stepSchema, step));
  if (!isSound) throw new Error(openErrors.damagedRun);
  return steps;
}

/** How many actions an entry holds, if it holds what it should. */
export function claimedSteps(entry: unknown): number {
  return isRun(entry) && Array.isArray(entry['gaps']) ? entry['gaps'].length + 1 : 1;
}

function isRun(entry: unknown): entry is Record<string, unknown> {
  return isRecord(entry) && entry['type'] === 'RUN';
}
