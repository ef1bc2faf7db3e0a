import { closedAtSeconds } from '../../config/bettingRules';
import { secondsLeftAt } from './countdown';
import type { Round } from './roundState';

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
