import type { Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { expect, test } from './support/fixtures';
import { player } from './support/players';
import { recordApiPaths } from './support/records';
import { signIn } from './support/signIn';

const sophea = player('sophea');
const { report } = km;

/** Friday 20 November 2026, 0:30 in Phnom Penh; still Thursday morning in Los Angeles. */
const now = new Date('2026-11-20T00:30:00+07:00');

const presets = ['today', 'yesterday', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth'] as const;

const friday = [
  ['2026-11-20', '2026-11-20'],
  ['2026-11-19', '2026-11-19'],
  ['2026-11-16', '2026-11-22'],
  ['2026-11-09', '2026-11-15'],
  ['2026-11-01', '2026-11-30'],
  ['2026-10-01', '2026-10-31'],
] as const;

/** Start and end of each preset in Phnom Penh at that moment, worked out with a paper calendar. */
const moments = [
  { name: 'on a Friday at 00:30', at: '2026-11-20T00:30:00+07:00', ranges: friday },
  { name: 'on a Friday at 06:59', at: '2026-11-20T06:59:00+07:00', ranges: friday },
  {
    name: 'on a Sunday, the last day of its week',
    at: '2026-11-22T00:30:00+07:00',
    ranges: [
      ['2026-11-22', '2026-11-22'],
      ['2026-11-21', '2026-11-21'],
      ['2026-11-16', '2026-11-22'],
      ['2026-11-09', '2026-11-15'],
      ['2026-11-01', '2026-11-30'],
      ['2026-10-01', '2026-10-31'],
    ],
  },
  {
    name: 'on 1 March, a Sunday',
    at: '2026-03-01T06:59:00+07:00',
    ranges: [
      ['2026-03-01', '2026-03-01'],
      ['2026-02-28', '2026-02-28'],
      ['2026-02-23', '2026-03-01'],
      ['2026-02-16', '2026-02-22'],
      ['2026-03-01', '2026-03-31'],
      ['2026-02-01', '2026-02-28'],
    ],
  },
  {
    name: 'on 1 March of a leap year',
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

const address = (start: string, end: string): string =>
  `/report?start_date=${start}&end_date=${end}`;
const today = address('2026-11-20', '2026-11-20');
const preset = (page: Page, name: keyof typeof report) =>
  page.getByRole('button', { name: String(report[name]), exact: true });
const dateField = (page: Page, label: string) => page.getByRole('group', { name: label });

/** Types a date into a picker's field as a player does, `ddMMyyyy`. */
async function typeDate(page: Page, label: string, digits: string): Promise<void> {
  await dateField(page, label).getByRole('spinbutton').first().click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(digits);
}

for (const timezoneId of ['Asia/Phnom_Penh', 'America/Los_Angeles']) {
  test.describe(`on a machine in ${timezoneId}`, () => {
    test.use({ timezoneId });

    for (const { name, at, ranges } of moments) {
      test(`failure 9: the quick ranges are Phnom Penh’s, each replaces the address and loads, ${name}`, async ({
        page,
        context,
        sandbox,
      }) => {
        await signIn(context, sandbox, sophea);
        await page.clock.setFixedTime(new Date(at));
        await page.goto('/rule');
        await page.goto('/report');
        await expect(page).toHaveURL(address(ranges[0][0], ranges[0][1]));
        await expect(preset(page, 'today')).toHaveAttribute('aria-pressed', 'true');
        for (const [index, range] of ranges.entries()) {
          const button = preset(page, presets[index] ?? 'today');
          const answer = page.waitForResponse(
            (response) => new URL(response.url()).pathname === '/api/report',
          );
          await button.click();
          const [start, end] = range;
          expect(new URL((await answer).url()).search).toBe(`?start_date=${start}&end_date=${end}`);
          await expect(page).toHaveURL(address(start, end));
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
        await expect(page, 'the ranges left no way back').toHaveURL('/rule');
      });
    }

    test('failure 9: days and bet times are Phnom Penh’s', async ({ page, context, sandbox }) => {
      const created_at = '2026-11-19T17:30:05.000000Z';
      const row = { id: 1, result_id: 5, created_at, number: '07', type: '2D' };
      await sandbox.control.faults({
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
      await signIn(context, sandbox, sophea);
      await page.goto('/report/detail?date=2026-11-20');
      await expect(page.getByText('20-11-2026 | 0:30:05')).toBeVisible();
    });
  });
}

test('filter and reset; a start after the end is silently ignored', async ({
  page,
  context,
  sandbox,
}) => {
  await signIn(context, sandbox, sophea);
  await page.clock.setFixedTime(now);
  await page.goto(address('2026-11-10', '2026-11-12'));
  const startField = dateField(page, report.startDate);
  const endField = dateField(page, report.endDate);
  await typeDate(page, report.startDate, '11112026');
  await page.getByRole('button', { name: report.filter }).click();
  await expect(page).toHaveURL(address('2026-11-11', '2026-11-12'));

  await typeDate(page, report.startDate, '13112026');
  await page.getByRole('button', { name: report.filter }).click();
  await expect(startField).toContainText('11-11-2026');
  await typeDate(page, report.endDate, '10112026');
  await page.getByRole('button', { name: report.filter }).click();
  await expect(endField).toContainText('12-11-2026');
  await expect(page).toHaveURL(address('2026-11-11', '2026-11-12'));

  await typeDate(page, report.endDate, '31022026');
  await page.keyboard.press('Tab');
  await expect(page.getByText(report.invalidDate)).toBeVisible();
  await expect(page.getByRole('button', { name: report.filter })).toBeDisabled();
  await page.getByRole('button', { name: report.resetToToday }).click();
  await expect(page).toHaveURL(today);
  await expect(page.getByText(report.invalidDate)).toBeHidden();
});

test('the table adds up, each day leads to its bets, and the way back keeps the range', async ({
  page,
  context,
  sandbox,
}) => {
  await signIn(context, sandbox, sophea);
  await page.goto('/report');
  await preset(page, 'lastMonth').click();
  await expect(page).not.toHaveURL(/^\/report$/);
  const { search } = new URL(page.url());
  const table = page.getByRole('table', { name: report.title });
  await expect(table.getByRole('columnheader')).toHaveText([
    report.date,
    report.turnOver,
    report.winLose,
  ]);
  await expect(table.getByRole('rowheader', { name: km.common.total })).toBeVisible();
  await expect(page.locator('.report-chart svg').first()).toBeVisible();

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
  const { tables } = km;
  await expect(bets.getByRole('columnheader')).toHaveText([
    tables.roundNumber,
    tables.time,
    tables.number,
    tables.type,
    tables.amount,
    tables.winLose,
  ]);
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
});

test('hostile addresses end at today, or say that the date is invalid', async ({
  page,
  context,
  sandbox,
}) => {
  await signIn(context, sandbox, sophea);
  await page.clock.setFixedTime(now);
  for (const query of [
    'start_date=junk&end_date=2026-11-20',
    'start_date=2026-02-30&end_date=2026-03-01',
    'start_date=0000-01-01&end_date=99999-01-01',
    'start_date[]=2026-11-01&end_date[]=2026-11-02',
    'start_date=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&end_date=%00',
    'start_date=2026-11-21&end_date=2026-11-20',
    'start_date=%E0%A4%A',
  ]) {
    await page.goto(`/report?${query}`);
    await expect(page, query).toHaveURL(today);
    await expect(page.getByRole('table', { name: report.title })).toBeVisible();
  }
  for (const date of [
    '',
    'junk',
    '2026-02-30',
    '0000-01-01',
    '99999-01-01',
    '%3Cb%3Ex',
    '%E0%A4%A',
  ]) {
    await page.goto(`/report/detail?date=${date}&start_date=junk`);
    await expect(page.getByText(report.invalidDate), date).toBeVisible();
    await expect(page.getByRole('link', { name: km.common.back })).toHaveAttribute(
      'href',
      '/report',
    );
  }
});

test('the detail loads anew with each date; a 404 turns to the other spelling for good', async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  watch.allowConsoleErrors(/404/);
  await sandbox.control.faults({
    rest: ['/report', '/report/detail'].map((path) => ({ path, mode: 'status', status: 404 })),
  });
  await signIn(context, sandbox, sophea);
  const paths = recordApiPaths(page);
  await page.goto('/report');
  await preset(page, 'thisMonth').click();
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/^.*\/report\/detail\?date=/);
  await expect(page.getByRole('cell', { name: /\d \| \d/ }).first()).toBeVisible();
  expect(paths.filter((path) => path.startsWith('/api/report/'))).toEqual([]);
  expect(paths.filter((path) => path === '/api/report')).toHaveLength(1);
  expect(paths.at(-1)).toBe('/api/reports/detail');
});
