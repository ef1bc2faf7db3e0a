import { km } from '../../i18n/km';
import { loginSchema } from './LoginForm';

const valid = { username: 'sophea', password: 'riel12' };

it.each([
  ['username', '', km.login.usernameRequired],
  ['username', 'sophe', km.login.atLeastSix],
  ['password', '', km.login.passwordRequired],
  ['password', 'riel1', km.login.atLeastSix],
])('[5.4] the login schema rejects the %s %p with %s', async (field, text, message) => {
  const check = loginSchema.validate({ ...valid, [field]: text });
  await expect(check).rejects.toMatchObject({ path: field, message });
});

it('the login schema accepts six characters', async () => {
  await expect(loginSchema.validate(valid)).resolves.toEqual(valid);
});
