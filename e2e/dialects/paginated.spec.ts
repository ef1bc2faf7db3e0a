import { km } from '../../src/i18n/km';
import { expect, test } from '../support/fixtures';
import { sophea, signInByForm } from '../support/players';
import { testRoundInDialect } from './playRound';

test.use({ dialect: 'paginated' });

testRoundInDialect('paginated');

test('[7.17, 7.22] a list is read over its pages, and a note below it says what is beyond twenty of them', async ({
  page,
  sandbox: { control },
}) => {
  await control.seedBets(sophea.id, { open: 40 });
  await signInByForm(page, sophea);
  const table = page.getByRole('table', { name: km.tables.openBets });
  const note = page.getByRole('note').filter({ hasText: km.tables.partOfList });
  await expect(table).toHaveAttribute('aria-rowcount', '41');
  await expect(note).toBeHidden();
  await control.seedBets(sophea.id, { open: 300 });
  await page.reload();
  await expect(table).toHaveAttribute('aria-rowcount', '301');
  await expect(note).toBeVisible();
});
