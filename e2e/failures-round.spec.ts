import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import type { SandboxControl } from './support/control';
import {
  addChip,
  amountField,
  betDialog,
  expectRound,
  fillSlip,
  keypadKey,
  openBetModal,
  slipSubmit,
  submitSlip,
} from './support/home';

test.describe('failure 2: a bet after the close or in the next round', () => {
  test(
    'failure 2: a modal opened at 7 seconds sends nothing at 4',
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

/** Pushes a `start` with any round id. */
const startOf = (control: SandboxControl, id: number) =>
  control.event('gameStatus', 'GameStatusEvent', { status: 'start', result: { id } });

test.describe('round ids that jump', () => {
  test('a slip for a wrong round id is blocked once the id is corrected, and sends nothing by itself', async ({
    home: page,
    control,
    sent,
  }) => {
    const { round } = await control.state();
    await control.faults({ rest: [{ path: '/results', mode: 'delay', ms: 5000 }] });
    await startOf(control, round.id + 5000);
    await expectRound(page, round.id + 5000);
    await fillSlip(page);
    const move = betDialog(page).getByRole('button', { name: km.betModal.moveToRound(round.id) });
    await expect(move).toBeVisible();
    await expect(slipSubmit(page)).toBeDisabled();
    await amountField(page).press('Enter');
    expect(sent).toEqual([]);
    await move.click();
    await submitSlip(page);
    expect(sent).toEqual([{ result_id: round.id, number: '07', amount: 1000 }]);
  });
});
