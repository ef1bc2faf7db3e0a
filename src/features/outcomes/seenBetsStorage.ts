import * as v from 'valibot';
import type { KeyValueStore } from '../../platform/keyValueStore';
import type { Logger } from '../../platform/logger';
import { storedForPlayer } from '../../store/storedForPlayer';
import { mergedSeen } from './seenBets';
import type { SeenBets } from './seenBets';

const seenBetsSchema = v.object({
  fromRound: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  keys: v.array(v.pipe(v.string(), v.regex(/^\d{1,16}:.{0,80}$/))),
});

const stored = storedForPlayer('seenBets', seenBetsSchema);

/** What this browser has shown a player. */
export const readSeenBets = stored.read;

/** Stores it together with what another tab has shown since. */
export function keepSeenBets(
  store: KeyValueStore,
  logger: Logger,
  userId: string,
  seen: SeenBets,
): void {
  const before = stored.read(store, logger, userId);
  stored.keep(store, userId, before ? mergedSeen(seen, before) : seen);
}
