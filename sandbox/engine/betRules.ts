import { isOpen, type Round } from './round';
import type { BetLimits } from './types';

/** The body of a bet; the values come from outside and may be anything. */
export interface BetRequest {
  readonly roundId: unknown;
  readonly number: unknown;
  readonly amount: unknown;
}

/** A stake that every rule allows; `amount` in whole riel. */
export interface ValidBet {
  readonly roundId: number;
  readonly number: string;
  readonly amount: number;
}

/** The rule that a stake breaks; `sandbox/rest/bets.ts` has its message. */
export type BetRefusal =
  | 'badNumber'
  | 'badAmount'
  | 'wrongRound'
  | 'bettingClosed'
  | 'belowMinimum'
  | 'aboveMaximum'
  | 'balanceNotEnough'
  | 'keyReused';

/** Checks the shape, then the round, then the money, and returns the first broken rule. */
export function checkBet(
  request: BetRequest,
  round: Round,
  limits: BetLimits,
  balance: number,
): ValidBet | BetRefusal {
  const { roundId, number, amount } = request;
  if (typeof number !== 'string' || !/^\d{1,3}$/.test(number)) return 'badNumber';
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0) {
    return 'badAmount';
  }
  if (roundId !== round.id) return 'wrongRound';
  if (!isOpen(round)) return 'bettingClosed';
  if (amount < limits.minBet) return 'belowMinimum';
  if (amount > limits.maxBet) return 'aboveMaximum';
  if (amount > balance) return 'balanceNotEnough';
  return { roundId: round.id, number, amount };
}
