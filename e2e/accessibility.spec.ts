import type { Locator } from '@playwright/test';
import { km } from '../src/i18n/km';
import { expectNoViolations } from './support/accessibility';
import { expect, test } from './support/homeFixtures';
import {
  addChip,
  betDialog,
  bettingForm,
  keypadKey,
  openBetModal,
  placeBet,
  pressDigits,
  resultDialog,
  slipSubmit,
  toast,
  userMenuButton,
} from './support/home';
import { receiptCard } from './support/betSlip';
import { passTimeUntil } from './support/pageClock';

const month = 'start_date=2026-10-01&end_date=2026-12-31';

test.beforeEach(async ({ page, watch }) => {
  watch.allowConsoleErrors(/400|401|422|500/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test(
  'the public screens have no accessibility violations',
  { tag: '@core' },
  async ({ page, sandbox }) => {
    await page.goto('/login');
    await expect(page.getByLabel(km.login.username)).toBeVisible();
    await expectNoViolations(page, 'login');
    const submit = page.getByRole('button', { name: km.login.submit, exact: true });
    const place = await submit.boundingBox();
    await submit.click();
    await expect(page.getByText(km.login.usernameRequired)).toBeVisible();
    expect(await submit.boundingBox(), 'messages move nothing').toEqual(place);
    await expectNoViolations(page, 'login with messages');
    await page.goto('/maintenance');
    await expect(page.getByRole('heading', { name: km.maintenance.title })).toBeVisible();
    await expectNoViolations(page, 'maintenance');
    const body = { access_token: 'x', firebase_token: 'x', id: 1, username: 'x', currency: 'KHR' };
    await sandbox.control.faults({ rest: [{ path: '/check-auth/link', mode: 'body', body }] });
    await page.goto('/check-auth/link');
    await expect(page.getByRole('heading', { name: km.checkAuth.loading })).toBeVisible();
    await expectNoViolations(page, 'check-auth');
    await expect(page.getByRole('link', { name: km.common.tryAgain })).toBeVisible();
    await expectNoViolations(page, 'check-auth that could not sign in');
  },
);

test(
  'home with its tabs, dialogs and menu has no accessibility violations',
  { tag: '@core' },
  async ({ home: page, control }) => {
    await expectNoViolations(page, 'home without bets');
    await keypadKey(page, km.keypad.enter).click();
    await expect(toast(page, km.home.enterNumber)).toBeVisible();
    await expectNoViolations(page, 'number missing and a toast');
    await placeBet(page, '407');
    await expectNoViolations(page, 'home with a bet');
    for (const name of [km.tables.winLoseHistory, km.tables.results]) {
      await page.getByRole('tab', { name, exact: true }).click();
      await expect(page.getByRole('table', { name })).toBeVisible();
      await expectNoViolations(page, name);
    }
    await userMenuButton(page).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectNoViolations(page, 'user menu');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await openBetModal(page, '07');
    await addChip(page, 50_000);
    await expectNoViolations(page, 'bet modal');
    await control.startRound();
    await expect(betDialog(page).getByText(km.betModal.newRoundBegan)).toBeVisible();
    await expectNoViolations(page, 'bet modal of another round');
    await page.keyboard.press('Escape');
    await control.countdown(5);
    await expect(keypadKey(page, km.keypad.close)).toBeVisible();
    await expectNoViolations(page, 'closed');
    await control.finishRound();
    await expect(resultDialog(page)).toBeVisible();
    await expectNoViolations(page, 'result modal');
  },
);

test(
  'the receipts of a stake in the modal and on home have no accessibility violations',
  { tag: '@core' },
  async ({ clockedHome: page, control }) => {
    await control.faults({
      rest: [
        { method: 'POST', path: '/bets', mode: 'status', status: 500 },
        { method: 'GET', path: '/bets', mode: 'status', status: 500 },
      ],
    });
    await openBetModal(page, '472');
    await addChip(page, 1000);
    await slipSubmit(page).click();
    const status = betDialog(page).getByRole('status').filter({ hasText: km.receipt.checking });
    await expect(status).toBeVisible();
    await expectNoViolations(page, 'a stake that is being checked in the modal');
    await page.keyboard.press('Escape');
    await expect(receiptCard(page, km.receipt.checking)).toBeVisible();
    await expectNoViolations(page, 'a stake that is being checked on home');
    await control.faults({ clear: true });
    const notFound = expect(receiptCard(page, km.receipt.notFound)).toBeVisible();
    await passTimeUntil(page, control, notFound);
    await expectNoViolations(page, 'a stake that was not found so far');
    // Nothing else is in the list: only the round after proves that the stake is not there.
    await control.startRound();
    await control.startRound();
    await control.countdown(600);
    const notPlaced = expect(receiptCard(page, km.receipt.notPlaced)).toBeVisible();
    await passTimeUntil(page, control, notPlaced);
    await expectNoViolations(page, 'a stake that was not placed');
  },
);

test(
  'the inner screens and the error states have no accessibility violations',
  { tag: '@core' },
  async ({ signedIn: page, control }) => {
    await page.goto(`/report?${month}`);
    await expect(page.getByRole('link', { name: /\d\d-\d\d-\d{4}/ }).first()).toBeVisible();
    await expect(page.locator('figure svg').first()).toBeVisible();
    await expectNoViolations(page, 'report');
    await page
      .getByRole('link', { name: /\d\d-\d\d-\d{4}/ })
      .first()
      .click();
    await expect(page.getByRole('rowheader', { name: km.common.total })).toBeVisible();
    await expectNoViolations(page, 'report detail');
    await page.goto('/report/detail?date=2026-02-30');
    await expect(page.getByText(km.common.invalidDate)).toBeVisible();
    await expectNoViolations(page, 'report detail of no day');
    await page.goto('/rule');
    await expect(page.getByRole('heading', { name: km.rule.title })).toBeVisible();
    await expectNoViolations(page, 'rule');
    await control.faults({ rest: [{ path: '*', mode: 'status', status: 500 }] });
    await page.goto('/');
    await expect(page.getByText(km.tables.loadFailed, { exact: true })).toBeVisible();
    await expectNoViolations(page, 'home that could not be loaded');
    await pressDigits(page, '9');
  },
);

test('forced colours keep the outline of keys, chips, dialogs and empty places, and the ground of dialogs', async ({
  home: page,
  control,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const isOutlined = async (part: Locator) => {
    await expect(part).toHaveCSS('outline-style', 'solid');
    await expect(part).toHaveCSS('outline-width', '1px');
  };
  await isOutlined(keypadKey(page, '1'));
  await isOutlined(keypadKey(page, km.keypad.enter));
  const ground = (key: string) =>
    keypadKey(page, key).evaluate((part) => getComputedStyle(part).backgroundColor);
  expect(await ground(km.keypad.enter), 'the primary action').not.toBe(await ground('1'));
  await isOutlined(bettingForm(page).locator('[data-color="empty"]').first());
  await openBetModal(page, '7');
  await isOutlined(betDialog(page));
  const chip = betDialog(page).getByRole('button', { name: km.betModal.addChip('1,000') });
  await isOutlined(chip);
  await chip.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(chip, 'the focus is wider').toHaveCSS('outline-width', '3px');
  await page.keyboard.press('Escape');
  await control.finishRound();
  await expect(resultDialog(page), 'no part is transparent').toHaveCSS(
    'background-color',
    /^rgb\(/,
  );
});
