import { closedAtSeconds } from '../../config/bettingRules';
import { secondsLeftAt } from './countdown';
import type { Round } from './roundState';

/**
 * Where a result stands to the current round: `shown` is of it or of the one before, which may come
 * late; `early` is of a round still to come; `old` is of any other.
 */
export type ResultPlace = 'shown' | 'early' | 'old';

/** Where the result of a round stands to the current one. */
export function placeOfResult({ id, previousId }: Round, roundId: number): ResultPlace {
  if (id === null || roundId === id || roundId === previousId) return 'shown';
  return roundId > id ? 'early' : 'old';
}

/**
 * The round that a result without an id belongs to; null while no round is known. A round that still
 * takes bets can't have been drawn: after its `start` such a result is of the round before.
 *
 * @param at when it came, in milliseconds of the app's clock
 */
export function roundOfBareResult(round: Round, at: number): number | null {
  if (round.calculated) return round.calculated.roundId;
  const isAfterStart = round.isAnnounced && round.previousId !== null;
  return isAfterStart && takesBets(round, at) ? round.previousId : round.id;
}

function takesBets({ countdown }: Round, at: number): boolean {
  const isUnknown = countdown.deadline === null && !countdown.isOver;
  return isUnknown || secondsLeftAt(countdown, at) > closedAtSeconds;
}
