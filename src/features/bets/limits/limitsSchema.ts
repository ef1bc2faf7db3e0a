import * as yup from 'yup';
import { rielSchema } from '../slip/amountSchema';
import { digitsOf } from '../slip/amountText';

/** The form of the limits: whole riel above 0 for one bet, or nothing. */
export const limitsSchema = yup.object({
  stake: rielSchema.transform((_, text: string) => limitOf(text)),
});

/** Riel of a typed limit, in ASCII or Khmer digits; null for none, NaN for a text that is no amount. */
export function limitOf(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return Number(digitsOf(typed) ?? NaN);
}
