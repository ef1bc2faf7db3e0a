/**
 * How a jump of the round id is confirmed or corrected (docs/decisions/plausible-rounds.md). A round
 * that the server named is shown at once; what it replaced is kept until something decides.
 */
import { isFarAhead, isOver, unknownRound } from './roundState';
import type { Round, UnconfirmedRound } from './roundState';

/** A push within this many milliseconds of a deadline continues its countdown. */
const sameCountdownMs = 2000;

/** No counting gets from one round to another that is twice as high, beyond the first thousand. */
const isAbsurd = (id: number, newestResultId: number) => id > 2 * (newestResultId + 1) + 1000;

/** What stays open when `id` replaces the present round; null where nothing does. */
export function doubtAfterMove(round: Round, id: number): UnconfirmedRound | null {
  const isJump = round.id === null || isFarAhead(round, id);
  // Two wrong ids in a row prove nothing: only a list confirms.
  if (!isJump && !round.unconfirmed) return null;
  return { before: replacedRound(round), isContradicted: false };
}

/** The round that a jump may wrongly have replaced; null where it had ended, or was a guess itself. */
function replacedRound(round: Round): Round | null {
  if (round.countdown.isOver || round.isIdGuessed) return null;
  if (!round.unconfirmed) return round;
  return round.unconfirmed.before ?? (round.countdown.deadline === null ? null : round);
}

/**
 * The round by which an event of a lower id is judged, while the present one is not confirmed.
 *
 * @returns null where the event is merely an old one
 */
export function roundBehind(round: Round, id: number): Round | null {
  if (!round.unconfirmed || isOver(round, id)) return null;
  const { before } = round.unconfirmed;
  if (before && before.id !== null && id >= before.id) return restored(round, before);
  // The first round of all is no jump: only an id far beyond the event's is in doubt.
  if (before?.id === null && !isFarAhead({ id }, round.id ?? id)) return null;
  const { fullSeconds, overId } = round;
  // The round before a wrong one may be wrong too.
  const previousId = (round.previousId ?? id) < id ? round.previousId : null;
  return { ...unknownRound, fullSeconds, overId, previousId };
}

/**
 * An unconfirmed round after GET results, asked while it was shown, ended with `newestResultId`.
 *
 * @returns null where the list takes the round back and knows of no other: it is the one after its newest
 */
export function roundAfterVerdict(round: Round, newestResultId: number): Round | null {
  if (round.id === null) return round;
  const before = round.unconfirmed?.before ?? null;
  const isBeforeOpen = before !== null && before.id !== null && before.id > newestResultId;
  if (isAbsurd(round.id, newestResultId)) return isBeforeOpen ? restored(round, before) : null;
  // Small steps of wrong events add up; each of them alone was no jump.
  if (!round.unconfirmed) {
    return isFarAhead({ id: newestResultId + 1 }, round.id) ? openToLower(round) : round;
  }
  if (round.id === newestResultId + 1) return { ...round, unconfirmed: null };
  if (!isBeforeOpen) return withoutReturn(round);
  if (before.countdown.deadline === null) {
    // A concluded round is only the list itself again: it proves nothing against an event.
    return before.isAnnounced ? restored(round, before) : withoutReturn(round);
  }
  const hasPushAgreed = round.countdown.deadline !== null;
  if (hasPushAgreed) return restored(round, before);
  return { ...round, unconfirmed: { before, isContradicted: true } };
}

/** An unconfirmed round, or the one that it replaced, by a push that gives this deadline. */
export function roundAfterDeadline(round: Round, deadline: number): Round {
  const before = round.unconfirmed?.before;
  if (!before || before.countdown.deadline === null) return round;
  // A new round counts down from its own beginning, a wrong id changes no countdown.
  const isSame = Math.abs(deadline - before.countdown.deadline) <= sameCountdownMs;
  if (!isSame) return withoutReturn(round);
  return round.unconfirmed?.isContradicted ? restored(round, before) : round;
}

/** The round that a jump had replaced, with all that it had. */
function restored(round: Round, before: Round): Round {
  return { ...before, overId: round.overId };
}

/** The jump is believed as far as the list can tell; an event may still correct it. */
function withoutReturn(round: Round): Round {
  return round.unconfirmed?.before === null ? round : openToLower(round);
}

/** An event of any lower id that has no result yet may correct it. */
function openToLower(round: Round): Round {
  return { ...round, unconfirmed: { before: null, isContradicted: false } };
}
