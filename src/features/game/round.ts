import { countdownAfterPush, countdownOfNextRound, endedCountdown, noCountdown } from './countdown';
import type { Countdown } from './countdown';
import type { RoundResult } from '../../lib/wireSchemas';

/**
 * The round as a state machine (specification section 4). Ids never run backwards; what belongs
 * to an older round changes nothing. The functions are pure: each returns the same object where
 * an event is to be ignored.
 */
export interface Round {
  /** Null until the server told one; shown as `--`. */
  id: number | null;
  /** The last pushed status; the specification's default is `start`. */
  status: string;
  /** Whether the server itself started this round, or it was concluded from the results. */
  isAnnounced: boolean;
  countdown: Countdown;
  /** The highest push of this visit in seconds, which a full ring stands for. */
  fullSeconds: number;
  /** The single result that `calculate` shows in place of the list, until the next round. */
  calculated: RoundResult | null;
}

/** Before anything told of a round. */
export const unknownRound: Round = {
  id: null,
  status: 'start',
  isAnnounced: false,
  countdown: noCountdown,
  fullSeconds: 0,
  calculated: null,
};

/** How many rounds further than the known one an event may be and is believed by itself. */
const plausibleRounds = 3;

/**
 * Whether an id is so far beyond the known round that only the list of results may tell it
 * (docs/decisions/plausible-rounds.md).
 */
export function isFarAhead(round: Pick<Round, 'id'>, id: number): boolean {
  return round.id !== null && id > round.id + plausibleRounds;
}

/** A `start` event: the round of that id is now the current one. */
export function roundAfterStart(round: Round, id: number): Round {
  if (isFarAhead(round, id)) return round;
  if (round.id !== null && id < round.id) return round;
  // A round whose result is known can't start again: the event is a late or repeated one.
  if (round.calculated && id <= round.calculated.roundId) return round;
  if (id === round.id && round.isAnnounced && round.status === 'start') return round;
  const isConfirmed = id === round.id && round.status === 'start';
  const countdown = isConfirmed ? round.countdown : countdownOfNextRound(round.countdown);
  const { fullSeconds } = round;
  return { ...unknownRound, id, isAnnounced: true, countdown, fullSeconds };
}

/** A `calculate` event: the result stands alone until the next round starts. */
export function roundAfterCalculate(round: Round, result: RoundResult): Round {
  if (!isOfPresentRound(round, result.roundId)) return round;
  const id = Math.max(round.id ?? 0, result.roundId);
  return { ...round, id, status: 'calculate', calculated: result, countdown: endedCountdown };
}

/** Any other status is stored and changes nothing else. */
export function roundAfterStatus(round: Round, status: string): Round {
  return { ...round, status };
}

/** A countdown push of `seconds` left that arrived at `now` (milliseconds of the app's clock). */
export function roundAfterCountdown(round: Round, seconds: number, now: number): Round {
  return {
    ...round,
    countdown: countdownAfterPush(round.countdown, seconds, now),
    fullSeconds: Math.max(round.fullSeconds, seconds),
  };
}

/**
 * GET results, newest first: the current round is the one after the newest result. The list is
 * also what takes back an id that no round can have reached. Another id ends the countdown of the
 * round before.
 *
 * @param askedAtId the round when the list was asked for; an answer that a newer round has
 *   overtaken is merely late, and never takes the round back
 */
export function roundAfterResults(
  round: Round,
  results: readonly RoundResult[],
  askedAtId: number | null,
): Round {
  const newest = results[0];
  if (!newest) return round;
  const id = newest.roundId + 1;
  const isNewer = round.id === null || id > round.id;
  const isTakenBack = round.id !== null && round.id === askedAtId && isFarAhead({ id }, round.id);
  if (!isNewer && !isTakenBack) return round;
  return {
    ...round,
    id,
    status: 'start',
    isAnnounced: false,
    calculated: null,
    countdown: round.id === null ? round.countdown : countdownOfNextRound(round.countdown),
  };
}

/** The round that a result without an id belongs to; null while no round is known. */
export function drawnRoundId({ id, calculated }: Round): number | null {
  // The current id may already be the next round's, where the list of results told it.
  return calculated?.roundId ?? id;
}

/**
 * Whether a result may still be shown as the present one: it is of the current round, of one of the
 * next, or of the round just before a current round that the server has not started yet (the list
 * of results was read between the draw and its broadcast).
 */
export function isOfPresentRound(round: Round, resultRoundId: number): boolean {
  if (isFarAhead(round, resultRoundId)) return false;
  if (round.id === null || resultRoundId >= round.id) return true;
  return !round.isAnnounced && resultRoundId === round.id - 1;
}
