/** Cambodia keeps UTC+7 all year. */
const OFFSET_MS = 7 * 3_600_000;

/** Every day is as long: Cambodia has no summer time. */
export const DAY_MS = 24 * 3_600_000;

/** Day in Asia/Phnom_Penh as `yyyy-MM-dd`. */
export function phnomPenhDay(epochMs: number): string {
  return new Date(epochMs + OFFSET_MS).toISOString().slice(0, 10);
}

/** Epoch milliseconds of 00:00 in Asia/Phnom_Penh on the day of the given moment. */
export function phnomPenhMidnight(epochMs: number): number {
  return Date.parse(`${phnomPenhDay(epochMs)}T00:00:00Z`) - OFFSET_MS;
}
