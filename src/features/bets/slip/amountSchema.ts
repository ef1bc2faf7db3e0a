import * as yup from 'yup';
import { km } from '../../../i18n/km';
import { formatAmount } from '../../../domain/money';
import { largestAmount } from './amountText';

/**
 * The client's rule for a stake (specification section 5): riel above 0. Text that is no whole number
 * has its own message.
 */
export const amountSchema = yup.object({
  amount: yup
    .number()
    .transform((_, text: string) =>
      text === '' ? null : /^-?\d+$/.test(text) ? Number(text) : NaN,
    )
    .typeError(km.betModal.amountNotWhole)
    .nullable()
    .required(km.betModal.amountRequired)
    .moreThan(0, km.betModal.amountRequired)
    .max(largestAmount, km.betModal.aboveMaximum(formatAmount(largestAmount))),
});
