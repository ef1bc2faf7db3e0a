import type { Action } from '@reduxjs/toolkit';

/** Consecutive actions with the state before the first of them, by reference; times as of the app's clock. */
export interface Segment {
  /** From 0 for the first of the recording. */
  readonly number: number;
  readonly before: unknown;
  /** When the state before was reached, in milliseconds. */
  readonly beganAt: number;
  readonly actions: Action[];
  /** When each action was dispatched, in milliseconds. */
  readonly stamps: number[];
  /** Actions plus the rows of their lists, as a measure of memory. */
  weight: number;
}

/** How much is kept in memory. */
export interface SegmentLimits {
  /** Actions of a segment. */
  actions: number;
  /** Kept segments. */
  segments: number;
  /** Kept actions and list rows: an hour of a player with a few hundred bets. */
  weight: number;
}

/** 5,000 actions; docs/support.md names them. */
export const usualLimits: SegmentLimits = { actions: 250, segments: 20, weight: 30_000 };

/** The newest actions; the oldest segments are dropped to stay within the limits. */
export interface SegmentRing {
  append(before: unknown, action: Action, at: number): void;
  replaceLast(action: Action): void;
  /** Drops everything, because the actions no longer lead to the current state. */
  restart(): void;
  /** Oldest first; the last one may still grow. */
  segments(): readonly Segment[];
  /** How many actions were dropped. */
  dropped(): number;
}

/** @param startedAt when the recording began, in milliseconds */
export function createSegmentRing(startedAt: number, limits = usualLimits): SegmentRing {
  const kept: Segment[] = [];
  let nextNumber = 0;
  let dropped = 0;
  let lastAt = startedAt;
  let weight = 0;

  const drop = (count: number) => {
    for (const segment of kept.splice(0, count)) {
      dropped += segment.actions.length;
      weight -= segment.weight;
    }
  };
  const isFull = (segment: Segment) =>
    segment.actions.length >= limits.actions || segment.weight >= limits.weight / limits.segments;

  const openFor = (before: unknown): Segment => {
    const last = kept.at(-1);
    if (last && !isFull(last)) return last;
    const opened: Segment = {
      number: nextNumber,
      before,
      beganAt: lastAt,
      actions: [],
      stamps: [],
      weight: 0,
    };
    nextNumber += 1;
    kept.push(opened);
    if (kept.length > limits.segments) drop(1);
    return opened;
  };

  return {
    append(before, action, at) {
      const segment = openFor(before);
      const added = weightOf(action);
      segment.actions.push(action);
      segment.stamps.push(at);
      segment.weight += added;
      weight += added;
      lastAt = at;
      while (weight > limits.weight && kept.length > 1) drop(1);
    },
    replaceLast(action) {
      const last = kept.at(-1);
      if (last) last.actions[last.actions.length - 1] = action;
    },
    restart: () => drop(kept.length),
    segments: () => kept,
    dropped: () => dropped,
  };
}

/** One for the action, and one for each row of a list in its payload. */
function weightOf(action: Action): number {
  const { payload } = action as Action & { payload?: unknown };
  if (typeof payload !== 'object' || payload === null) return 1;
  if (Array.isArray(payload)) return 1 + payload.length;
  const { rows } = payload as { rows?: unknown };
  return Array.isArray(rows) ? 1 + rows.length : 1;
}
