import * as v from 'valibot';
import { storedForPlayer } from '../../../store/storedForPlayer';

const timestamp = v.pipe(v.number(), v.finite());
const amount = v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1)));
const wait = { until: timestamp, serverUntil: v.nullable(timestamp) };
const limitsSchema = v.object({
  stake: v.object({ amount, raise: v.nullable(v.object({ amount, ...wait })) }),
  pause: v.nullable(v.object(wait)),
});

/** The limits of a player in this browser. */
export const { read: readLimits, keep: keepLimits } = storedForPlayer('limits', limitsSchema);
