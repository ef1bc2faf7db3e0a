import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import { betDialog, keypadKey, numberDisplay, pressDigits, toast } from './support/home';

test.beforeEach(({ watch }) => watch.allowConsoleErrors(/422/));

test('[4.12, 5.3] submitting without a number shows a toast and a red display until a digit is entered', async ({
  home: page,
}) => {
  await keypadKey(page, km.keypad.enter).click();
  await expect(toast(page, km.home.enterNumber)).toBeVisible();
  await expect(numberDisplay(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(betDialog(page)).toBeHidden();
  await pressDigits(page, '0');
  await expect(numberDisplay(page)).toHaveAttribute('aria-invalid', 'false');
});
