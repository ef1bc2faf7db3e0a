import { messages } from '../sandbox/messages';
import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import { expectVisibleFocus, readFocus } from './support/accessibility';
import { expectBettingOpen } from './support/connection';
import {
  amountField,
  betDialog,
  expectBalance,
  keypadKey,
  numberDisplay,
  resultDialog,
  tableRow,
  toast,
  waitForCountdown,
  userMenuButton,
} from './support/home';
import { sophea } from './support/players';
import { draw } from './support/resultReveal';

test(
  '[2.18] a whole round can be played by keyboard, from the login to the history',
  { tag: '@core' },
  async ({ page, sandbox }) => {
    const { keyboard } = page;
    await page.goto('/login');
    await expect(page.getByLabel(km.login.username)).toBeFocused();
    await keyboard.type(sophea.username);
    await keyboard.press('Tab');
    await keyboard.type(sophea.password);
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await sandbox.control.countdown(600);
    await waitForCountdown(page);
    await expectBettingOpen(page);

    for (const [key, shown] of [
      ['1', '1'],
      ['2', '12'],
      ['3', '123'],
      ['4', '123'],
      ['Backspace', '12'],
      ['Delete', ''],
      ['9', '9'],
      ['Escape', ''],
      ['0', '0'],
      ['7', '07'],
    ] as const) {
      await keyboard.press(key);
      await expect(numberDisplay(page)).toHaveValue(shown);
    }
    await keyboard.press('Enter');
    await expect(amountField(page)).toBeFocused();
    await expectVisibleFocus(page);
    for (const chip of ['1', '2', '3', '4', '5']) await keyboard.press(`Alt+${chip}`);
    await expect(amountField(page)).toHaveValue('86,000');
    await keyboard.press('Control+a');
    await keyboard.type('1000');
    await keyboard.press('Enter');
    await expect(betDialog(page)).toBeHidden();
    await expect(toast(page, messages.betPlaced)).toBeVisible();
    await expectBalance(page, 499_000);

    await keyboard.press('5');
    await expect(numberDisplay(page), 'the keys play again at once').toHaveValue('5');
    await draw(page, sandbox.control, '007');
    await keyboard.press('Escape');
    await expect(resultDialog(page)).toBeHidden();
    await expectBalance(page, 589_000);

    await page.getByRole('tab', { name: km.tables.openBets }).focus();
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/?slug=win-lose');
    await expect(tableRow(page, km.tables.winLoseHistory, 1)).toContainText('90,000');
  },
);

test('Tab reaches every control, and the focus is always visible', async ({ home: page }) => {
  const passed: string[] = [];
  const firstTab = `button ${km.tables.openBets}`;
  for (let step = 0; step < 30 && !passed.includes(firstTab); step += 1) {
    await page.keyboard.press('Tab');
    passed.push(await expectVisibleFocus(page));
  }
  expect(passed.slice(0, 3)).toEqual([
    `a ${km.a11y.skipToContent}`,
    `button ${km.sound.turnOff}`,
    `a ${km.header.toHome}`,
  ]);
  expect(passed[3]).toContain(km.header.userMenu);
  expect(passed).toContain('button 1');
  expect(passed.some((name) => name.startsWith(`button ${km.keypad.enter}`))).toBe(true);
  expect(passed).toContain(firstTab);
});

test('the focus returns to its origin when a dialog or a menu closes', async ({ home: page }) => {
  await page.keyboard.press('4');
  await keypadKey(page, km.keypad.enter).focus();
  await page.keyboard.press('Enter');
  await expect(amountField(page)).toBeFocused();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
    const isInside = await betDialog(page).evaluate((dialog) =>
      dialog.contains(document.activeElement),
    );
    expect(isInside, (await readFocus(page)).name).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(betDialog(page)).toBeHidden();
  await expect(keypadKey(page, km.keypad.enter)).toBeFocused();

  await userMenuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: km.header.report })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: km.header.rule })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(userMenuButton(page)).toBeFocused();
});

test('[9.9] Alt+T moves the focus to the newest toast, even over an open modal', async ({
  home: page,
  control,
  watch,
}) => {
  watch.allowConsoleErrors(/422/);
  await page.keyboard.press('Enter');
  await expect(toast(page, km.home.enterNumber)).toBeVisible();
  await page.keyboard.press('Alt+t');
  expect((await readFocus(page)).name).toContain(km.home.enterNumber);
  await expectVisibleFocus(page);
  await page.keyboard.press('Escape');
  await expect(toast(page, km.home.enterNumber)).toBeHidden();

  await control.limits({ min_bet: 5000, max_bet: 1_000_000 });
  await page.keyboard.press('7');
  await page.keyboard.press('Enter');
  await expect(amountField(page)).toBeFocused();
  await page.keyboard.press('Alt+1');
  await page.keyboard.press('Enter');
  await expect(page.getByText(messages.belowMinimum(5000))).toBeVisible();
  await page.keyboard.press('Alt+t');
  expect((await readFocus(page)).name).toContain(messages.belowMinimum(5000));
  await expect(toast(page, messages.belowMinimum(5000)), 'heard by a screen reader').toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(messages.belowMinimum(5000))).toBeHidden();
  await expect(betDialog(page)).toBeVisible();
  await expect(amountField(page)).toBeFocused();
});
