import { km } from '../../i18n/km';
import { formatAmount } from '../../lib/money';

interface StakeLimits {
  /** Riel; 0 where the server told no limit. */
  minBet: number;
  maxBet: number;
  /** Riel; null where it is not known. */
  balance: number | null;
}

/**
 * What a player should know of an amount before sending it. A warning never blocks: the server
 * decides (specification section 5). Null where there is nothing to say.
 */
export function stakeWarning(
  amount: number | null,
  { minBet, maxBet, balance }: StakeLimits,
): string | null {
  if (amount === null || amount <= 0) return null;
  if (balance !== null && amount > balance) return km.betModal.balanceNotEnough;
  if (amount < minBet) return km.betModal.belowMinimum(formatAmount(minBet));
  if (maxBet > 0 && amount > maxBet) return km.betModal.aboveMaximum(formatAmount(maxBet));
  return null;
}
