import type { BetType } from './drawnNumber';

/**
 * One bet of the player (specification section 3). Money in riel. Unreadable fields are null and shown
 * as N/A.
 */
export interface Bet {
  /** The server's id of the bet. Rows that share it are one row of a joined select. */
  id: number | null;
  roundId: number | null;
  /** One to three digits; `007` and `7` are different bets. */
  number: string | null;
  /** The number came as a JSON number without a type: 7 may be 07 or 007. Absent otherwise. */
  mayLackZeros?: true;
  type: BetType | null;
  amount: number | null;
  odds: number | null;
  /** The server's timestamp as it was written. */
  createdAt: string | null;
  /** Net: the payout less the stake. */
  winLose: number | null;
  /** The three drawn digits of the round; null while pending, too. */
  drawnDigits: string | null;
  /** From `is_calculate`; if that is unreadable, a bet with a result is settled. */
  isSettled: boolean;
}

/** One press: one round, one number, one amount of riel. */
export interface Stake {
  roundId: number;
  number: string;
  amount: number;
}
