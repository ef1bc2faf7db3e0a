import type { Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import { recordApiPaths } from './support/network';
import { dateField, presetButton, reportAddress } from './support/reportPage';

const { report } = km;

/** Friday 20 November 2026, 0:30 in Phnom Penh. */
const now = new Date('2026-11-20T00:30:00+07:00');

const today = reportAddress('2026-11-20', '2026-11-20');

/** Types a date into a picker's field as a player does, `ddMMyyyy`. */
async function typeDate(page: Page, label: string, digits: string): Promise<void> {
  await dateField(page, label).getByRole('spinbutton').first().click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(digits);
}

test('[2.36, 4.31, 5.6] the report filters and resets, and silently ignores a start after the end', async ({
  signedIn: page,
}) => {
  await page.clock.setFixedTime(now);
  await page.goto(reportAddress('2026-11-10', '2026-11-12'));
  const startField = dateField(page, report.startDate);
  const endField = dateField(page, report.endDate);
  await typeDate(page, report.startDate, '11112026');
  await page.getByRole('button', { name: report.filter }).click();
  await expect(page).toHaveURL(reportAddress('2026-11-11', '2026-11-12'));

  await typeDate(page, report.startDate, '13112026');
  await page.getByRole('button', { name: report.filter }).click();
  await expect(startField).toContainText('11-11-2026');
  await typeDate(page, report.endDate, '10112026');
  await page.getByRole('button', { name: report.filter }).click();
  await expect(endField).toContainText('12-11-2026');
  await expect(page).toHaveURL(reportAddress('2026-11-11', '2026-11-12'));

  await typeDate(page, report.endDate, '31022026');
  await page.keyboard.press('Tab');
  await expect(page.getByText(km.common.invalidDate)).toBeVisible();
  await expect(page.getByRole('button', { name: report.filter })).toBeDisabled();
  await page.getByRole('button', { name: report.resetToToday }).click();
  await expect(page).toHaveURL(today);
  await expect(page.getByText(km.common.invalidDate)).toBeHidden();
});

test(
  '[2.37, 2.39, 3.14] the report’s table adds up, each day leads to its bets, and going back keeps the range',
  { tag: '@core' },
  async ({ signedIn: page }) => {
    await page.goto('/report');
    await presetButton(page, 'lastMonth').click();
    await expect(presetButton(page, 'lastMonth')).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/start_date=/);
    const { search } = new URL(page.url());
    const table = page.getByRole('table', { name: report.title });
    await expect(table.getByRole('rowheader', { name: km.common.total })).toBeVisible();
    await expect(page.locator('figure svg').first()).toBeVisible();

    const dayRow = table.getByRole('row').nth(1);
    const link = dayRow.getByRole('link');
    const shown = await link.innerText();
    const day = shown.split('-').reverse().join('-');
    const dayTurnover = await dayRow.getByRole('cell').nth(1).innerText();
    const dayWinLose = await dayRow.getByRole('cell').nth(2).innerText();
    await link.click();
    await expect(page).toHaveURL(`/report/detail?date=${day}&${search.slice(1)}`);
    await expect(page).toHaveTitle(km.titles.reportDetail(shown));
    const bets = page.getByRole('table', { name: km.reportDetail.title(shown) });
    const total = bets.getByRole('row').last();
    await expect(total).toContainText('សរុប');
    await expect(total.getByRole('cell').nth(0)).toHaveText(dayTurnover);
    await expect(total.getByRole('cell').nth(1)).toHaveText(dayWinLose);

    const paths = recordApiPaths(page);
    await page.getByRole('link', { name: km.common.back }).click();
    await expect(page).toHaveURL(`/report${search}`);
    await expect.poll(() => paths).toEqual(['/api/report']);
    await page.getByRole('link', { name: km.common.back }).click();
    await expect(page).toHaveURL('/');
  },
);
