import * as yup from 'yup';
import type { BetLimit } from '../../../api/wire/gameSchemas';
import { km } from '../../../i18n/km';
import { formatAmount } from '../../../domain/money';
import { largestAmount } from '../../../domain/amountText';

/**
 * The client's rule for a stake (specification section 5): riel above 0. Text that is no whole number has its
 * own message.
 */
export const amountSchema = yup.object({
  amount: yup
    .number()
    .typeError(km.betModal.amountNotWhole)
    .nullable()
    .moreThan(0, km.betModal.amountRequired)
    .max(largestAmount, km.betModal.aboveMaximum(formatAmount(largestAmount)))
    .transform((_, text: string) =>
      text === '' ? null : /^-?\d+$/.test(text) ? Number(text) : NaN,
    )
    .required(km.betModal.amountRequired),
});

interface StakeLimits extends BetLimit {
  /** Riel; null if unknown. */
  balance: number | null;
}

/**
 * What a player should know of an amount before sending it. A warning never blocks: the server
 * decides (specification section 5). Null if there is nothing to warn of.
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
