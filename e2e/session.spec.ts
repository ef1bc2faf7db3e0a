import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import { expectBalance, waitForCountdown } from './support/home';
import { sophea, signInByForm } from './support/players';
import { recordApiPaths } from './support/network';
import { stopClock } from './support/waitFor';

const demoLink = '/check-auth/demo-session-sophea';

test(
  '[2.35, 4.21, 7.5] a session link shows Loading, one second later the check, then home',
  { tag: ['@smoke', '@core'] },
  async ({ page }) => {
    const paths = recordApiPaths(page);
    await page.clock.install();
    await stopClock(page);
    await page.goto(demoLink);
    await expect(page.getByRole('heading', { name: km.checkAuth.loading })).toBeVisible();
    await page.clock.runFor(999);
    await expect(page).toHaveTitle(km.titles.checkAuth);
    expect(paths).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => paths).toContain('/api/check-auth/demo-session-sophea');
    await page.clock.resume();
    await expect(page).toHaveURL('/');
    await waitForCountdown(page);
    await expectBalance(page, sophea.balance);
    await page.goBack();
    await expect(page, 'the link is not in the history').not.toHaveURL(/check-auth/);
  },
);

test('[4.21, 4.22] a session id that is unknown or contains a path leads to the login and requests nothing else', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors(/40[0145]/);
  const paths = recordApiPaths(page);
  for (const id of ['nobody', '..%2f', '%2e%2e', 'a%2fb', '..%2f..%2fbets', '%00', 'a%3Fb%23c']) {
    await page.goto(`/check-auth/${id}`);
    await expect(page, id).toHaveURL('/login');
  }
  expect(paths).toContain('/api/check-auth/nobody');
  expect(paths.filter((path) => !/^\/api\/check-auth\/[^/]+$/.test(path))).toEqual([]);
  for (const path of paths) {
    const id = decodeURIComponent(path.replace('/api/check-auth/', ''));
    expect(['.', '..']).not.toContain(id);
  }
});

test(
  '[3.1, 3.2, 3.3] the session is five session cookies',
  { tag: '@core' },
  async ({ page, context }) => {
    await signInByForm(page, sophea);
    const cookies = await context.cookies();
    expect(cookies.map(({ name }) => name).sort()).toEqual([
      'access_token',
      'currency',
      'firebase_token',
      'id',
      'username',
    ]);
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: false, expires: -1 });
    }
  },
);
