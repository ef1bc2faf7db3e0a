import * as v from 'valibot';
import { momentSchema } from './traceShapes';

/** When each action happened, in milliseconds since the epoch, never running backwards. */
export interface Moments {
  moments: readonly number[];
  /**
   * `recorded`: the file has them. `derived`: from stamps inside the actions, so that a countdown
   * reads as it did. `invented`: one second apart, for want of any stamp.
   */
  momentsAre: 'recorded' | 'derived' | 'invented';
}

interface Stamped {
  action: { readonly type: string; readonly payload?: unknown; readonly meta?: unknown };
  timestamp: number | null;
}

/** For a visit without any stamp: one second for each action. */
const inventedStepMs = 1000;

/**
 * The moments of the actions of a file. Where a single one has no time stamp, the stamps that the
 * app's own actions carry take their place (`receivedAt` of a countdown push, the times of a call).
 *
 * @param startedAt when the visit began, where it is known
 */
export function momentsOf(staged: readonly Stamped[], startedAt: number | null): Moments {
  const recorded = staged.map(({ timestamp }) => timestamp);
  if (recorded.every((stamp) => stamp !== null)) {
    return { moments: rising(recorded), momentsAre: 'recorded' };
  }
  const derived = staged.map(({ action }) => stampIn(action));
  const first = startedAt ?? derived.find((stamp) => stamp !== null);
  if (first !== undefined) {
    return { moments: rising(derived, first), momentsAre: 'derived' };
  }
  return { moments: staged.map((_, step) => step * inventedStepMs), momentsAre: 'invented' };
}

/** Each moment is at least the one before; one that is missing is the same as the one before. */
function rising(stamps: readonly (number | null)[], start = -Infinity): number[] {
  let latest = start;
  return stamps.map((stamp) => (latest = Math.max(latest, stamp ?? latest)));
}

function stampIn({ payload, meta }: Stamped['action']): number | null {
  return (
    numberAt(payload, 'receivedAt') ??
    numberAt(meta, 'fulfilledTimeStamp') ??
    numberAt(meta, 'startedTimeStamp')
  );
}

function numberAt(value: unknown, key: string): number | null {
  if (typeof value !== 'object' || value === null) return null;
  const member = (value as Record<string, unknown>)[key];
  return v.is(momentSchema, member) ? member : null;
}
