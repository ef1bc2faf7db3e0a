import type { Replay } from '../engine/openReplay';
import { clockText, dateText, exactClockText, offsetText } from '../engine/timeText';
import { useReplay } from './useReplay';

/**
 * How the times of the open file are written, each from a timestamp in milliseconds since the epoch.
 * The clock is that of Phnom Penh. A file without times has no clock: all of them count from its start.
 */
export interface TimeText {
  /** `14:00:05`. */
  clock(at: number): string;
  /** `14:00:05.120`. */
  exact(at: number): string;
  /** `20-11-2026 14:00:05`. */
  date(at: number): string;
  /** `+4:07.1`, since the start of the recording. */
  offset(at: number): string;
}

export function timeTextOf({ steps, trace }: Pick<Replay, 'steps' | 'trace'>): TimeText {
  const offset = (at: number) => offsetText(at - (steps[0]?.at ?? 0));
  if (trace.timestampSource === 'invented') {
    return { clock: offset, exact: offset, date: offset, offset };
  }
  return { clock: clockText, exact: exactClockText, date: dateText, offset };
}

export function useTimeText(): TimeText {
  return timeTextOf(useReplay());
}
