import { km } from '../../src/i18n/km';
import { expect, test } from '../support/homeFixtures';
import {
  addChip,
  amountField,
  betDialog,
  expectBalance,
  keypadKey,
  openBetModal,
  openHome,
  placeBet,
  pressDigits,
  roundTimer,
  slipSubmit,
  tableRow,
  toast,
  userMenuButton,
} from '../support/home';
import { sophea, signIn } from '../support/players';
import { shoot } from './shoot';
import { stopClock } from '../support/waitFor';

test.beforeEach(({ watch }) => watch.allowConsoleErrors(/./));

test('loading, empty, with rows', async ({ page, context, sandbox }) => {
  const { control } = sandbox;
  await control.faults({ rest: [{ path: '*', mode: 'delay', ms: 9000 }] });
  await signIn(context, sandbox, sophea).catch(() => undefined);
  await page.goto('/');
  await expect(page.getByRole('tablist')).toBeVisible();
  await shoot(page, 'home-loading');
  await control.faults({ clear: true });
  await openHome(page, context, sandbox, sophea);
  await expect(page.getByText(km.common.noData)).toBeVisible();
  await shoot(page, 'home-empty');
  for (const number of ['7', '07', '472']) await placeBet(page, number);
  await expect(toast(page, km.toasts.betPlaced)).toBeVisible();
  await pressDigits(page, '58');
  await shoot(page, 'home-rows', { wholePage: true });
  await expect(toast(page, km.toasts.betPlaced)).toHaveCount(0);
  await control.countdown(37);
  await expect(roundTimer(page)).toContainText(/3\d/);
  await shoot(page, 'home');
  await control.countdown(600);
  await page.getByRole('tab', { name: km.tables.winLoseHistory }).click();
  await expect(tableRow(page, km.tables.winLoseHistory, 3)).toBeVisible();
  await shoot(page, 'home-win-lose');
  await page.getByRole('tab', { name: km.tables.results, exact: true }).click();
  await expect(tableRow(page, km.tables.results, 3)).toBeVisible();
  await shoot(page, 'home-results');
});

test('warning, closed, number missing', async ({ clockedHome: page, control }) => {
  await control.clock({ paused: true });
  await stopClock(page);
  const untilOpenWith = (seconds: number) =>
    expect(async () => {
      await control.countdown(seconds);
      await page.clock.runFor(100);
      await expect(roundTimer(page)).toContainText(String(seconds), { timeout: 500 });
      await expect(keypadKey(page, km.keypad.enter)).toBeEnabled({ timeout: 500 });
    }).toPass({ timeout: 20_000 });
  await untilOpenWith(48);
  await keypadKey(page, km.keypad.enter).click();
  await expect(toast(page, km.home.enterNumber)).toBeVisible();
  await page.clock.runFor(500);
  await shoot(page, 'home-number-missing');
  await page.clock.runFor(5000);
  await untilOpenWith(14);
  await shoot(page, 'home-warning');
  // After three seconds without a push, the screen would show the connection banner.
  await page.clock.runFor(2000);
  await control.countdown(2);
  await page.clock.runFor(2500);
  await expect(roundTimer(page)).toContainText(km.home.closed);
  await shoot(page, 'home-closed');
});

test('bet modal', async ({ home: page, control }) => {
  await openBetModal(page, '472');
  await shoot(page, 'bet-modal');
  await addChip(page, 5000);
  await addChip(page, 1000);
  await shoot(page, 'bet-modal-amount');
  await amountField(page).fill('900000');
  await expect(toast(page, km.betModal.balanceNotEnough)).toBeVisible();
  await shoot(page, 'bet-modal-warning');
  await amountField(page).fill('0');
  await expect(page.getByText(km.betModal.amountRequired)).toBeVisible();
  await shoot(page, 'bet-modal-zero');
  await amountField(page).fill('6000');
  await control.startRound();
  await expect(betDialog(page).getByText(km.betModal.newRoundBegan)).toBeVisible();
  await shoot(page, 'bet-modal-other-round');
  await betDialog(page).getByRole('button', { name: /#/ }).click();
  await control.limits({ min_bet: 8000, max_bet: 1_000_000 });
  await slipSubmit(page).click();
  await expect(page.getByText(/8,000/)).toBeVisible();
  await shoot(page, 'bet-modal-refused');
});

test('bet modal closed', async ({ home: page, control }) => {
  await openBetModal(page, '7');
  await addChip(page, 1000);
  await control.countdown(5);
  await expect(betDialog(page).getByRole('button', { name: km.betModal.closed })).toBeVisible();
  await shoot(page, 'bet-modal-closed');
});

test('menu, long values, many rows', async ({ home: page, context, control, sandbox }) => {
  await shoot(page, 'user-menu', {
    prepare: async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
      await userMenuButton(page).click();
      await expect(page.getByRole('menuitem').first()).toBeInViewport({ ratio: 1 });
    },
  });
  await control.seedBets(sophea.id, { open: 10_000 });
  await control.balance(sophea.id, 999_999_999_999);
  await context.addCookies([{ name: 'username', value: 'w'.repeat(40), url: sandbox.webUrl }]);
  await page.goto('/');
  await expectBalance(page, 999_999_999_999);
  await expect(tableRow(page, km.tables.openBets, 5)).toBeVisible();
  await shoot(page, 'home-extreme-values');
  await page.mouse.wheel(0, 40_000);
  await expect(tableRow(page, km.tables.openBets, 5)).toBeVisible();
  await shoot(page, 'home-many-rows');
});

test('failures', async ({ home: page, control }) => {
  await control.faults({ pusher: { refuse: true, drop: true } });
  await expect(page.getByText(km.connection.reconnecting)).toBeVisible();
  await shoot(page, 'home-reconnecting');
  await control.faults({ clear: true, rest: [{ path: '*', mode: 'status', status: 500 }] });
  await page.goto('/?slug=win-lose');
  await expect(page.getByText(km.tables.loadFailed, { exact: true })).toBeVisible();
  await shoot(page, 'home-error');
});
