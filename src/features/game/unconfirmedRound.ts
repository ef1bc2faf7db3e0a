/**
 * How a jump of the round id is confirmed or corrected (docs/decisions/plausible-rounds.md). A round
 * that the server announced is shown at once; the round that it replaced is kept until the jump is
 * confirmed or corrected.
 */
import { otherCountdownMs } from './countdown';
import { isFarAhead, isOver, unknownRound } from './roundState';
import type { Round, UnconfirmedRound } from './roundState';

/** An id that more than doubles the last one, beyond the first thousand, can't be a next round. */
const isAbsurd = (id: number, newestResultId: number) => id > 2 * (newestResultId + 1) + 1000;

/** What remains unconfirmed when `id` replaces the current round; null if it needs no confirmation. */
export function unconfirmedAfterMove(round: Round, id: number): UnconfirmedRound | null {
  const isJump = round.id === null || isFarAhead(round, id);
  // Two wrong ids in a row prove nothing: only a list confirms an id.
  if (!isJump && !round.unconfirmed) return null;
  return { before: replacedRound(round), isContradicted: false };
}

/** The round that a jump may have replaced by mistake; null if it had ended. */
function replacedRound(round: Round): Round | null {
  if (round.countdown.isOver) return null;
  if (!round.unconfirmed) return round;
  return round.unconfirmed.before ?? (round.countdown.deadline === null ? null : round);
}

/**
 * The round to which an event with a lower id applies while the current round is unconfirmed.
 *
 * @returns null if the event is simply an old one
 */
export function roundBehind(round: Round, id: number): Round | null {
  if (!round.unconfirmed || isOver(round, id)) return null;
  const { before } = round.unconfirmed;
  if (before && before.id !== null && id >= before.id) return restored(round, before);
  // The first known round is no jump: it is unconfirmed only if it lies far beyond the event's id.
  if (before?.id === null && !isFarAhead({ id }, round.id ?? id)) return null;
  const { fullSeconds, overId } = round;
  // The predecessor of a wrong round may be wrong too.
  const previousId = (round.previousId ?? id) < id ? round.previousId : null;
  return { ...unknownRound, fullSeconds, overId, previousId };
}

/**
 * An unconfirmed round after GET results, requested while it was shown, returned `newestResultId`.
 *
 * @returns null if the list rejects the round: the current one is then the one after its newest result
 */
export function roundAfterVerdict(round: Round, newestResultId: number): Round | null {
  if (round.id === null) return round;
  const before = round.unconfirmed?.before ?? null;
  const isBeforeOpen = before !== null && before.id !== null && before.id > newestResultId;
  if (isAbsurd(round.id, newestResultId)) return isBeforeOpen ? restored(round, before) : null;
  // The small steps of several wrong events add up, although none of them was a jump.
  if (!round.unconfirmed) {
    return isFarAhead({ id: newestResultId + 1 }, round.id) ? openToLower(round) : round;
  }
  if (round.id === newestResultId + 1) return { ...round, unconfirmed: null };
  if (!isBeforeOpen) return withoutReturn(round);
  if (before.countdown.deadline === null) {
    // A concluded round comes from the list itself: it proves nothing against an event.
    return before.isAnnounced ? restored(round, before) : withoutReturn(round);
  }
  const hasPushAgreed = round.countdown.deadline !== null;
  if (hasPushAgreed) return restored(round, before);
  return { ...round, unconfirmed: { before, isContradicted: true } };
}

/** The unconfirmed round or the one that it replaced, decided by a push with this deadline. */
export function roundAfterDeadline(round: Round, deadline: number): Round {
  const before = round.unconfirmed?.before;
  if (!before || before.countdown.deadline === null) return round;
  // A new round has a new countdown; a wrong id leaves the countdown as it was.
  const isSame = Math.abs(deadline - before.countdown.deadline) <= otherCountdownMs;
  if (!isSame) return withoutReturn(round);
  return round.unconfirmed?.isContradicted ? restored(round, before) : round;
}

/** The round that a jump had replaced, in its former state. */
function restored(round: Round, before: Round): Round {
  return { ...before, overId: round.overId };
}

/** GET results can no longer correct the jump; an event still can. */
function withoutReturn(round: Round): Round {
  return round.unconfirmed?.before === null ? round : openToLower(round);
}

/** An event with any lower id that has no result yet may correct the round. */
function openToLower(round: Round): Round {
  return { ...round, unconfirmed: { before: null, isContradicted: false } };
}
