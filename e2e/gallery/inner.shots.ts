import { km } from '../../src/i18n/km';
import { expect, test } from '../support/fixtures';
import { sophea, signIn } from '../support/players';
import { shoot } from './shoot';

const whole = { wholePage: true };

test.beforeEach(async ({ context, sandbox, watch }) => {
  watch.allowConsoleErrors(/./);
  await signIn(context, sandbox, sophea);
});

test('report', async ({ page, sandbox }) => {
  await page.goto('/report');
  await page.getByRole('button', { name: km.report.lastMonth }).click();
  await expect(page.locator('figure svg').first()).toBeVisible();
  await expect(page.getByRole('rowheader', { name: km.common.total })).toBeVisible();
  await shoot(page, 'report', whole);
  const day = page.getByRole('group', { name: km.report.startDate }).getByRole('spinbutton');
  await day.first().click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('31022026');
  await page.keyboard.press('Tab');
  await expect(page.getByText(km.common.invalidDate)).toBeVisible();
  await shoot(page, 'report-invalid-date');
  await page.goto('/report?start_date=2020-01-01&end_date=2020-01-02');
  await expect(page.getByText(km.common.noData)).toBeVisible();
  await shoot(page, 'report-empty');
  await page.getByRole('button', { name: new RegExp(km.report.chosenDate('')) }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await shoot(page, 'report-calendar');
  await sandbox.control.faults({ rest: [{ path: '*', mode: 'status', status: 500 }] });
  await page.goto('/report');
  await expect(page.getByText(km.tables.loadFailed, { exact: true })).toBeVisible();
  await shoot(page, 'report-error');
});

test('report detail and rule', async ({ page }) => {
  await page.goto('/report');
  await page.getByRole('button', { name: km.report.lastMonth }).click();
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('rowheader', { name: km.common.total })).toBeVisible();
  await shoot(page, 'report-detail', whole);
  await page.goto('/report/detail?date=2020-01-01');
  await expect(page.getByText(km.common.noData)).toBeVisible();
  await shoot(page, 'report-detail-empty');
  await page.goto('/report/detail?date=2026-02-30');
  await expect(page.getByText(km.common.invalidDate)).toBeVisible();
  await shoot(page, 'report-detail-invalid-date');
  await page.goto('/rule');
  await expect(page.getByRole('heading', { name: km.rule.title })).toBeVisible();
  await shoot(page, 'rule', whole);
});
