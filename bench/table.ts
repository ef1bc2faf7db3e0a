/** One figure of the benchmark. */
export interface Figure {
  /** Its key in `bench/latest.json`. */
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The target as text; empty if there is none. */
  readonly target: string;
  /** Null if there is no target. */
  readonly isReached: boolean | null;
}

/** A figure that must not be above a limit. */
export function atMost(name: string, value: number, limit: number, unit: string): Figure {
  const target = `at most ${round(limit)} ${unit}`.trim();
  return { name, value: round(value), unit, target, isReached: value <= limit };
}

/** A figure without a target. */
export function reported(name: string, value: number, unit: string): Figure {
  return { name, value: round(value), unit, target: '', isReached: null };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
