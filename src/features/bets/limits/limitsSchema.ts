import * as yup from 'yup';
import { km } from '../../../i18n/km';
import { formatAmount } from '../../../domain/money';
import { digitsOf, largestAmount } from '../slip/amountText';

const limit = yup
  .number()
  .transform((_, text: string) => limitOf(text))
  .typeError(km.betModal.amountNotWhole)
  .nullable()
  .moreThan(0, km.betModal.amountRequired)
  .max(largestAmount, km.betModal.aboveMaximum(formatAmount(largestAmount)));

/** The form of the limits: whole riel above 0 for one bet, or nothing. */
export const limitsSchema = yup.object({ stake: limit });

/** Riel of a typed limit, in ASCII or Khmer digits; null for none, NaN for a text that is no amount. */
export function limitOf(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return Number(digitsOf(typed) ?? NaN);
}
