import * as yup from 'yup';
import { km } from '../../i18n/km';

const shortest = 6;

/** The rules of the login form (specification section 5). */
export const loginSchema = yup.object({
  username: yup.string().required(km.login.usernameRequired).min(shortest, km.login.atLeastSix),
  password: yup.string().required(km.login.passwordRequired).min(shortest, km.login.atLeastSix),
});
