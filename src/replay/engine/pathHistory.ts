import type { Difference } from 'microdiff';
import type { Replay } from './openReplay';
import { createPathReader, notThere } from './statePath';
import type { FollowedPath } from './statePath';
import { stateChanges } from './stateChanges';

/** What a step made of the value at a path. */
export interface PathChange {
  /** {@link notThere} where the state had no such value. */
  before: unknown;
  after: unknown;
  /** Each with its path from the value on; one without a path if the value itself came, went or changed. */
  differences: readonly Difference[];
}

/**
 * The steps that changed the value at a path, of the whole recording. A value that was replaced by an equal
 * one has not changed. Yields after each step.
 *
 * @param onShare is called with the share that was read
 */
export function* findPathChanges(
  { timeline }: Pick<Replay, 'timeline'>,
  path: FollowedPath,
  onShare?: (share: number) => void,
): Generator<void, readonly number[]> {
  const read = createPathReader(path);
  const found: number[] = [];
  let before = read(timeline.stateAt(0));
  for (let step = 1; step <= timeline.lastStep; step += 1) {
    const after = read(timeline.stateAt(step));
    if (differencesOf(before, after).length > 0) found.push(step);
    before = after;
    onShare?.(step / timeline.lastStep);
    yield;
  }
  return found;
}

/** What a step, from 1 on, changed at a path. */
export function pathChangeAt(
  { timeline }: Pick<Replay, 'timeline'>,
  path: FollowedPath,
  step: number,
): PathChange {
  const read = createPathReader(path);
  const before = read(timeline.stateAt(step - 1));
  const after = read(timeline.stateAt(step));
  return { before, after, differences: differencesOf(before, after) };
}

function differencesOf(before: unknown, after: unknown): readonly Difference[] {
  if (Object.is(before, after)) return [];
  return stateChanges(wrap(before), wrap(after)).map((difference) => ({
    ...difference,
    path: difference.path.slice(1),
  }));
}

const wrap = (value: unknown) => (value === notThere ? {} : { value });
