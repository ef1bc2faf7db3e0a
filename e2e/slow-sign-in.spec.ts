import { km } from '../src/i18n/km';
import { expect, test } from './support/fixtures';
import { expectBalance, placeBet, untilLive, userMenuButton } from './support/home';
import { sophea } from './support/players';

/** The login waits five seconds for firebase; the rest is the page itself. */
const loginLimitMs = 8000;

test.beforeEach(async ({ sandbox, watch }) => {
  watch.allowConsoleErrors(/ERR_|WebSocket/);
  await sandbox.control.countdown(600);
});

test('an identity service that never answers holds the login five seconds; the balance follows later', async ({
  page,
}) => {
  let answer: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/accounts:signInWithCustomToken/, async (route) => {
    await gate;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/login');
  await page.getByLabel(km.login.username).fill(sophea.username);
  await page.getByLabel(km.login.password).fill(sophea.password);
  await page.getByRole('button', { name: km.login.submit, exact: true }).click();
  await expect(page).toHaveURL('/', { timeout: loginLimitMs });
  await untilLive(page);
  await expect(userMenuButton(page)).toContainText(km.common.placeholder);
  await placeBet(page, '07');
  await expect(userMenuButton(page)).toContainText(km.common.placeholder);
  answer();
  await expectBalance(page, sophea.balance - 1000);
});
