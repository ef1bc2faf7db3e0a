import type { Replay } from './openReplay';
import { landmarksOf } from './steps';
import { createTimeAxis } from './timeAxis';
import type { TimeAxis } from './timeAxis';

/** Each open file keeps its whole recording and its player's screens in memory. */
const mostFiles = 4;

/** Why a file cannot be opened beside others, for the support agent; null if it can. */
export function refusalBeside(
  open: readonly Pick<Replay, 'fileName' | 'text' | 'trace'>[],
  { fileName, text, trace }: Pick<Replay, 'fileName' | 'text' | 'trace'>,
): string | null {
  if (open.length === 0) return null;
  const same = open.find((one) => one.text === text);
  if (same) {
    const name = same.fileName === fileName ? '' : ` as ${same.fileName}`;
    return `${fileName} is open already${name}: it has the very same content.`;
  }
  if (open.length >= mostFiles) {
    return `${fileName} was not opened: ${mostFiles} files at most are open at a time, as each keeps its whole recording in memory. Close one first.`;
  }
  const timeless = [...open, { fileName, trace }].find(
    (one) => one.trace.timestampSource !== 'recorded',
  );
  if (!timeless) return null;
  return `${timeless.fileName} has no recorded times, as an export of the Redux DevTools extension has none, so it cannot lie on one clock with other files. Open it alone.`;
}

/** The clock on which several recordings lie: stretches in which none of them has anything are shortened. */
export function sharedAxisOf(replays: readonly Pick<Replay, 'steps'>[]): TimeAxis {
  const landmarks = replays.flatMap(({ steps }) => landmarksOf(steps));
  return createTimeAxis(
    landmarks.sort((one, other) => one - other),
    true,
  );
}

/** When a recording begins and ends, in milliseconds since the epoch. */
export function rangeOf({ trace: { timestamps } }: Pick<Replay, 'trace'>) {
  const from = timestamps[0] ?? 0;
  return { from, to: timestamps.at(-1) ?? from };
}

/** The recordings during which no other one ran. */
export function apartFrom<Recording extends Pick<Replay, 'trace'>>(
  replays: readonly Recording[],
): Recording[] {
  return replays.filter((one) => {
    const { from, to } = rangeOf(one);
    return replays.every((other) => {
      const range = rangeOf(other);
      return other === one || range.to < from || range.from > to;
    });
  });
}
