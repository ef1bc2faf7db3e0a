import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import {
  addChip,
  amountField,
  betDialog,
  fillSlip,
  keypadKey,
  openBetModal,
  slipSubmit,
  submitSlip,
} from './support/home';

test.describe('failure 2: a bet after the close or in the next round', () => {
  test(
    '[4.7] failure 2: a modal opened at 7 seconds sends nothing at 4',
    { tag: '@core' },
    async ({ home: page, control, sent }) => {
      await fillSlip(page);
      await control.countdown(7);
      await expect(slipSubmit(page)).toBeEnabled();
      const left = new RegExp(`^[0-4]${km.home.secondUnit}$`);
      await expect(betDialog(page).getByText(left)).toBeVisible();
      const closed = betDialog(page).getByRole('button', { name: km.betModal.closed });
      await expect(closed).toBeDisabled();
      await amountField(page).press('Enter');
      await closed.click({ force: true });
      await page.keyboard.press('Escape');
      await expect(keypadKey(page, km.keypad.close)).toBeDisabled();
      await page.keyboard.press('Enter');
      await expect(betDialog(page)).toBeHidden();
      expect(sent).toEqual([]);
    },
  );

  test(
    '[4.17] failure 2: a bet goes only into the round that the player saw',
    { tag: '@core' },
    async ({ home: page, control, sent }) => {
      const { round } = await control.state();
      await openBetModal(page, '42');
      await addChip(page, 5000);
      await control.startRound();
      const move = betDialog(page).getByRole('button', {
        name: km.betModal.moveToRound(round.id + 1),
      });
      await expect(move).toBeVisible();
      await expect(betDialog(page)).toContainText(`#${round.id}`);
      await expect(slipSubmit(page)).toBeDisabled();
      await amountField(page).press('Enter');
      await expect(amountField(page)).toHaveValue('5,000');
      expect(sent).toEqual([]);

      await move.click();
      await expect(move).toBeHidden();
      await submitSlip(page);
      expect(sent).toEqual([{ result_id: round.id + 1, number: '42', amount: 5000 }]);
    },
  );
});
