import { km } from '../../src/i18n/km';
import { expect, test } from '../support/fixtures';
import { sophea, signIn } from '../support/players';
import { shoot } from './shoot';
import { stopClock } from '../support/waitFor';

test.beforeEach(({ watch }) => watch.allowConsoleErrors(/./));

test('login', async ({ page, sandbox }) => {
  const submit = page.getByRole('button', { name: km.login.submit, exact: true });
  const username = page.getByLabel(km.login.username);
  const password = page.getByLabel(km.login.password, { exact: true });
  await page.goto('/login');
  await expect(username).toBeVisible();
  await shoot(page, 'login-empty');
  await submit.click();
  await expect(page.getByText(km.login.usernameRequired)).toBeVisible();
  await shoot(page, 'login-required');
  await username.fill('sophea');
  await password.fill('wrong password');
  await submit.click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await shoot(page, 'login-refused');
  await sandbox.control.faults({ rest: [{ path: '/login', mode: 'delay', ms: 12_000 }] });
  await password.fill('riel1234');
  await submit.click();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await shoot(page, 'login-sending');
});

test('check-auth', async ({ page, sandbox }) => {
  const path = '/check-auth/demo-session-sophea';
  const body = { access_token: 'x', firebase_token: 'x', id: 1, username: 'x', currency: 'KHR' };
  await sandbox.control.faults({
    rest: [
      { path, mode: 'delay', ms: 4000 },
      { path, mode: 'body', body },
    ],
  });
  await page.clock.install();
  await stopClock(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: km.checkAuth.loading })).toBeVisible();
  await shoot(page, 'check-auth-loading');
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: km.checkAuth.checking })).toBeVisible();
  await shoot(page, 'check-auth-checking');
  await expect(page.getByRole('link', { name: km.common.tryAgain })).toBeVisible();
  await shoot(page, 'check-auth-stopped');
});

test('maintenance and errors', async ({ page, context, sandbox }) => {
  await page.goto('/maintenance');
  await expect(page.getByRole('heading', { name: km.maintenance.title })).toBeVisible();
  await shoot(page, 'maintenance');
  await signIn(context, sandbox, sophea);
  await page.goto('/');
  await expect(page.getByRole('tablist')).toBeVisible();
  await page.getByRole('button', { name: km.header.userMenu }).click();
  const rules = page.getByRole('menuitem', { name: km.header.rule });
  await expect(rules).toBeVisible();
  await page.route(/\/(js|css)\//, (route) => route.fulfill({ status: 404, body: '' }));
  await rules.click();
  await expect(page.getByRole('heading', { name: km.errors.pageNotLoaded })).toBeVisible();
  await shoot(page, 'route-error');
});
