/**
 * The visit laid out for watching: a stretch in which nothing but countdown pushes came is
 * squeezed to two seconds, so that an hour of waiting is no hour of watching.
 */
export interface TimeAxis {
  /** Length for watching, in milliseconds. */
  readonly length: number;
  /** Where a moment (milliseconds since the epoch) is on the axis, in milliseconds. */
  toAxis(moment: number): number;
  /** The moment at a place on the axis. */
  toMoment(place: number): number;
  /** The squeezed stretches, as places on the axis. */
  readonly squeezed: readonly { from: number; to: number }[];
}

/** A gap above this is idle, in milliseconds. */
const idleMs = 5000;
/** What is left of an idle gap, in milliseconds. */
const squeezedMs = 2000;

/**
 * @param landmarks moments that are worth stopping for, rising; the first and the last bound the
 * visit
 */
export function createTimeAxis(landmarks: readonly number[], squeeze: boolean): TimeAxis {
  const moments: number[] = [landmarks[0] ?? 0];
  const places: number[] = [0];
  const squeezed: { from: number; to: number }[] = [];
  for (const moment of landmarks) {
    const before = moments.at(-1) ?? 0;
    const place = places.at(-1) ?? 0;
    const gap = moment - before;
    if (gap <= 0) continue;
    const isIdle = squeeze && gap > idleMs;
    const next = place + (isIdle ? squeezedMs : gap);
    if (isIdle) squeezed.push({ from: place, to: next });
    moments.push(moment);
    places.push(next);
  }
  return {
    length: places.at(-1) ?? 0,
    toAxis: (moment) => mapped(moments, places, moment),
    toMoment: (place) => mapped(places, moments, place),
    squeezed,
  };
}

/** Where `value` among `from` would be among `to`, both rising and of one length. */
function mapped(from: readonly number[], to: readonly number[], value: number): number {
  const at = lastAtOrBefore(from, value);
  if (at < 0) return to[0] ?? 0;
  const [start = 0, end] = [from[at], from[at + 1]];
  const [toStart = 0, toEnd] = [to[at], to[at + 1]];
  if (end === undefined || toEnd === undefined) return toStart;
  return toStart + ((value - start) / (end - start)) * (toEnd - toStart);
}

/** The position of the last of rising values that is not above `value`; -1 for none. */
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
