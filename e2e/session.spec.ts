import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import { expectBalance, waitForCountdown } from './support/home';
import { sophea } from './support/players';
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
