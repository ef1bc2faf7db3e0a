import { km } from '../src/i18n/km';
import { expectNoViolations } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { openHome, tableRow } from './support/home';
import { sophea, signIn } from './support/players';

test('the rules say each chance and the average return, by the odds in force', async ({
  page,
  context,
  sandbox,
}) => {
  await signIn(context, sandbox, sophea);
  await page.goto('/rule');
  const table = page.getByRole('table', { name: km.chances.heading });
  const row = (type: string) => table.getByRole('row').filter({ hasText: type });
  await expect(page.getByText(km.chances.oddsInForce)).toBeVisible();
  await expect(row('1D')).toContainText(`${km.chances.oneIn('10')}× 990៛`);
  await expect(row('2D')).toContainText(`${km.chances.oneIn('100')}× 9090៛`);
  await expect(row('3D')).toContainText(`${km.chances.oneIn('1,000')}× 80080៛`);
  const odds = [
    { type: '1D', odds: 9.5 },
    { type: '2D', odds: 85.5 },
    { type: '3D', odds: 700 },
  ];
  await sandbox.control.faults({ rest: [{ path: '/odds', mode: 'body', body: odds }] });
  await page.reload();
  await expect(page.getByText(km.chances.oddsDiffer)).toBeVisible();
  await expect(row('1D')).toContainText('× 9.595៛');
  await expect(row('2D')).toContainText('× 85.585.5៛');
  await expect(row('3D')).toContainText('× 70070៛');
});

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
