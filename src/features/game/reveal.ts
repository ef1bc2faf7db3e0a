import { idSchema } from '../../api/wire/schemas';
import { closedAtSeconds } from '../../config/bettingRules';
import { readStored } from '../../platform/keyValueStore';
import type { KeyValueStore } from '../../platform/keyValueStore';
import type { Logger } from '../../platform/logger';
import { secondsLeftAt } from './countdown';
import type { Round } from './roundState';

/** The result modal's reveal (specification section 9). */
export interface Reveal {
  roundId: number;
  /** Three digits in reading order: hundreds, tens, ones. */
  digits: string;
  /** How many digits are revealed, the last one first: 0 to 3. */
  revealedCount: number;
}

/** How long each reel rolls after the one before, in milliseconds. */
export const revealStepMs = 2000;
/** How long the modal stays after the last digit, in milliseconds. */
export const closeDelayMs = 5000;

/** The three digits in reading order; null for a reel that is still rolling. */
export function shownDigits({
  digits,
  revealedCount,
}: Reveal): [string | null, string | null, string | null] {
  const shown = (index: number) =>
    index >= digits.length - revealedCount ? (digits[index] ?? null) : null;
  return [shown(0), shown(1), shown(2)];
}

/**
 * How a result relates to the current round: `shown` belongs to it or to the one before, whose result
 * may be late; `early` belongs to a future round; `old` to any other.
 */
export type ResultTiming = 'shown' | 'early' | 'old';

export function timingOfResult({ id, previousId }: Round, roundId: number): ResultTiming {
  if (id === null || roundId === id || roundId === previousId) return 'shown';
  return roundId > id ? 'early' : 'old';
}

/**
 * The round that a result without an id belongs to; null if that is not known. A round that still takes
 * bets can't have been drawn: such a result belongs to the round before.
 *
 * @param at when the result came, in milliseconds of the app's clock
 */
export function roundOfResultWithoutId(round: Round, at: number): number | null {
  const { id, calculated, countdown, isAnnounced, previousId } = round;
  if (calculated) return calculated.roundId;
  const isUnknown = countdown.deadline === null && !countdown.isOver;
  // Without a countdown, only a `start` shows that the round takes bets.
  if (isUnknown) return isAnnounced ? (previousId ?? id) : id;
  return secondsLeftAt(countdown, at) > closedAtSeconds ? previousId : id;
}

export const lastRevealedKey = 'lastRevealedRound';

/** The newest round whose result this tab has revealed; null if none is stored. */
export function readLastRevealedRound(store: KeyValueStore, logger: Logger): number | null {
  return readStored(store, logger, lastRevealedKey, idSchema);
}
