import type { Locator, Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import { tableRow } from './support/home';
import { sophea } from './support/players';

const { tables } = km;

const topOf = async (row: Locator) => Math.round((await row.boundingBox())?.y ?? NaN);

/** The row in the middle of the window, found by its text once the table has drawn it. */
async function rowBeingRead(page: Page): Promise<Locator> {
  const text = await page.waitForFunction(() => {
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    return middle?.closest('[role="row"]')?.textContent;
  });
  return page.getByRole('row').filter({ hasText: (await text.jsonValue()) ?? '' });
}

const rowCount = (page: Page, label: string) =>
  page.getByRole('table', { name: label }).getAttribute('aria-rowcount').then(Number);

/** Opens a tab, and counts its rows once there are enough of them to be scrolled. */
async function openLongTable(page: Page, label: string): Promise<number> {
  await page.getByRole('tab', { name: label, exact: true }).click();
  await expect.poll(() => rowCount(page, label)).toBeGreaterThan(40);
  // Its first 60 rows are shown until the code that draws only the visible ones is loaded.
  await expect(tableRow(page, label, 60)).not.toBeAttached();
  return rowCount(page, label);
}

test.beforeEach(({ control }) => control.seedBets(sophea.id, { settled: 200, open: 3 }));

test('a row that is being read stays where it is when a draw puts three rows above it', async ({
  home: page,
  control,
}) => {
  const before = await openLongTable(page, tables.winLoseHistory);
  await page.evaluate(() => window.scrollTo(0, 4000));
  await expect(tableRow(page, tables.winLoseHistory, 1)).not.toBeInViewport();
  const row = await rowBeingRead(page);
  const top = await topOf(row);
  await control.finishRound();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => rowCount(page, tables.winLoseHistory)).toBe(before + 3);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await topOf(row)).toBe(top);
  await control.startRound();
  await row.getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the page stands still at the top of a list that grows there', async ({
  home: page,
  control,
}) => {
  const before = await openLongTable(page, tables.winLoseHistory);
  await control.finishRound();
  await expect.poll(() => rowCount(page, tables.winLoseHistory)).toBe(before + 3);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(tableRow(page, tables.winLoseHistory, 1)).toHaveAttribute('aria-rowindex', '2');
});

test('the reader of the results is back in his place when the list follows the single result', async ({
  home: page,
  control,
}) => {
  const before = await openLongTable(page, tables.results);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect(tableRow(page, tables.results, 1)).not.toBeInViewport();
  const row = await rowBeingRead(page);
  const top = await topOf(row);
  await control.finishRound();
  await expect.poll(() => rowCount(page, tables.results)).toBe(2);
  await control.startRound();
  await expect.poll(() => rowCount(page, tables.results)).toBe(before + 1);
  await expect.poll(() => topOf(row)).toBe(top);
});
