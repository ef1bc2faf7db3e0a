import { km } from '../../src/i18n/km';
import { sophea } from '../support/players';
import { reportAddress } from '../support/reportPage';
import { test } from './fixtures';
import type { Target } from './findInPage';
import { openFromUserMenu, signInByPointer, table } from './screens';

const { report } = km;
const filter: Target = { role: 'button', name: report.filter };

const field = (label: string): Target => ({ role: 'group', name: label });
const part = (label: string, name: string): Target => ({
  role: 'spinbutton',
  name,
  within: field(label),
});
/** Opens the calendar of the start; that of the end comes after it. */
const calendarButton: Target = { role: 'button', name: { pattern: report.chosenDate('') } };

test('a player reads the report of dates that were typed and picked in a calendar, and logs out', async ({
  webPage: page,
}) => {
  await signInByPointer(page, sophea);
  await openFromUserMenu(page, km.header.report);
  await page.expectAddress(/^\/report\?/);
  await page.click({ role: 'button', name: report.lastMonth });
  await page.expectShown(table(report.title), km.common.total);

  await page.open(reportAddress('2026-11-10', '2026-11-12'));
  await page.expectShown(field(report.endDate), '12-11-2026');
  await page.click(part(report.endDate, report.day));
  await page.press('Control+a');
  await page.type('15112026');
  await page.expectShown(field(report.endDate), '15-11-2026');
  await page.click(filter);
  await page.expectAddress(reportAddress('2026-11-10', '2026-11-15'));

  await page.click(calendarButton);
  await page.click({ role: 'gridcell', name: '14' });
  await page.expectShown(field(report.startDate), '14-11-2026');
  await page.expectHidden({ role: 'gridcell', name: '14' });
  await page.click(filter);
  await page.expectAddress(reportAddress('2026-11-14', '2026-11-15'));
  await page.expectShown(table(report.title));

  await openFromUserMenu(page, km.header.logout);
  await page.expectAddress('/login');
  await page.open('/');
  await page.expectAddress('/login');
});
