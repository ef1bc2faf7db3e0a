import { idSchema } from '../../api/wire/schemas';
import type { KeyValueStore } from '../../platform/keyValueStore';
import type { Logger } from '../../platform/logger';
import { readStored } from '../../platform/readStored';

export const lastRevealedKey = 'lastRevealedRound';

/** The newest round whose result this tab has revealed; null if none is stored. */
export function readLastRevealedRound(store: KeyValueStore, logger: Logger): number | null {
  return readStored(store, logger, lastRevealedKey, idSchema);
}
