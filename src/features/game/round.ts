import { closedAtSeconds } from '../../config/bettingRules';
import {
  countdownAfterPush,
  countdownOfNextRound,
  endedCountdown,
  isTimeUnknown,
  otherCountdownMs,
} from './countdown';
import type { Countdown } from './countdown';
import { isFarAhead, isOver, unknownRound } from './roundState';
import type { Round } from './roundState';
import {
  unconfirmedAfterMove,
  roundAfterDeadline,
  roundAfterVerdict,
  roundBehind,
} from './unconfirmedRound';
import type { RoundResult } from '../../api/wire/roundResult';

/*
 * The round as a state machine (specification section 4). A higher id is accepted at once; an id goes
 * back only to correct an unconfirmed one. The functions are pure and return the same object when
 * they ignore an event.
 */

/** A `start` event: the round with that id becomes the current one. */
export function roundAfterStart(round: Round, id: number): Round {
  if (round.id !== null && id < round.id) {
    const behind = roundBehind(round, id);
    return behind ? roundAfterStart(behind, id) : round;
  }
  if (isOver(round, id)) return round;
  if (id !== round.id) return { ...movedTo(round, id), isAnnounced: true };
  return roundAfterOwnStart(round);
}

/** A `start` of the round that is already shown. */
function roundAfterOwnStart(round: Round): Round {
  const { status, isAnnounced, countdown } = round;
  if (isAnnounced && (countdown.isOver || status === 'start')) return round;
  // A list that lags may have set `overId` back since.
  if (round.calculated?.roundId === round.id) return round;
  const isRunning = status === 'start' && !countdown.isOver;
  return {
    ...round,
    status: 'start',
    isAnnounced: true,
    countdown: isRunning ? countdown : countdownOfNextRound(countdown),
    calculated: null,
    // A start during a countdown is repeated or late, so the draw before it was missed.
    previousId: isRunning && countdown.deadline !== null ? null : round.previousId,
    previousResult: round.calculated ?? round.previousResult,
    unconfirmed: isAnnounced ? round.unconfirmed : null,
  };
}

/**
 * A `calculate` event: only its result is shown until the next round starts.
 *
 * @param result null if it can't be read; the current round counts as drawn nevertheless
 */
export function roundAfterCalculate(round: Round, result: RoundResult | null): Round {
  if (result === null) return drawn(round);
  const id = result.roundId;
  if (round.id !== null && id < round.id) {
    const behind = roundBehind(round, id);
    if (behind) return roundAfterCalculate(behind, result);
    // The list was read between a draw and its event. A countdown since then shows that the draw is over.
    const isBeforeConcluded =
      !round.isAnnounced && id === round.previousId && round.countdown.deadline === null;
    return isBeforeConcluded ? { ...drawn(round), calculated: result, overId: id } : round;
  }
  const of = id === round.id ? round : { ...movedTo(round, id), isAnnounced: true };
  // The id of a round that never started may be wrong: only the list proves that it is over.
  const overId = of === round && !of.unconfirmed ? id : of.overId;
  return { ...drawn(of), calculated: result, overId };
}

/** Stores any other status, which changes nothing else. */
export function roundAfterStatus(round: Round, status: string): Round {
  return { ...round, status };
}

/** A countdown push of `seconds` left that arrived at `now` (milliseconds of the app's clock). */
export function roundAfterCountdown(before: Round, seconds: number, now: number): Round {
  // The last pushes of the round before may arrive after the start, by another worker. Betting is closed anyway.
  const isUnknown = before.isAnnounced && isTimeUnknown(before.countdown);
  if (isUnknown && seconds <= closedAtSeconds) return before;
  const round = roundAfterDeadline(before, now + seconds * 1000);
  return {
    ...round,
    countdown: countdownAfterPush(countdownAt(round, seconds, now), seconds, now),
    fullSeconds: Math.max(round.fullSeconds, seconds),
  };
}

/** A countdown that starts after this round's has run out belongs to a round not yet announced. */
function countdownAt({ countdown }: Round, seconds: number, now: number): Countdown {
  const { deadline, claimed, pushed } = countdown;
  const isNext = deadline !== null && deadline <= now && pushed !== null && seconds > pushed;
  // A push of the countdown that one out of turn has cut short.
  const isCut = claimed !== null && Math.abs(now + seconds * 1000 - claimed) <= otherCountdownMs;
  return isNext && !isCut ? endedCountdown : countdown;
}

/**
 * GET results, newest first: the current round is the one after the newest result. An event overrides
 * a list that lags behind it; a list corrects only an unconfirmed id.
 *
 * @param requestedAtId the current round when the list was requested; a response that a newer round
 *   has overtaken is late and never sets the round back
 */
export function roundAfterResults(
  round: Round,
  results: readonly RoundResult[],
  requestedAtId: number | null,
): Round {
  const newest = results[0];
  if (!newest) return round;
  const id = newest.roundId + 1;
  const concluded = roundAfterList(round, id);
  if (round.id === null || id > round.id) return concluded;
  const known = round.overId === newest.roundId ? round : { ...round, overId: newest.roundId };
  if (round.id !== requestedAtId) return known;
  // An id that was concluded from a list can be corrected by another list.
  if (!round.isAnnounced && isFarAhead({ id }, round.id)) return concluded;
  return roundAfterVerdict(known, newest.roundId) ?? concluded;
}

/** The round concluded from a list; keeps a countdown that came before any round was known. */
function roundAfterList(round: Round, id: number): Round {
  return {
    ...unknownRound,
    id,
    countdown: round.id === null ? round.countdown : countdownOfNextRound(round.countdown),
    fullSeconds: round.fullSeconds,
    previousId: id - 1,
    overId: id - 1,
  };
}

/** Another round, of which only the id is known. */
function movedTo(round: Round, id: number): Round {
  return {
    ...unknownRound,
    id,
    countdown: countdownOfNextRound(round.countdown),
    fullSeconds: round.fullSeconds,
    previousId: round.id ?? round.previousId,
    previousResult: round.calculated ?? round.previousResult,
    overId: round.overId,
    unconfirmed: unconfirmedAfterMove(round, id),
  };
}

/** The round no longer takes bets. */
function drawn(round: Round): Round {
  return { ...round, status: 'calculate', countdown: endedCountdown };
}
