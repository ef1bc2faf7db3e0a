import { execFileSync } from 'node:child_process';
import { amountField, betDialog, numberDisplay, submitSlip } from '../support/home';
import { expect, test } from '../support/homeFixtures';
import { ticketDialog, ticketEntry, ticketLine } from '../support/ticket';

/** X codes of the keys: evdev's and 8. What they type is the layout's business. */
const codes = { T: 28, R: 27, Z: 52, A: 38, Space: 65, Enter: 36, Delete: 119, Alt: 64, Ctrl: 37 };

/** Presses keys of the machine's keyboard one after the other: `1`, `Alt+1`. */
function press(...keys: string[]): void {
  const codeOf = (key: string) =>
    key in codes ? codes[key as keyof typeof codes] : (Number(key) || 10) + 9;
  for (const key of keys) execFileSync('xdotool', ['key', key.split('+').map(codeOf).join('+')]);
}

test.use({ headless: false });

test('every key that the app promises works under a Khmer layout, whose digits and letters are Khmer', async ({
  home: page,
  sent,
}) => {
  execFileSync('setxkbmap', ['kh']);
  await page.evaluate(() => {
    window.addEventListener('keydown', ({ key }) => (document.title = key), { capture: true });
  });
  await page.mouse.click(1, 1);
  press('1', '2');
  expect(await page.title(), 'the layout is Khmer').toBe('២');
  press('3');
  await expect(numberDisplay(page)).toHaveValue('123');
  press('Delete', '0', '7');
  await expect(numberDisplay(page)).toHaveValue('07');
  press('Enter');
  await expect(amountField(page)).toBeFocused();
  press('Alt+1', 'Alt+5');
  await expect(amountField(page)).toHaveValue('51,000');
  press('Alt+Z');
  await expect(amountField(page)).toHaveValue('1,000');
  press('Ctrl+A', '5', '0', '0', '0', 'Space');
  await expect(amountField(page)).toHaveValue('5,000');
  press('Ctrl+Enter');
  await expect(betDialog(page)).toBeHidden();
  press('T');
  await expect(ticketLine(page, 0)).toContainText('5,000');
  await ticketEntry(page).focus();
  press('1', '2', 'Space', '3', '4', 'Enter');
  await expect(ticketLine(page, 2)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ticketDialog(page)).toBeHidden();

  press('3', 'Enter');
  await expect(amountField(page)).toBeFocused();
  press('Alt+1');
  await submitSlip(page);
  expect(sent).toMatchObject([{ number: '3', amount: 1000 }]);
  press('Alt+T');
  await expect(page.locator('[data-toast]:focus')).toBeVisible();
  await page.keyboard.press('Escape');
  press('R');
  await expect(amountField(page)).toHaveValue('1,000');
});
