import type { Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { datePresets } from '../src/domain/dates';
import { expect, test } from './support/homeFixtures';
import { dateField, presetButton, reportAddress } from './support/reportPage';

const { report } = km;

/** Start and end of each preset in Phnom Penh at that time, looked up in a calendar. */
const timestamps = [
  {
    at: '2026-11-20T06:59:00+07:00',
    ranges: [
      ['2026-11-20', '2026-11-20'],
      ['2026-11-19', '2026-11-19'],
      ['2026-11-16', '2026-11-22'],
      ['2026-11-09', '2026-11-15'],
      ['2026-11-01', '2026-11-30'],
      ['2026-10-01', '2026-10-31'],
    ],
  },
  {
    // 1 March of a leap year.
    at: '2028-03-01T00:30:00+07:00',
    ranges: [
      ['2028-03-01', '2028-03-01'],
      ['2028-02-29', '2028-02-29'],
      ['2028-02-28', '2028-03-05'],
      ['2028-02-21', '2028-02-27'],
      ['2028-03-01', '2028-03-31'],
      ['2028-02-01', '2028-02-29'],
    ],
  },
] as const;

/** The next response of the report. */
const nextReport = (page: Page) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === '/api/report');

for (const timezoneId of ['Asia/Phnom_Penh', 'America/Los_Angeles']) {
  test.describe(`on a machine in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('[2.36, 4.31, 7.2, 9.15] failure 9: the quick ranges follow Phnom Penh’s days, replace the address and load', async ({
      signedIn: page,
    }) => {
      for (const { at, ranges } of timestamps) {
        await page.clock.setFixedTime(new Date(at));
        await page.goto('/rule');
        const firstReport = nextReport(page);
        await page.goto('/report');
        await expect(page).toHaveURL(reportAddress(ranges[0][0], ranges[0][1]));
        await firstReport;
        await expect(presetButton(page, 'today')).toHaveAttribute('aria-pressed', 'true');
        for (const [index, range] of ranges.entries()) {
          const button = presetButton(page, datePresets[index] ?? 'today');
          const response = nextReport(page);
          await button.click();
          const [start, end] = range;
          expect(new URL((await response).url()).search).toBe(
            `?start_date=${start}&end_date=${end}`,
          );
          await expect(page).toHaveURL(reportAddress(start, end));
          await expect(button).toHaveAttribute('aria-pressed', 'true');
          for (const [label, day] of [
            [report.startDate, start],
            [report.endDate, end],
          ] as const) {
            const shown = day.split('-').reverse().join('-');
            await expect(dateField(page, label)).toContainText(shown);
          }
        }
        await page.goBack();
        await expect(page, 'the ranges are not in the history').toHaveURL('/rule');
      }
    });

    test(
      '[9.16] failure 9: days and bet times are shown in Phnom Penh’s time',
      { tag: '@core' },
      async ({ signedIn: page, control }) => {
        const created_at = '2026-11-19T17:30:05.000000Z';
        const row = { id: 1, result_id: 5, created_at, number: '07', type: '2D' };
        await control.faults({
          rest: [
            {
              path: '/report/detail',
              mode: 'body',
              body: {
                data: [{ ...row, amount: 1000, win_lose: -1000 }],
                total: { total_amount: 1000, win_lose: -1000 },
              },
            },
          ],
        });
        await page.goto('/report/detail?date=2026-11-20');
        await expect(page.getByText('20-11-2026 | 0:30:05')).toBeVisible();
      },
    );
  });
}
