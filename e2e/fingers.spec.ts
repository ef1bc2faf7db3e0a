import type { Locator, Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { formatAmount } from '../src/lib/money';
import { expect, test } from './support/atHome';
import { amountField, betDialog, keypadKey, numberDisplay, userMenuButton } from './support/home';

/** Two taps as fast as a finger can, both where this stands now. */
async function doubleTap(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('nothing to tap');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
}

for (const [width, height] of [
  [390, 844],
  [360, 800],
] as const) {
  test.describe(`fingers at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test(`a double tap on the keypad’s enter opens the slip and puts nothing on it, ${width} wide`, async ({
      home,
      sent,
    }) => {
      await keypadKey(home, '7').tap();
      await expect(numberDisplay(home)).toHaveValue('7');
      await doubleTap(home, keypadKey(home, km.keypad.enter));
      await expect(betDialog(home)).toBeVisible();
      const chip = betDialog(home).getByRole('button', {
        name: km.betModal.addChip(formatAmount(50_000)),
      });
      await expect(chip).toHaveCSS('pointer-events', 'auto');
      await expect(amountField(home)).toHaveValue('0');
      await chip.tap();
      await chip.tap();
      await expect(amountField(home)).toHaveValue('100,000');
      expect(sent).toEqual([]);
    });

    test(`a double tap on the user’s name leaves the menu open, ${width} wide`, async ({
      home,
    }) => {
      await doubleTap(home, userMenuButton(home));
      const report = home.getByRole('menuitem', { name: km.header.report });
      await expect(report).toHaveCSS('pointer-events', 'auto');
      await report.tap();
      await expect(home).toHaveURL(/\/report/);
    });
  });
}
