import { km } from '../src/i18n/km';
import { betPost, receiptCard, sendStake } from './support/betSlip';
import { expectBalance, tableRow, openFromMenu } from './support/home';
import { expect, test } from './support/homeFixtures';
import { signInByForm, sophea } from './support/players';

test('a stake that the server stored while another tab signed out is looked for after the next login, and found once', async ({
  home: page,
  context,
  control,
  sent,
}) => {
  await control.faults({ rest: [{ ...betPost, mode: 'delay-after', ms: 600_000 }] });
  const other = await context.newPage();
  await other.goto('/');
  await sendStake(page);
  await expectBalance(other, sophea.balance - 1000);
  await openFromMenu(other, km.header.logout);
  await expect(page).toHaveURL('/login');

  await control.faults({
    rest: [{ method: 'GET', path: '/bets', mode: 'delay', ms: 3000 }],
  });
  await signInByForm(page, sophea);
  await expect(receiptCard(page, km.receipt.checking)).toBeVisible();
  await expect(receiptCard(page, km.receipt.placed)).toBeVisible();
  await expect(tableRow(page, km.tables.openBets, 1)).toContainText('1,000 x 90');
  await expect(tableRow(page, km.tables.openBets, 2)).toBeHidden();
  expect(sent).toHaveLength(1);
});
