import type { Bet } from '../../../features/bets/betsApi';
import { shownWinLose } from '../../../features/bets/betsSelectors';
import { parseServerStamp } from '../../../lib/dates';
import type { BetType } from '../../../lib/drawnNumber';

/** What one source says of a bet; null for what it does not say or what cannot be read. */
export interface BetFacts {
  id: number | null;
  roundId: number | null;
  number: string | null;
  type: BetType | null;
  /** Riel. */
  amount: number | null;
  /** When it was placed, in milliseconds since the epoch. */
  at: number | null;
  isSettled: boolean | null;
  /** What it paid, in riel: 0 if it lost, null unless it is settled. */
  payout: number | null;
  /** The three drawn digits of its round. */
  drawnDigits: string | null;
}

/** A bet of the server's record. */
export interface RecordRow extends BetFacts {
  /** Its place in the list, from 1. */
  line: number;
}

/** The operator's record of a player's bets. */
export interface ServerRecord {
  rows: readonly RecordRow[];
  /** It is one page of several, so it proves nothing about what it lacks. */
  isPartial: boolean;
  /** What the agent should know of how it was read. */
  remarks: readonly string[];
}

/** What a row of `GET bets` says. */
export function factsOf(bet: Bet): BetFacts {
  const { id, roundId, number, type, amount, isSettled, drawnDigits } = bet;
  return {
    id,
    roundId,
    number,
    type,
    amount,
    at: parseServerStamp(bet.createdAt),
    isSettled,
    payout: isSettled ? shownWinLose(bet) : null,
    drawnDigits,
  };
}
