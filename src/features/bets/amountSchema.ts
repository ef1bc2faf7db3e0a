import * as yup from 'yup';
import { km } from '../../i18n/km';

/** The one rule for a stake on the client (specification section 5): a whole amount above 0. */
export const amountSchema = yup.object({
  amount: yup
    .number()
    .nullable()
    .required(km.betModal.amountRequired)
    .integer(km.betModal.amountRequired)
    .moreThan(0, km.betModal.amountRequired),
});
