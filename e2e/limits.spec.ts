import type { Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { expectNoViolations, expectVisibleFocus } from './support/accessibility';
import { expect, test } from './support/fixtures';
import {
  addChip,
  betDialog,
  openBetModal,
  openHome,
  placeBet,
  slipSubmit,
  userMenuButton,
  waitForCountdown,
} from './support/home';
import { limitsDialog, openLimits, setLimits } from './support/ownLimits';
import { expectNoHorizontalOverflow, sizes } from './support/pageLayout';
import { player, signInByForm, sophea } from './support/players';

/** Presses submit in the open slip, which stays open with the reason, in a toast too. */
async function expectStopped(page: Page, reason: string): Promise<void> {
  const shown = page.getByRole('status').filter({ hasText: reason });
  await expect(shown).toHaveCount(1);
  await slipSubmit(page).click();
  await expect(shown).toHaveCount(2);
  await expect(betDialog(page)).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await userMenuButton(page).click();
  await page.getByRole('menuitem', { name: km.header.logout }).click();
  await expect(page).toHaveURL('/login');
}

test('a bet beyond the own limit is stopped, also after a logout, and for its player alone', async ({
  page,
  context,
  sandbox,
}) => {
  const { control } = sandbox;
  await openHome(page, context, sandbox, sophea);
  const betsOf = async (id: number) => (await control.state(id)).bets?.length ?? 0;
  const before = await betsOf(sophea.id);
  await setLimits(page, { stake: '5,000' });
  await openBetModal(page, '07');
  await addChip(page, 5000);
  await addChip(page, 1000);
  await expectStopped(page, km.limits.aboveStake('5,000'));
  expect(await betsOf(sophea.id)).toBe(before);
  await page.keyboard.press('Escape');
  await logOut(page);

  const other = player('dararith');
  await signInByForm(page, other);
  await waitForCountdown(page);
  const dialog = await openLimits(page);
  await expect(dialog.getByLabel(km.limits.stake)).toHaveValue('');
  await page.keyboard.press('Escape');
  await logOut(page);

  await signInByForm(page, sophea);
  await waitForCountdown(page);
  await openBetModal(page, '07');
  await addChip(page, 10_000);
  await expectStopped(page, km.limits.aboveStake('5,000'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  await placeBet(page, '7');
  expect(await betsOf(sophea.id)).toBe(before + 1);
});

test.describe('in another zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('a pause stops every bet, also on a machine whose clock is set forward by a day', async ({
    page,
    context,
    sandbox,
  }) => {
    await openHome(page, context, sandbox, sophea);
    await setLimits(page, { pause: km.limits.pauses.hour });
    const paused = km.limits.pausedUntil('');
    await openBetModal(page, '07');
    await addChip(page, 1000);
    await expectStopped(page, paused);

    const tomorrow = await context.newPage();
    await tomorrow.clock.install({ time: Date.now() + 86_400_000 });
    await tomorrow.goto('/');
    await waitForCountdown(tomorrow);
    await openBetModal(tomorrow, '07');
    await addChip(tomorrow, 1000);
    await expectStopped(tomorrow, paused);
  });
});

test('the dialog of the own limits fits all sizes, by keyboard and without violations', async ({
  page,
  context,
  sandbox,
}) => {
  await openHome(page, context, sandbox, sophea);
  await setLimits(page, { stake: '5000', pause: km.limits.pauses.month });
  await setLimits(page, { stake: '6000' });
  const dialog = await openLimits(page);
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    await expectNoHorizontalOverflow(page, `own limits at ${width}`);
    await expectNoViolations(page, `own limits at ${width}`);
  }
  await dialog.getByLabel(km.limits.stake).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('12x');
  await expect(dialog.getByText(km.betModal.amountNotWhole)).toBeVisible();
  await expectVisibleFocus(page);
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: km.limits.withdraw })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(limitsDialog(page)).toBeHidden();
  await expect(userMenuButton(page)).toBeFocused();
});
