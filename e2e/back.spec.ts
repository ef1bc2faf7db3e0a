import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import {
  betDialog,
  keypadKey,
  numberDisplay,
  openBetModal,
  userMenuButton,
  openFromMenu,
} from './support/home';
import { dateField, presetButton } from './support/reportPage';

test('Back closes the open slip first, then goes back as usual', async ({ home }) => {
  await home.getByRole('tab', { name: km.tables.results }).click();
  await expect(home).toHaveURL('/?slug=result');
  await openBetModal(home, '07');
  await home.goBack();
  await expect(betDialog(home)).toBeHidden();
  await expect(home).toHaveURL('/?slug=result');
  await expect(numberDisplay(home)).toHaveValue('07');
  await keypadKey(home, km.keypad.enter).click();
  await betDialog(home).getByRole('button', { name: km.keypad.close }).click();
  await expect(betDialog(home)).toBeHidden();
  await home.goBack();
  await expect(home).toHaveURL('/');
  const openBets = home.getByRole('tab', { name: km.tables.openBets });
  await expect(openBets).toHaveAttribute('aria-selected', 'true');
});

test('Back closes the menu, and leads home from a screen that the menu opened', async ({
  home,
}) => {
  const rule = home.getByRole('menuitem', { name: km.header.rule });
  await userMenuButton(home).click();
  await expect(rule).toBeVisible();
  await home.goBack();
  await expect(rule).toBeHidden();
  await expect(home).toHaveURL('/');
  await userMenuButton(home).click();
  await rule.click();
  await expect(home).toHaveURL('/rule');
  await home.goBack();
  await expect(home).toHaveURL('/');
  await expect(numberDisplay(home)).toBeVisible();
});

for (const [viewport, hasTouch] of [
  ['with a mouse', false],
  ['with a finger', true],
] as const) {
  test.describe(`Back with the report’s calendars ${viewport}`, () => {
    test.use({ hasTouch, isMobile: hasTouch });

    test(`Back closes the open calendar first, then leads home, ${viewport}`, async ({ home }) => {
      await openFromMenu(home, km.header.report);
      await expect(home).toHaveURL(/\/report\?/);
      const address = home.url();
      const openCalendar = dateField(home, km.report.startDate).locator('..').getByRole('button');
      await openCalendar.click();
      await expect(home.getByRole('grid')).toBeVisible();
      await home.goBack();
      await expect(home.getByRole('grid')).toBeHidden();
      await expect(home).toHaveURL(address);
      await home.goBack();
      await expect(home).toHaveURL('/');
    });
  });
}

test('[4.31] one Back leaves the report after any number of calendars, menus and ranges', async ({
  home,
}) => {
  await openFromMenu(home, km.header.report);
  await expect(home).toHaveURL(/\/report\?/);
  const lastMonth = presetButton(home, 'lastMonth');
  const openCalendar = dateField(home, km.report.startDate).locator('..').getByRole('button');
  const seventh = home.getByRole('gridcell', { name: '7', exact: true });
  for (const name of [km.report.filter, km.report.resetToToday]) {
    await lastMonth.click();
    await expect(lastMonth).toHaveAttribute('aria-pressed', 'true');
    const before = home.url();
    await openCalendar.click();
    await seventh.click();
    await expect(seventh).toBeHidden();
    await home.getByRole('button', { name }).click();
    await expect(home).not.toHaveURL(before);
  }
  await userMenuButton(home).click();
  await home.keyboard.press('Escape');
  await lastMonth.click();
  await expect(lastMonth).toHaveAttribute('aria-pressed', 'true');
  const last = home.url();
  await home.goBack();
  await expect(home).toHaveURL('/');
  await home.goForward();
  await expect(home).toHaveURL(last);
  await home.goBack();
  await expect(home).toHaveURL('/');
});
