import * as v from 'valibot';
import type { KeyValueStore } from '../../platform/keyValueStore';
import type { Logger } from '../../platform/logger';
import { readStored } from '../../platform/readStored';
import { ownerMark } from '../../trace/stateHash';
import { mergedSeen } from './seenBets';
import type { SeenBets } from './seenBets';

const storageKey = (userId: string) => `seenBets:${ownerMark(userId)}`;

const seenBetsSchema = v.object({
  fromRound: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  keys: v.array(v.pipe(v.string(), v.regex(/^\d{1,16}:.{0,80}$/))),
});

/** What this browser has shown a player; null if nothing is stored. An invalid value is dropped. */
export function readSeenBets(
  store: KeyValueStore,
  logger: Logger,
  userId: string,
): SeenBets | null {
  return readStored(store, logger, storageKey(userId), seenBetsSchema);
}

/** Stores it together with what another tab has shown since. */
export function keepSeenBets(
  store: KeyValueStore,
  logger: Logger,
  userId: string,
  seen: SeenBets,
): void {
  const stored = readSeenBets(store, logger, userId);
  store.write(storageKey(userId), JSON.stringify(stored ? mergedSeen(seen, stored) : seen));
}
