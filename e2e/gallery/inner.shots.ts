import { km } from '../../src/i18n/km';
import { expect, test } from '../support/homeFixtures';
import { shoot } from './shoot';

const whole = { wholePage: true };

test.beforeEach(({ watch }) => watch.allowConsoleErrors(/./));

test('report', async ({ signedIn: page }) => {
  await page.goto('/report');
  await page.getByRole('button', { name: km.report.lastMonth }).click();
  await expect(page.locator('figure svg').first()).toBeVisible();
  await shoot(page, 'report', whole);
  const day = page.getByRole('group', { name: km.report.startDate }).getByRole('spinbutton');
  await day.first().click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('31022026');
  await page.keyboard.press('Tab');
  await expect(page.getByText(km.common.invalidDate)).toBeVisible();
  await shoot(page, 'report-invalid-date');
  const calendar = page.getByRole('button', { name: new RegExp(km.report.chosenDate('')) });
  await calendar.first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await shoot(page, 'report-calendar');
  await page.keyboard.press('Escape');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: km.report.title })).toBeHidden();
  await shoot(page, 'report-detail', whole);
});

for (const [name, address, text] of [
  ['report-empty', '/report?start_date=2020-01-01&end_date=2020-01-02', km.common.noData],
  ['report-detail-empty', '/report/detail?date=2020-01-01', km.common.noData],
  ['rule', '/rule', km.rule.payouts],
] as const) {
  test(name, async ({ signedIn: page }) => {
    await page.goto(address);
    await expect(page.getByText(text).first()).toBeVisible();
    await shoot(page, name, whole);
  });
}
