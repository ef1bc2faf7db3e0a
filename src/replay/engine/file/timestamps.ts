import * as v from 'valibot';
import { timestampSchema } from './traceSchemas';

/** When each action happened, in milliseconds since the epoch, never running backwards. */
export interface Timestamps {
  timestamps: readonly number[];
  /**
   * `recorded`: the file has them. `derived`: from stamps inside the actions, so that a countdown
   * reads as it did. `invented`: one second apart, since the actions have none.
   */
  timestampSource: 'recorded' | 'derived' | 'invented';
}

interface StagedAction {
  action: { readonly type: string };
  timestamp: number | null;
}

const inventedStepMs = 1000;

const stamp = v.fallback(v.optional(timestampSchema), undefined);
/** Where the app's own actions carry the time: countdown pushes, and the calls of RTK Query. */
const stampedSchema = v.object({
  payload: v.fallback(v.object({ receivedAt: stamp }), {}),
  meta: v.fallback(v.object({ fulfilledTimeStamp: stamp, startedTimeStamp: stamp }), {}),
});

/** @param startedAt when the recording began, if known */
export function timestampsOf(
  staged: readonly StagedAction[],
  startedAt: number | null,
): Timestamps {
  const recorded = staged.map(({ timestamp }) => timestamp);
  if (recorded.every((timestamp) => timestamp !== null)) {
    return { timestamps: rising(recorded), timestampSource: 'recorded' };
  }
  const derived = staged.map(({ action }) => stampIn(action));
  const first = startedAt ?? derived.find((timestamp) => timestamp !== null);
  if (first !== undefined) {
    return { timestamps: rising(derived, first), timestampSource: 'derived' };
  }
  const invented = staged.map((_, step) => step * inventedStepMs);
  return { timestamps: invented, timestampSource: 'invented' };
}

/** A timestamp that is missing or lies before its predecessor becomes equal to it. */
function rising(timestamps: readonly (number | null)[], start = -Infinity): number[] {
  let latest = start;
  return timestamps.map((timestamp) => (latest = Math.max(latest, timestamp ?? latest)));
}

function stampIn(action: unknown): number | null {
  const { payload, meta } = v.parse(stampedSchema, action);
  return payload.receivedAt ?? meta.fulfilledTimeStamp ?? meta.startedTimeStamp ?? null;
}
