import type { Locator, Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import { roundTimer } from './support/home';

/** An element that only the screen of this path shows. */
const landmarks = {
  '/': roundTimer,
  '/login': (page: Page) => page.getByLabel(km.login.username),
  '/maintenance': (page: Page) => page.getByRole('heading', { name: 'Under Maintenance' }),
  '/rule': (page: Page) => page.getByRole('heading', { name: km.rule.title }),
  '/report': (page: Page) => page.getByRole('heading', { name: km.report.title }),
  '/report/detail': (page: Page) =>
    page.getByRole('heading', { name: km.reportDetail.title('20-11-2026') }),
} satisfies Record<string, (page: Page) => Locator>;

type Path = keyof typeof landmarks;

const known = [
  '/',
  '/?slug=result',
  '/login',
  '/rule',
  '/report',
  '/report/detail?date=2026-11-20',
];
const unknown = ['/?slug=unknown', '/nowhere', '/report/x/y', '/LOGIN/x', '/check-auth'];
const pathOf = (address: string) => address.replace(/\?.*/, '') as Path;

/** The delay of each screen's file, in milliseconds. */
const chunkDelayMs = 400;

test.beforeEach(async ({ page, watch }) => {
  watch.allowConsoleErrors(/40[014]/);
  await page.route(/\/js\/screen-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, chunkDelayMs));
    await route.continue().catch(() => undefined);
  });
});

/** Expects the screen of the path, no other screen, and the path in the address. */
async function expectShown(page: Page, path: Path, opened: string): Promise<void> {
  await expect(landmarks[path](page), `the screen of ${opened}`).toBeVisible();
  expect(new URL(page.url()).pathname, `the address of ${opened}`).toBe(path);
  for (const [other, landmark] of Object.entries(landmarks)) {
    if (other !== path) await expect(landmark(page), `not ${other} for ${opened}`).toBeHidden();
  }
}

test(
  '[2.3, 2.4] a signed-in player reaches the screen of each address, and home from unknown addresses and the login',
  { tag: '@core' },
  async ({ signedIn: page }) => {
    for (const address of known) {
      await page.goto(address);
      await expectShown(page, address === '/login' ? '/' : pathOf(address), address);
    }
    for (const address of unknown) {
      await page.goto(address);
      await expectShown(page, '/', address);
    }
  },
);

test(
  '[2.2, 2.4, 6.1] a signed-out visitor is led from every address to the login',
  { tag: '@core' },
  async ({ page }) => {
    for (const address of [...known, ...unknown]) {
      await page.goto(address);
      await expectShown(page, '/login', address);
    }
  },
);
