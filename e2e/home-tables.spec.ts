import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import { openHome, placeBet, tableRow } from './support/home';
import { sophea } from './support/players';

const { tables } = km;
const betTime = /^\d{1,2}-\d\d-\d{4} \| \d{1,2}:\d\d:\d\d$/;

test('[2.15, 2.16] the tab is in the address, and an unknown tab is replaced by home', async ({
  signedIn: page,
}) => {
  for (const slug of ['unknown', '%3Cb%3E', 'WIN-LOSE', '%E0%A4%A']) {
    await page.goto(`/?slug=${slug}`);
    await expect(page, slug).toHaveURL('/');
  }
  await page.goto('/?slug=win-lose');
  await expect(page.getByRole('table', { name: tables.winLoseHistory })).toBeVisible();
  await page.getByRole('tab', { name: tables.results, exact: true }).click();
  await expect(page).toHaveURL('/?slug=result');
  await expect(page.getByRole('tab', { selected: true })).toHaveText(tables.results);
  await page.getByRole('tab', { name: tables.openBets }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('table', { name: tables.results })).toBeVisible();
});

test('[1.7, 2.22, 2.23, 2.24, 3.7] the tables have their columns, their values and an empty state', async ({
  home: page,
  control,
}) => {
  const headers = page.getByRole('columnheader');
  const betHeaders = [
    tables.roundNumber,
    tables.time,
    tables.number,
    tables.type,
    tables.amountTimesOdds,
  ];
  await expect(page.getByText(km.common.noData)).toBeVisible();
  await expect(headers).toHaveText(betHeaders);
  await placeBet(page, '042');
  const { round } = await control.state();
  const cells = tableRow(page, tables.openBets, 1).getByRole('cell');
  await expect(cells.nth(0)).toHaveText(`#${round.id}`);
  await expect(cells.nth(1)).toHaveText(betTime);
  await expect(cells.nth(2).getByRole('img')).toHaveAccessibleName(km.a11y.numberOf('042'));
  await expect(cells.nth(3)).toHaveText('3D');
  await expect(cells.nth(4)).toHaveText('1,000 x 800');

  await page.getByRole('tab', { name: tables.winLoseHistory }).click();
  await expect(headers).toHaveText([...betHeaders, tables.winLose, tables.result]);
  await page.getByRole('tab', { name: tables.results, exact: true }).click();
  await expect(headers).toHaveText([tables.roundNumber, tables.time, '3D', '2D', '1D']);
});

test('10,000 bets can all be scrolled to with at most a hundred rows in the page', async ({
  page,
  context,
  sandbox,
}) => {
  await sandbox.control.seedBets(sophea.id, { settled: 10_000 });
  await openHome(page, context, sandbox, sophea, '/?slug=win-lose');
  const table = page.getByRole('table', { name: tables.winLoseHistory });
  const rows = table.getByRole('row');
  // Its first 60 rows are shown until the code that draws only the visible ones is loaded.
  await expect(rows.nth(5)).toBeVisible();
  await expect(rows.nth(60)).not.toBeAttached();
  expect(Number(await table.getAttribute('aria-rowcount'))).toBeGreaterThan(10_000);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await expect
    .poll(() => rows.last().getAttribute('aria-rowindex').then(Number))
    .toBeGreaterThan(4000);
  expect(await rows.count()).toBeLessThanOrEqual(100);
  // Rows turn out taller than estimated and the page grows under the scroll, so either end takes several presses.
  const reach = (key: string, row: string | null) =>
    expect(async () => {
      await page.keyboard.press(key);
      await expect(table.locator(`[aria-rowindex="${row}"]`)).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
  await reach('End', await table.getAttribute('aria-rowcount'));
  expect(await rows.count()).toBeLessThanOrEqual(100);
  await reach('Home', '2');
});
