import * as v from 'valibot';
import type { KeyValueStore } from '../../../platform/keyValueStore';
import type { Logger } from '../../../platform/logger';
import { readStored } from '../../../platform/readStored';
import { ownerMark } from '../../../trace/stateHash';
import type { OwnLimits } from './limits';

const limitsKey = (userId: string) => `limits:${ownerMark(userId)}`;

const timestamp = v.pipe(v.number(), v.finite());
const amount = v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1)));
const wait = { until: timestamp, serverUntil: v.nullable(timestamp) };
const limitsSchema = v.object({
  stake: v.object({ amount, raise: v.nullable(v.object({ amount, ...wait })) }),
  pause: v.nullable(v.object(wait)),
});

/**
 * The limits of a player in this browser; null if none are stored. A value that can't be read is dropped
 * with a log line.
 */
export function readLimits(store: KeyValueStore, logger: Logger, userId: string): OwnLimits | null {
  return readStored(store, logger, limitsKey(userId), limitsSchema);
}

/**
 * Stores the limits of a player; those of other players stay.
 *
 * @returns whether the browser kept them
 */
export function keepLimits(store: KeyValueStore, userId: string, limits: OwnLimits): boolean {
  return store.write(limitsKey(userId), JSON.stringify(limits));
}
