import type { Replay } from '../engine/openReplay';
import { apartFrom } from '../engine/sharedClock';

/** Which of the files no other one overlaps in time; empty if each has one that does. */
export function overlapNote(replays: readonly Pick<Replay, 'trace' | 'fileName'>[]): string {
  const apart = apartFrom(replays);
  if (apart.length === 0) return '';
  if (apart.length === replays.length) {
    return 'These recordings do not overlap in time; the time between them is shortened.';
  }
  const names = apart.map(({ fileName }) => fileName).join(', ');
  return `No other recording overlaps in time with: ${names}.`;
}
