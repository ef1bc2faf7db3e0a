import type { Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { dayOf } from '../src/lib/dates';
import { expectNoViolations, expectVisibleFocus } from './support/accessibility';
import { expect, test } from './support/fixtures';
import {
  betDialog,
  openBetModal,
  openHome,
  placeBet,
  resultDialog,
  userMenuButton,
} from './support/home';
import { expectNoHorizontalOverflow, sizes } from './support/pageLayout';
import { sophea } from './support/players';
import { draw } from './support/resultReveal';
import {
  chooseInterval,
  goOn,
  openSitting,
  playFor,
  sittingDialog,
  sittingMenuItem,
} from './support/sitting';

const text = km.sitting;

/** A figure of the dialog, by its label. */
const figure = (page: Page, label: string) =>
  sittingDialog(page)
    .locator('dt')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('+ dd');

test.beforeEach(async ({ page, watch }) => {
  // Minutes go by at once, so that calls and sockets run into their time limits.
  watch.allowConsoleErrors(/ERR_|WebSocket|Failed to load/);
  await page.clock.install();
});

test('the menu and a note say how long the player has played and what it cost', async ({
  page,
  context,
  sandbox,
}) => {
  const { control } = sandbox;
  const figures = { turn_over: 12_000, win_lose: -3000 };
  const days = [0, 86_400_000].map((ms) => ({ date: dayOf(Date.now() + ms), ...figures }));
  await control.faults({ rest: [{ method: 'GET', path: '/report', mode: 'body', body: days }] });
  await openHome(page, context, sandbox, sophea);
  await openSitting(page);
  await expect(figure(page, text.staked)).toHaveText('0៛');
  await goOn(page);
  await chooseInterval(page, 15);
  await placeBet(page, '07');
  await draw(page, control, '407');
  await expect(resultDialog(page)).toContainText(km.outcomes.won);
  await page.keyboard.press('Escape');
  await userMenuButton(page).click();
  const item = sittingMenuItem(page);
  await expect(item).toContainText(text.hoursAndMinutes(0, 0));
  await expect(item).toContainText('+89,000៛');
  await expect(item).toContainText('-3,000៛');
  await expectNoViolations(page, 'user menu with figures');
  await page.keyboard.press('Escape');
  await expect(sittingDialog(page)).toBeHidden();

  await playFor(page, 16);
  await expect(sittingDialog(page)).toBeVisible();
  await expect(figure(page, text.time)).toContainText(/16|17/);
  await expect(figure(page, text.staked)).toHaveText('1,000៛');
  await expect(figure(page, text.net)).toHaveText('+89,000៛');
  await expect(figure(page, text.todayStaked)).toHaveText('12,000៛');
  await goOn(page);

  // A sleep is not playing, and a reload is no new sitting.
  await page.clock.fastForward('20:00');
  await page.reload();
  await openSitting(page);
  await expect(figure(page, text.time)).toContainText(/16|17/);
  await expect(figure(page, text.net)).toHaveText('+89,000៛');
});

test.describe('in another zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('a sitting has its own bets, and today is the day in Phnom Penh', async ({
    page,
    context,
    sandbox,
  }) => {
    // One o'clock at night in Phnom Penh, the day before in New York.
    const night = new Date(Date.now() + 86_400_000).setUTCHours(18, 0, 0, 0);
    await page.clock.setSystemTime(night);
    await openHome(page, context, sandbox, sophea);
    await openSitting(page);
    await expect(figure(page, text.staked)).toHaveText('0៛');
    await goOn(page);
    await placeBet(page, '07');
    await draw(page, sandbox.control, '407');
    await expect(resultDialog(page)).toContainText(km.outcomes.won);
    await page.keyboard.press('Escape');
    const requested = page.waitForRequest(/\/api\/report\?/);
    await userMenuButton(page).click();
    await expect(sittingMenuItem(page)).toContainText('+89,000៛');
    const { searchParams } = new URL((await requested).url());
    expect(searchParams.get('start_date')).toBe(dayOf(night));
  });
});

test('a note waits while the slip or a reveal is open, and Back closes it', async ({
  page,
  context,
  sandbox,
}) => {
  await openHome(page, context, sandbox, sophea);
  await chooseInterval(page, 15);
  await openBetModal(page, '07');
  await playFor(page, 16);
  await expect(betDialog(page)).toBeVisible();
  await expect(sittingDialog(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(sittingDialog(page)).toBeVisible();

  // A reload leaves it due, and connects the page again after the minutes that went by.
  await page.reload();
  await expect(sittingDialog(page)).toBeVisible();
  await expect(page.getByRole('timer', { includeHidden: true })).toContainText(/\d/);
  await draw(page, sandbox.control, '407');
  await expect(sittingDialog(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(resultDialog(page)).toBeHidden();
  await expect(sittingDialog(page)).toBeVisible();
  await page.goBack();
  await expect(sittingDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  await expect(userMenuButton(page)).toBeVisible();
});

test('turning the notes off asks once more; a note leads to the logout', async ({
  page,
  context,
  sandbox,
}) => {
  await openHome(page, context, sandbox, sophea);
  const dialog = await openSitting(page);
  const never = dialog.getByRole('radio', { name: text.never });
  await never.click();
  await expect(dialog.getByText(text.reallyOff)).toBeVisible();
  await expect(never).not.toBeChecked();
  await dialog.getByRole('button', { name: text.turnOff }).click();
  await expect(never).toBeChecked();
  await goOn(page);
  await playFor(page, 64);
  await userMenuButton(page).click();
  await expect(sittingMenuItem(page)).toContainText(text.hoursAndMinutes(1, 4));
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Escape');

  await chooseInterval(page, 15);
  await playFor(page, 16);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: km.header.logout }).click();
  await expect(page).toHaveURL('/login');
});

test('the dialog and the menu fit all sizes, by keyboard and without violations', async ({
  page,
  context,
  sandbox,
}) => {
  await openHome(page, context, sandbox, sophea);
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    await userMenuButton(page).click();
    await expect(sittingMenuItem(page)).toBeVisible();
    await expectNoHorizontalOverflow(page, `user menu at ${width}`);
    await page.keyboard.press('Escape');
    await expect(sittingMenuItem(page)).toBeHidden();
  }
  const dialog = await openSitting(page);
  await dialog.getByRole('radio', { name: text.never }).click();
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    await expectNoHorizontalOverflow(page, `time of playing at ${width}`);
    await expectNoViolations(page, `time of playing at ${width}`);
  }
  await dialog.getByRole('radio', { name: text.minutes(60) }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('radio', { name: text.minutes(30) })).toBeChecked();
  await expectVisibleFocus(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(userMenuButton(page)).toBeFocused();
});
