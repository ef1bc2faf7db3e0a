import type { Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import type { Sandbox } from './support/fixtures';
import { bettingForm, placeBet, resultDialog } from './support/home';
import { draw } from './support/resultReveal';
import { stopClock } from './support/waitFor';

const { hundreds, tens, ones, rolling } = km.resultModal;

/** What the three reels show in reading order. */
async function expectReels(page: Page, shown: readonly [string, string, string]): Promise<void> {
  const reels = resultDialog(page).getByRole('img');
  for (const [place, label] of [hundreds, tens, ones].entries()) {
    await expect(reels.nth(place)).toHaveAccessibleName(`${label}: ${shown[place]}`);
  }
}

async function drawUnderStoppedClock(page: Page, { control }: Sandbox): Promise<void> {
  await stopClock(page);
  await draw(page, control, '407');
}

test(
  '[2.31, 4.24, 9.12] the reels stop at 2, 4 and 6 s, the last digit first, and the modal closes 5 s later',
  { tag: '@core' },
  async ({ clockedHome: page, control, sandbox }) => {
    await drawUnderStoppedClock(page, sandbox);
    const { round } = await control.state();
    await expect(resultDialog(page)).toContainText(`#${round.id}`);

    for (const [ms, ...shown] of [
      [1_999, rolling, rolling, rolling],
      [1, rolling, rolling, '7'],
      [1_999, rolling, rolling, '7'],
      [1, rolling, '0', '7'],
      [1_999, rolling, '0', '7'],
      [1, '4', '0', '7'],
    ] as const) {
      await page.clock.runFor(ms);
      await expectReels(page, shown);
    }
    const announcement = km.resultModal.announcement(round.id, '407');
    await expect(resultDialog(page).getByRole('status')).toHaveText(announcement);
    await expect(resultDialog(page)).toContainText('407');

    await page.clock.runFor(4_999);
    await expect(resultDialog(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(resultDialog(page)).toBeHidden();
  },
);

test('[2.31] the strip opens the draw again until Escape, Back, its button or a start; a click beside it does nothing', async ({
  clockedHome: page,
  control,
  sandbox,
}) => {
  await placeBet(page, '07');
  await drawUnderStoppedClock(page, sandbox);
  await page.mouse.click(4, 400);
  await expect(resultDialog(page)).toBeVisible();
  await page.clock.runFor(12_000);
  await expect(resultDialog(page)).toBeHidden();

  const strip = bettingForm(page).getByRole('button', { name: km.home.lastResult });
  await expect(strip).toContainText(km.home.showDrawAgain);
  const close = resultDialog(page).getByRole('button', { name: km.keypad.close });
  for (const leave of [
    // First: on a stopped clock the app soon takes a quiet connection for lost.
    () => control.startRound(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => close.click(),
  ]) {
    await strip.click();
    await expectReels(page, ['4', '0', '7']);
    await expect(resultDialog(page)).toContainText(`+89,000${km.common.rielSign}`);
    await page.mouse.click(4, 400);
    await page.clock.runFor(10_000);
    await expect(resultDialog(page)).toBeVisible();
    await leave();
    await expect(resultDialog(page)).toBeHidden();
  }
});

test('[4.27] with reduced motion the reels stand still and the timing stays', async ({
  clockedHome: page,
  sandbox,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await drawUnderStoppedClock(page, sandbox);
  expect(await countMotions(page)).toBe(0);
  await page.evaluate(() => (document.documentElement.style.fontSize = '24px'));
  expect(await countMotions(page)).toBe(0);
  await page.clock.runFor(2_000);
  await expectReels(page, [rolling, rolling, '7']);
});

/** Counts the animations and transitions in the result modal. */
async function countMotions(page: Page): Promise<number> {
  return resultDialog(page).evaluate((dialog) => dialog.getAnimations({ subtree: true }).length);
}
