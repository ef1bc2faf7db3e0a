import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import { openHome, waitForCountdown } from './support/home';
import { passTimeUntil } from './support/pageClock';
import { sophea, signIn } from './support/players';

const configFile = '**/config.json';

test(
  '[2.41, 2.42, 7.14] every screen leads to the maintenance page with the text of the specification',
  { tag: ['@smoke', '@core'] },
  async ({ page, context, sandbox }) => {
    await page.route(configFile, (route) => route.fulfill({ json: { isMaintenance: true } }));
    await signIn(context, sandbox, sophea);
    for (const address of ['/', '/login', '/report?start_date=x', '/nowhere', '/check-auth/abc']) {
      await page.goto(address);
      await expect(page, address).toHaveURL('/maintenance');
    }
    await expect(page).toHaveTitle(km.titles.maintenance);
    await expect(page.getByRole('heading', { name: 'Under Maintenance' })).toBeVisible();
    for (const text of [
      "We're upgrading our servers to bring you an even better gaming experience!",
      "What's New",
      'Enhanced graphics and performance',
      'Bug fixes and stability improvements',
      'Thank you for your patience!',
    ]) {
      await expect(page.getByText(text)).toBeVisible();
    }
  },
);

test('[2.43] dev=true bypasses maintenance for good', async ({ page }) => {
  await page.route(configFile, (route) => route.fulfill({ json: { isMaintenance: true } }));
  await page.goto('/login?dev=false');
  await expect(page).toHaveURL('/maintenance');
  await page.goto('/login?dev=true');
  await expect(page.getByLabel(km.login.username)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('bypassMaintenance'))).toBe('true');
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await page.reload();
  await expect(page.getByLabel(km.login.username)).toBeVisible();
});

test('an open tab goes to the maintenance page when it begins, and home when it ends', async ({
  page,
  context,
  sandbox,
}) => {
  let isMaintenance = false;
  await page.route(configFile, (route) => route.fulfill({ json: { isMaintenance } }));
  await page.clock.install();
  await openHome(page, context, sandbox, sophea);
  isMaintenance = true;
  await sandbox.control.startRound();
  const closed = expect(page).toHaveURL('/maintenance', { timeout: 25_000 });
  await passTimeUntil(page, sandbox.control, closed);
  isMaintenance = false;
  await sandbox.control.startRound();
  const reopened = expect(page).toHaveURL('/', { timeout: 25_000 });
  await passTimeUntil(page, sandbox.control, reopened);
  await waitForCountdown(page);
});
