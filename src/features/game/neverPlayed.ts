import type { RoundResult } from '../../api/wire/roundResult';
import { usualStep } from './roundState';
import type { Round } from './roundState';

/**
 * Whether a round that an event announced will never be played: the current round was corrected to a
 * lower one, that one is drawn, GET results agrees, and the ids won't reach the announced round within
 * a few rounds. A round that was only announced too early is still to come
 * (docs/decisions/plausible-rounds.md).
 *
 * @param results newest first, of the last request, which must have succeeded
 */
export function isNeverPlayed(
  roundId: number,
  shown: Round,
  results: readonly RoundResult[],
): boolean {
  const ids = results.map((result) => result.roundId);
  const newest = ids[0];
  // The step from one id to the next is known only from two results.
  if (shown.id === null || ids.length < 2) return false;
  const isAgreed = newest === shown.previousId || newest === shown.id - 1;
  if (shown.status !== 'calculate' || !isAgreed) return false;
  const step = Math.max(1, ...ids.slice(1).map((id, at) => (ids[at] ?? id) - id));
  return roundId > shown.id + usualStep * step;
}
