import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import { fillSlip, slipSubmit } from './support/home';
import { signIn, sophea } from './support/players';

const cookieNames = ['access_token', 'firebase_token', 'id', 'username', 'currency'];

test('a session that has lost one of its cookies is none, and the login says why', async ({
  page,
  context,
  sandbox,
}) => {
  for (const name of cookieNames) {
    await signIn(context, sandbox, sophea);
    await context.clearCookies({ name });
    await page.goto('/');
    await expect(page).toHaveURL('/login');
    await expect(page.getByText(km.session.cookiesLost)).toBeVisible();
  }
});

test('a session that loses a cookie while it is played ends with the next press, which sends nothing', async ({
  home: page,
  context,
  sent,
}) => {
  await fillSlip(page);
  await context.clearCookies({ name: 'id' });
  await slipSubmit(page).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(km.session.cookiesLost)).toBeVisible();
  expect(sent).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
