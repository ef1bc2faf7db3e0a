import { startOfDay } from '../../lib/dates';
import type { TimeAxis } from './timeAxis';

export interface TimeTick {
  /** Milliseconds since the epoch. */
  at: number;
  /** On the axis, in milliseconds. */
  position: number;
}

const [second, minute, hour] = [1000, 60_000, 3_600_000];
/** What people count in. */
const intervals = [
  ...[1, 2, 5, 10, 15, 30].map((count) => count * second),
  ...[1, 2, 5, 10, 15, 30].map((count) => count * minute),
  ...[1, 2, 6, 12, 24].map((count) => count * hour),
];

/** Round clock times along an axis, with room for `most` labels; each label begins at its tick. */
export function ticksOf(axis: TimeAxis, most: number): TimeTick[] {
  const room = axis.length / most;
  const interval = intervals.find((one) => one >= room) ?? 24 * hour;
  const midnight = startOfDay(axis.toTimestamp(0));
  const ticks: TimeTick[] = [];
  for (let from = 0; from <= axis.length - room && ticks.length < most;) {
    const passed = axis.toTimestamp(from) - midnight;
    const at = midnight + Math.ceil(passed / interval) * interval;
    const position = axis.toPosition(at);
    if (position > axis.length - room) break;
    ticks.push({ at, position });
    from = position + Math.max(room, 1);
  }
  return ticks;
}
