/**
 * The recording laid out for watching: an idle stretch, in which nothing but countdown pushes came,
 * is shortened to two seconds, so that an hour of waiting is no hour of watching.
 */
export interface TimeAxis {
  /** Length for watching, in milliseconds. */
  readonly length: number;
  /** The position of a timestamp (milliseconds since the epoch) on the axis, in milliseconds. */
  toPosition(timestamp: number): number;
  toTimestamp(position: number): number;
  /** The shortened stretches, as positions on the axis. */
  readonly shortened: readonly { from: number; to: number }[];
}

/** A gap above this is idle, in milliseconds. */
const idleMs = 5000;
/** What is left of an idle gap, in milliseconds. */
const shortenedMs = 2000;

/**
 * @param landmarks timestamps that are worth stopping for, rising; the first and the last bound the
 * recording
 */
export function createTimeAxis(landmarks: readonly number[]): TimeAxis {
  let [timestamp = 0] = landmarks;
  let position = 0;
  const timestamps = [timestamp];
  const positions = [position];
  const shortened: { from: number; to: number }[] = [];
  for (const next of landmarks) {
    const gap = next - timestamp;
    if (gap <= 0) continue;
    const isIdle = gap > idleMs;
    const from = position;
    position += isIdle ? shortenedMs : gap;
    timestamp = next;
    if (isIdle) shortened.push({ from, to: position });
    timestamps.push(timestamp);
    positions.push(position);
  }
  return {
    length: position,
    toPosition: (at) => interpolate(timestamps, positions, at),
    toTimestamp: (at) => interpolate(positions, timestamps, at),
    shortened,
  };
}

/** Where `value` among `from` would be among `to`, both rising and of one length. */
function interpolate(from: readonly number[], to: readonly number[], value: number): number {
  const index = lastAtOrBefore(from, value);
  if (index < 0) return to[0] ?? 0;
  const [start = 0, end] = [from[index], from[index + 1]];
  const [toStart = 0, toEnd] = [to[index], to[index + 1]];
  if (end === undefined || toEnd === undefined) return toStart;
  return toStart + ((value - start) / (end - start)) * (toEnd - toStart);
}

/** The index of the last of rising values that is not above `value`; -1 for none. */
export function lastAtOrBefore(values: readonly number[], value: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
