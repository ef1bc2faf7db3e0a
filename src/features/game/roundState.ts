import { noCountdown } from './countdown';
import type { Countdown } from './countdown';
import type { RoundResult } from '../../lib/wireSchemas';

/** What the client knows of the current round (specification section 4). */
export interface Round {
  /** Null until the server sent one; shown as `--`. */
  id: number | null;
  /** The last pushed status; the specification's default is `start`. */
  status: string;
  /** Whether an event named this round; otherwise its id was concluded from GET results. */
  isAnnounced: boolean;
  /** The results' ids don't follow each other, so the concluded id is a guess: no bets until a `start`. */
  isIdGuessed: boolean;
  countdown: Countdown;
  /** The highest push of this page in seconds, which a full ring stands for. */
  fullSeconds: number;
  /** The single result that `calculate` shows in place of the list, until the next round. */
  calculated: RoundResult | null;
  /** The round before this one; null where it ended unseen, so that its reveal is over. */
  previousId: number | null;
  /** The newest round that has a result; null before the first answer. */
  overId: number | null;
  /** Set while the server may still correct the id downwards (docs/decisions/plausible-rounds.md). */
  unconfirmed: UnconfirmedRound | null;
}

/** Why the current id is not confirmed yet, and what may take its place. */
export interface UnconfirmedRound {
  /** The round that GET results may bring back; null where only an event of a lower id can. */
  before: Round | null;
  /** GET results says that `before` still runs; the next countdown push decides. */
  isContradicted: boolean;
}

/** Before anything named a round. */
export const unknownRound: Round = {
  id: null,
  status: 'start',
  isAnnounced: false,
  isIdGuessed: false,
  countdown: noCountdown,
  fullSeconds: 0,
  calculated: null,
  previousId: null,
  overId: null,
  unconfirmed: null,
};

/** A step between two ids of more than this many is a jump. */
export const usualStep = 3;

/** Whether an id lies more than a few rounds beyond the known one. */
export function isFarAhead(round: Pick<Round, 'id'>, id: number): boolean {
  return round.id !== null && id > round.id + usualStep;
}

/** Whether a round is known to have a result, so that it can't start any more. */
export function isOver({ overId }: Round, id: number): boolean {
  return overId !== null && id <= overId;
}
