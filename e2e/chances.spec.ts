import { km } from '../src/i18n/km';
import { expectNoViolations } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { openHome, tableRow } from './support/home';
import { sophea } from './support/players';

test('the results tab counts the last digits beside chance, and stays open on other tabs', async ({
  page,
  context,
  sandbox,
}) => {
  await openHome(page, context, sandbox, sophea, '/?slug=result');
  await expect(tableRow(page, km.tables.results, 1)).toBeVisible();
  const button = page.getByRole('button', { name: km.lastDigits.title });
  const note = page.getByText(km.lastDigits.noMemory);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(note).toHaveCount(0);
  await button.press('Enter');
  await expect(note).toBeVisible();
  const counts = await page
    .getByRole('list', { name: km.lastDigits.title })
    .getByRole('listitem')
    .allTextContents();
  const loaded = await page
    .getByRole('table', { name: km.tables.results })
    .getAttribute('aria-rowcount');
  const sum = counts.reduce((total, text) => total + Number(/(\d+) /.exec(text.slice(1))?.[1]), 0);
  expect(counts).toHaveLength(10);
  expect(sum).toBe(Number(loaded) - 1);
  await expectNoViolations(page, 'last digits');
  await page.getByRole('tab', { name: km.tables.openBets }).click();
  await expect(note).toHaveCount(0);
  await page.getByRole('tab', { name: km.tables.results, exact: true }).click();
  await expect(note).toBeVisible();
});
