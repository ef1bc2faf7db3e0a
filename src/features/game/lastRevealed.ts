import { isIdText } from '../../api/wire/schemas';
import { readFitting } from '../../platform/keyValueStore';
import type { KeyValueStore } from '../../platform/keyValueStore';
import type { Logger } from '../../platform/logger';

export const lastRevealedKey = 'lastRevealedRound';

/** The newest round whose result this tab has revealed; null if none is stored. */
export function readLastRevealedRound(store: KeyValueStore, logger: Logger): number | null {
  const stored = readFitting(store, logger, lastRevealedKey, { test: isIdText });
  return stored === null ? null : Number(stored);
}
