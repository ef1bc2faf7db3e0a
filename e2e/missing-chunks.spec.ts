import type { Page } from '@playwright/test';
import { messages } from '../sandbox/messages';
import { km } from '../src/i18n/km';
import { signals } from '../src/ui/theme/palette';
import { cssColor } from './support/pageLayout';
import { expect, test } from './support/homeFixtures';
import {
  addChip,
  betDialog,
  bettingForm,
  keypadKey,
  openBetModal,
  openHome,
  refuseStakes,
  slipSubmit,
  toast,
  userMenuButton,
  openFromMenu,
  waitForCountdown,
} from './support/home';
import { passTimeUntil } from './support/pageClock';
import { sophea } from './support/players';

const laterFiles = /\/(js|css)\/later\./;

const plainMessage = (page: Page, text: string) =>
  page.locator('[data-plain-toast]').filter({ hasText: text });

test('without the chunk of toasts and menu the screen stays, a refusal is shown, and the chunk is fetched later', async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  watch.allowConsoleErrors(/ERR_FAILED|Failed to load|422/);
  await page.route(laterFiles, (route) => route.abort());
  await page.clock.install();
  await openHome(page, context, sandbox, sophea);
  await keypadKey(page, km.keypad.enter).click();
  await expect(plainMessage(page, km.home.enterNumber)).toBeVisible();
  await expect(bettingForm(page)).toBeVisible();

  await refuseStakes(sandbox.control, messages.badNumber);
  await openBetModal(page, '07');
  await addChip(page, 1000);
  await slipSubmit(page).click();
  await expect(plainMessage(page, messages.badNumber)).toBeVisible();
  await expect(betDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');

  await userMenuButton(page).click();
  await expect(plainMessage(page, km.errors.partNotLoaded)).toBeVisible();
  await page.unroute(laterFiles);
  const menuEntry = page.getByRole('menuitem', { name: km.header.rule });
  await passTimeUntil(page, sandbox.control, expect(menuEntry).toBeVisible());
  await page.keyboard.press('Escape');
  await keypadKey(page, km.keypad.clear).click();
  await keypadKey(page, km.keypad.enter).click();
  await expect(toast(page, km.home.enterNumber)).toBeVisible();
});

test(
  '[2.5] a screen whose files are missing shows an error in red and a way back',
  { tag: '@core' },
  async ({ home: page, watch }) => {
    watch.allowConsoleErrors(/404|ChunkLoadError|Loading chunk|CSS chunk|MIME/);
    await page.route(/\/(js|css)\//, (route) => route.fulfill({ status: 404, body: '' }));
    await openFromMenu(page, km.header.rule);
    await expect(page.getByRole('heading', { name: km.errors.pageNotLoaded })).toBeVisible();
    await expect(page.getByText(km.errors.checkConnection)).toBeVisible();
    const message = page.getByText(/Loading (CSS )?chunk/);
    await expect(message).toHaveCSS('color', cssColor(signals.error.main));
    await expect(message).toHaveCSS('text-align', 'center');
    await expect(page).toHaveTitle(km.titles.error);
    await page.unrouteAll();
    await page.getByRole('link', { name: km.errors.toHome }).click();
    await waitForCountdown(page);
    await expect(bettingForm(page)).toBeVisible();
  },
);

test('a page whose first files cannot be loaded says so and offers to retry', async ({
  context,
  watch,
}) => {
  watch.allowConsoleErrors(/ERR_FAILED|Failed to load|MIME/);
  const opened = await Promise.all(
    [
      { file: '**/js/main.*', html: false },
      { file: '**/js/vendor.*', html: false },
      { file: '**/js/main.*', html: true },
    ].map(async ({ file, html }) => {
      const page = await context.newPage();
      await page.route(file, (route) =>
        html
          ? route.fulfill({
              contentType: 'text/html',
              headers: { 'X-Content-Type-Options': 'nosniff' },
              body: '<!doctype html><p>sign in</p>',
            })
          : route.abort(),
      );
      await page.goto('/login');
      await expect(page.getByText(km.errors.startsLate)).toBeHidden();
      return { page, file };
    }),
  );
  for (const { page, file } of opened) {
    const tryAgain = page.getByRole('link', { name: km.common.tryAgain });
    await stopAnimationsAt(page, 14_999);
    await expect(tryAgain, file).toBeHidden();
    await stopAnimationsAt(page, 15_001);
    await expect(tryAgain, file).toBeVisible();
    await expect(page.getByText(km.errors.startsLate)).toBeVisible();
    await page.unroute(file);
    await tryAgain.click();
    await expect(page.getByLabel(km.login.username)).toBeVisible();
  }
});

/** Stops the page's CSS animations some milliseconds after their start. */
async function stopAnimationsAt(page: Page, ms: number): Promise<void> {
  await page.evaluate((at) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = at;
    }
  }, ms);
}
