import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import {
  addChip,
  betDialog,
  expectBalance,
  numberDisplay,
  openBetModal,
  slipSubmit,
  openFromMenu,
} from './support/home';
import { sophea, signInByForm } from './support/players';
import { receiptCard } from './support/betSlip';
import { passTimeUntil } from './support/pageClock';
import { holdRequests, recordAddresses } from './support/network';

test.beforeEach(({ watch }) =>
  watch.allowConsoleErrors(/401|50[04]|ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_FAILED/),
);

test.describe('failure 10: a 401 in mid-bet', () => {
  test(
    '[6.3, 8.2] failure 10: a 401 during a bet navigates once, removes the cookies, repeats nothing, and the digits return after the login',
    { tag: '@core' },
    async ({ clockedHome: page, context, control, sent }) => {
      const addresses = recordAddresses(page);
      await control.revoke(sophea.id);
      const calls = await holdRequests(page);
      await openFromMenu(page, km.header.rule);
      await expect(page).toHaveURL('/rule');
      await page.goBack();
      await openBetModal(page, '472');
      await addChip(page, 5000);
      await slipSubmit(page).click();
      await expect.poll(() => sent.length).toBe(1);
      expect(calls.held().filter((call) => call.startsWith('GET')).length).toBeGreaterThan(2);
      expect(calls.held()).toContain('POST /api/bets');
      await calls.release();
      await expect(page.getByLabel(km.login.username)).toBeVisible();
      expect(sent).toHaveLength(1);
      // The Back button's mark is written to the same entry once more.
      const changes = addresses.filter((address, at) => address !== addresses[at - 1]);
      expect(changes.filter((address) => address === '/login')).toHaveLength(1);
      expect(await context.cookies()).toEqual([]);

      await signInByForm(page, sophea);
      await expect(numberDisplay(page)).toHaveValue('472');
      await expect(betDialog(page)).toBeHidden();
      const notStored = receiptCard(page, km.receipt.notFound).or(
        receiptCard(page, km.receipt.notPlaced),
      );
      await passTimeUntil(page, control, expect(notStored).toBeVisible());
      expect(sent, 'nothing was sent again').toHaveLength(1);
      await expectBalance(page, sophea.balance);
      await page.reload();
      await expectBalance(page, sophea.balance);
      await expect(numberDisplay(page), 'kept for one sign-in').toHaveValue('');
    },
  );
});
