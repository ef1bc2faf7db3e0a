import { validateYupSchema, yupToFormErrors } from 'formik';
import type { FormikErrors } from 'formik';
import * as yup from 'yup';
import { trimmedName } from '../../domain/typedText';
import { km } from '../../i18n/km';
import type { Credentials } from './signInSecrets';

/** The rules of the login form (specification section 5). */
const loginSchema = yup.object({
  username: yup
    .string()
    .transform(trimmedName)
    .required(km.login.usernameRequired)
    .min(6, km.login.atLeastSix),
  password: yup.string().required(km.login.passwordRequired).min(6, km.login.atLeastSix),
});

/** What is wrong with the fields, as Formik takes it; empty if nothing is. */
export async function loginErrors(values: Credentials): Promise<FormikErrors<Credentials>> {
  return validateYupSchema(values, loginSchema).then(() => ({}), yupToFormErrors<Credentials>);
}
