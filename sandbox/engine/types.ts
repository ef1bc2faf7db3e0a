/** A stake on a number of 1 to 3 digits in one round. Money is in whole riel, times in epoch milliseconds. */
export interface Bet {
  readonly id: number;
  readonly userId: number;
  readonly roundId: number;
  /** Digits as typed: `007` and `7` are different bets. */
  readonly number: string;
  readonly amount: number;
  readonly createdAt: number;
  /** Net outcome: prize − stake; null while the bet is open. */
  readonly winLose: number | null;
  /** The `Idempotency-Key` of the call that stored it; no two bets of a player share one. */
  readonly key?: string | undefined;
}

/** The drawn number of one round, always three digits. */
export interface RoundResult {
  readonly roundId: number;
  readonly number: string;
  readonly createdAt: number;
}

/** Smallest and largest stake of one bet, in riel. */
export interface BetLimits {
  readonly minBet: number;
  readonly maxBet: number;
}

/** The events of the round engine for the transports, in order. */
export type GameEvent =
  | { readonly type: 'roundStarted'; readonly roundId: number }
  | { readonly type: 'countedDown'; readonly secondsLeft: number }
  | { readonly type: 'roundDrawn'; readonly result: RoundResult }
  | { readonly type: 'balanceChanged'; readonly userId: number };
