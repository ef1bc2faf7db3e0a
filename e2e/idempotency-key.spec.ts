import { messages } from '../sandbox/messages';
import { keysOfStakes, repeatedStake, sendStake, storedStakes } from './support/betSlip';
import { betDialog, expectBalance, tableRow, toast } from './support/home';
import { expect, test } from './support/homeFixtures';
import { sophea } from './support/players';
import { km } from '../src/i18n/km';

test(
  'failure 3: a stake that the browser sends twice is stored once, because both have the key of the press',
  { tag: '@core' },
  async ({ home: page, control, sent }) => {
    await control.faults({ rest: [repeatedStake] });
    await sendStake(page);
    await expect(toast(page, messages.betPlaced)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: messages.betPlaced })).toHaveCount(1);
    await expect(betDialog(page)).toBeHidden();
    const [key, ...repeated] = await keysOfStakes(control);
    expect(key).toMatch(/^[\w-]{21}$/);
    expect(repeated).toEqual([key]);
    expect(sent).toHaveLength(1);
    expect(await storedStakes(control, sophea.id)).toEqual({ open: 1, balance: 499_000 });
    await expectBalance(page, 499_000);
    await expect(tableRow(page, km.tables.openBets, 1)).toContainText('1,000 x 90');
    await expect(tableRow(page, km.tables.openBets, 2)).toBeHidden();
  },
);
