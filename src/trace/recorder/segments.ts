import type { Action } from '@reduxjs/toolkit';

/** Consecutive actions with the state before the first of them, by reference. */
export interface Segment {
  /** From 0 for the first of the recording; those before a gap do not lead to those after it. */
  readonly number: number;
  readonly before: unknown;
  /** When the state before was reached, in milliseconds since the epoch. */
  readonly beganAt: number;
  readonly actions: readonly Action[];
  /** When each action was dispatched, in milliseconds since the epoch. */
  readonly stamps: readonly number[];
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

interface GrowingSegment extends Segment {
  actions: Action[];
  stamps: number[];
  /** Actions plus the rows of their lists, as a measure of memory. */
  weight: number;
}

/**
 * The newest actions; the oldest segments are dropped to stay within the limits.
 * @param startedAt when the recording began, in milliseconds since the epoch
 */
export function createSegmentRing(startedAt: number, limits = usualLimits) {
  let kept: GrowingSegment[] = [];
  let opened = 0;
  let dropped = 0;
  let lastAt = startedAt;

  const drop = (count: number) => {
    for (const { actions } of kept.slice(0, count)) dropped += actions.length;
    kept = kept.slice(count);
  };
  const isFull = ({ actions, weight }: GrowingSegment) =>
    actions.length >= limits.actions || weight >= limits.weight / limits.segments;
  const isOverweight = () =>
    kept.reduce((sum, { weight }) => sum + weight, 0) > limits.weight && kept.length > 1;
  const open = (before: unknown): GrowingSegment => ({
    number: opened,
    before,
    beganAt: lastAt,
    actions: [],
    stamps: [],
    weight: 0,
  });

  return {
    append(before: unknown, action: Action, at: number): void {
      let last = kept.at(-1);
      if (!last || isFull(last)) {
        last = open(before);
        opened += 1;
        kept.push(last);
        if (kept.length > limits.segments) drop(1);
      }
      last.actions.push(action);
      last.stamps.push(at);
      last.weight += weightOf(action);
      lastAt = at;
      while (isOverweight()) drop(1);
    },
    /**
     * Drops everything, because the actions no longer lead to the current state. Stored segments then have a
     * gap in their numbers.
     */
    restart() {
      drop(kept.length);
      opened += 1;
    },
    /**
     * Copies of the segments, oldest first; an empty one if there is none.
     * @param state the current state
     */
    read: (state: unknown): readonly Segment[] =>
      (kept.length > 0 ? kept : [open(state)]).map((segment) => ({
        ...segment,
        actions: segment.actions.slice(),
        stamps: segment.stamps.slice(),
      })),
    /** How many actions were dropped. */
    dropped: () => dropped,
  };
}

/** One for the action, and one for each row of a list in its payload. */
function weightOf(action: Action): number {
  const { payload } = action as Action & { payload?: { rows?: unknown } | null };
  const rows = Array.isArray(payload) ? payload : payload?.rows;
  return Array.isArray(rows) ? 1 + rows.length : 1;
}
