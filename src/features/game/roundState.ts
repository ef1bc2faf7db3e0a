import { noCountdown } from './countdown';
import type { Countdown } from './countdown';
import type { RoundResult } from '../../api/wire/roundResult';

/** What the client knows of the current round (specification section 4). */
export interface Round {
  /** Null until the server sent one; shown as `--`. */
  id: number | null;
  /** The last pushed status; the specification's default is `start`. */
  status: string;
  /** Whether an event named this round; otherwise its id was concluded from GET results. */
  isAnnounced: boolean;
  countdown: Countdown;
  /** The highest push since the page loaded, in seconds: the value of a full ring. */
  fullSeconds: number;
  /** The single result that `calculate` shows instead of the list until the next round. */
  calculated: RoundResult | null;
  /**
   * What `calculate` showed before this round; shown on top of a list that lags behind. It is no row of the
   * cached list, which proves that a stake can no longer be placed.
   */
  previousResult: RoundResult | null;
  /** The round before this one; null if its end was missed, so that its result is no longer revealed. */
  previousId: number | null;
  /** The newest round that has a result; null before the first response. */
  overId: number | null;
  /** Set while the server may still correct the id downwards (docs/decisions/plausible-rounds.md). */
  unconfirmed: UnconfirmedRound | null;
}

/** Why the current id is not confirmed yet, and which round may replace it. */
export interface UnconfirmedRound {
  /** The round that GET results may restore; null if only an event with a lower id can. */
  before: Round | null;
  /** According to GET results `before` is still running; the next countdown push decides. */
  isContradicted: boolean;
}

/** Before any round is known. */
export const unknownRound: Round = {
  id: null,
  status: 'start',
  isAnnounced: false,
  countdown: noCountdown,
  fullSeconds: 0,
  calculated: null,
  previousResult: null,
  previousId: null,
  overId: null,
  unconfirmed: null,
};

/** A larger step between two ids is a jump. */
export const usualStep = 3;

/** Whether an id lies more than a few rounds beyond the known one. */
export function isFarAhead(round: Pick<Round, 'id'>, id: number): boolean {
  return round.id !== null && id > round.id + usualStep;
}

/** Whether a round is known to have a result, so that it can no longer start. */
export function isOver({ overId }: Round, id: number): boolean {
  return overId !== null && id <= overId;
}
