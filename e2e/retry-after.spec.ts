import type { Request } from '@playwright/test';
import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import { betDialog, fillSlip, slipSubmit, tableRow } from './support/home';

test.beforeEach(({ watch }) => watch.allowConsoleErrors(/503|ERR_/));

test('[9.26] a stake is checked no sooner than the server’s Retry-After of four seconds allows', async ({
  home: page,
  control,
}) => {
  const lists: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/api/bets')) lists.push(request);
  });
  await control.countdown(500);
  await fillSlip(page);
  await control.faults({
    rest: [
      { method: 'POST', path: '/bets', mode: 'drop-after', times: 1 },
      {
        method: 'GET',
        path: '/bets',
        mode: 'status',
        status: 503,
        retryAfter: '4',
        times: 1,
      },
    ],
  });
  await slipSubmit(page).click();
  await expect(betDialog(page)).toBeHidden({ timeout: 15_000 });
  await expect(tableRow(page, km.tables.openBets, 1)).toContainText('1,000 x 90');
  const [refused, repeated] = lists.map((request) => request.timing().startTime);
  // Without the header, the request is repeated after 1 to 1.2 seconds.
  expect((repeated ?? 0) - (refused ?? 0)).toBeGreaterThanOrEqual(4000);
});
