import { countdownAfterPush, countdownOfNextRound, endedCountdown } from './countdown';
import type { Countdown } from './countdown';
import { isFarAhead, isOver, unknownRound } from './roundState';
import type { Round } from './roundState';
import {
  doubtAfterMove,
  roundAfterDeadline,
  roundAfterVerdict,
  roundBehind,
} from './unconfirmedRound';
import type { RoundResult } from '../../lib/wireSchemas';

/*
 * The round as a state machine (specification section 4). A later id is believed at once; ids run
 * backwards only to correct one that was not confirmed. The functions are pure: each returns the
 * same object where an event is to be ignored.
 */

/** A `start` event: the round of that id is now the current one. */
export function roundAfterStart(round: Round, id: number): Round {
  if (round.id !== null && id < round.id) {
    const behind = roundBehind(round, id);
    return behind ? roundAfterStart(behind, id) : round;
  }
  if (isOver(round, id)) return round;
  if (id !== round.id) return { ...movedTo(round, id), isAnnounced: true };
  return roundAfterOwnStart(round);
}

/** A `start` of the round that is shown already. */
function roundAfterOwnStart(round: Round): Round {
  const { status, isAnnounced, countdown } = round;
  if (isAnnounced && (countdown.isOver || status === 'start')) return round;
  if (round.calculated?.roundId === round.id) return round;
  const isRunning = status === 'start' && !countdown.isOver;
  return {
    ...unknownRound,
    id: round.id,
    isAnnounced: true,
    countdown: isRunning ? countdown : countdownOfNextRound(countdown),
    fullSeconds: round.fullSeconds,
    // A start into a countdown is repeated or late: the draw before it was missed.
    previousId: isRunning && countdown.deadline !== null ? null : round.previousId,
    overId: round.overId,
    unconfirmed: isAnnounced ? round.unconfirmed : null,
  };
}

/**
 * A `calculate` event: the result stands alone until the next round starts. Null where the result
 * can't be read: the present round is drawn all the same.
 */
export function roundAfterCalculate(round: Round, result: RoundResult | null): Round {
  if (result === null) return drawn(round);
  const id = result.roundId;
  const calculated = { calculated: result };
  if (round.id !== null && id < round.id) {
    const behind = roundBehind(round, id);
    if (behind) return roundAfterCalculate(behind, result);
    // The list was read between a draw and its event. A countdown since then says that the draw is over.
    const isBeforeConcluded =
      !round.isAnnounced && id === round.previousId && round.countdown.deadline === null;
    return isBeforeConcluded ? { ...drawn(round), ...calculated, overId: id } : round;
  }
  const of = id === round.id ? round : { ...movedTo(round, id), isAnnounced: true };
  // A round that never started may be a wrong one: only the list says that it is over.
  const overId = of === round && !of.unconfirmed ? id : of.overId;
  return { ...drawn(of), ...calculated, overId };
}

/** Any other status is stored and changes nothing else. */
export function roundAfterStatus(round: Round, status: string): Round {
  return { ...round, status };
}

/** A countdown push of `seconds` left that arrived at `now` (milliseconds of the app's clock). */
export function roundAfterCountdown(before: Round, seconds: number, now: number): Round {
  const round = roundAfterDeadline(before, now + seconds * 1000);
  return {
    ...round,
    countdown: countdownAfterPush(countdownAt(round, seconds, now), seconds, now),
    fullSeconds: Math.max(round.fullSeconds, seconds),
  };
}

/** A countdown that begins after this round's has run out is of a round that is still to be named. */
function countdownAt({ countdown }: Round, seconds: number, now: number): Countdown {
  const { deadline, pushed } = countdown;
  const isNext = deadline !== null && deadline <= now && pushed !== null && seconds > pushed;
  return isNext ? endedCountdown : countdown;
}

/**
 * GET results, newest first: the current round is the one after the newest result. An event knows
 * better than a list that is merely behind it; a list corrects only what is not confirmed.
 *
 * @param requestedAtId the round when the list was asked for; an answer that a newer round has
 *   overtaken is merely late, and never takes the round back
 */
export function roundAfterResults(
  round: Round,
  results: readonly RoundResult[],
  requestedAtId: number | null,
): Round {
  const newest = results[0];
  if (!newest) return round;
  const id = newest.roundId + 1;
  const concluded = roundAfterList(round, results, id);
  if (round.id === null || id > round.id) return concluded;
  const known = round.overId === newest.roundId ? round : { ...round, overId: newest.roundId };
  if (round.id !== requestedAtId) return known;
  // What only a list has told another list can correct.
  if (!round.isAnnounced && isFarAhead({ id }, round.id)) return concluded;
  return roundAfterVerdict(known, newest.roundId) ?? concluded;
}

/** The round that a list tells, with a countdown that came before any round was known. */
function roundAfterList(round: Round, results: readonly RoundResult[], id: number): Round {
  return {
    ...unknownRound,
    id,
    isIdGuessed: !doIdsFollow(results),
    countdown: round.id === null ? round.countdown : countdownOfNextRound(round.countdown),
    fullSeconds: round.fullSeconds,
    previousId: id - 1,
    overId: id - 1,
  };
}

/** How many of the newest results tell whether the next id can be concluded from them. */
const looksBack = 10;

/** Whether ids grow by one from round to round; where most don't, the next one can't be known. */
function doIdsFollow(results: readonly RoundResult[]): boolean {
  const ids = results.slice(0, looksBack).map(({ roundId }) => roundId);
  const steps = ids.slice(1).map((id, at) => (ids[at] ?? id) - id);
  return 2 * steps.filter((step) => step === 1).length >= steps.length;
}

/** Another round, of which nothing but its id is known. */
function movedTo(round: Round, id: number): Round {
  return {
    ...unknownRound,
    id,
    countdown: countdownOfNextRound(round.countdown),
    fullSeconds: round.fullSeconds,
    previousId: round.id ?? round.previousId,
    overId: round.overId,
    unconfirmed: doubtAfterMove(round, id),
  };
}

/** The round takes no bets any more. */
function drawn(round: Round): Round {
  return { ...round, status: 'calculate', countdown: endedCountdown };
}
