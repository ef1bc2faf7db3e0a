import type { Locator, Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { formatAmount } from '../src/lib/money';
import { expect, test } from './support/homeFixtures';
import { amountField, betDialog, keypadKey, numberDisplay, userMenuButton } from './support/home';

/** Two taps with fixed timestamps, so that the second is never late on a slow machine. */
async function doubleTap(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('nothing to tap');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  const touches = [0, 0.15].flatMap((seconds) => {
    const timestamp = Date.now() / 1000 + seconds;
    return [
      { type: 'touchStart' as const, touchPoints: [point], timestamp },
      { type: 'touchEnd' as const, touchPoints: [], timestamp: timestamp + 0.05 },
    ];
  });
  await Promise.all(touches.map((touch) => session.send('Input.dispatchTouchEvent', touch)));
  await session.detach();
}

/** The visible touch targets that are less than 44 px wide or high. @throws Error if there is none */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = [...document.querySelectorAll('button, a, [role="tab"], [role="menuitem"]')];
    const visible = targets.filter((target) => {
      const { width, bottom } = target.getBoundingClientRect();
      return target.checkVisibility() && width > 1 && bottom > 0;
    });
    if (visible.length === 0) throw new Error('the page has no touch targets');
    return visible
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        return Math.round(Math.min(width, height)) < 44;
      })
      .map((target) => target.outerHTML.slice(0, 160));
  });
}

test.describe('touch targets', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('no touch target is smaller than 44 px', async ({ home, sandbox }) => {
    expect(await smallTargets(home), 'home').toEqual([]);
    await keypadKey(home, '7').tap();
    await keypadKey(home, km.keypad.enter).tap();
    await expect(betDialog(home)).toBeVisible();
    expect(await smallTargets(home), 'bet modal').toEqual([]);
    await home.keyboard.press('Escape');
    await userMenuButton(home).tap();
    const rules = home.getByRole('menuitem', { name: km.header.rule });
    await expect(rules).toHaveCSS('pointer-events', 'auto');
    expect(await smallTargets(home), 'user menu').toEqual([]);
    await rules.tap();
    await expect(home.getByRole('link', { name: km.common.back })).toBeVisible();
    // A closing menu shrinks its entries.
    await expect(home.locator('[role="menuitem"]')).toHaveCount(0);
    expect(await smallTargets(home), 'rules').toEqual([]);
    await home.goto(`${sandbox.webUrl}/report`);
    await home.getByRole('button', { name: km.report.lastMonth }).tap();
    await expect(home.getByRole('table').getByRole('link').first()).toBeVisible();
    expect(await smallTargets(home), 'report').toEqual([]);
    const openCalendar = home.getByRole('button', { name: new RegExp(km.report.chosenDate('')) });
    await openCalendar.first().tap();
    await expect(home.getByRole('gridcell', { name: '15' })).toBeVisible();
    expect(await smallTargets(home), 'calendar').toEqual([]);
  });
});

for (const [width, height] of [
  [390, 844],
  [360, 800],
] as const) {
  test.describe(`touch at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test(`a double tap on the keypad’s enter opens the slip and adds nothing to it, ${width} wide`, async ({
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
