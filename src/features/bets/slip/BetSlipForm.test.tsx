import { act, screen } from '@testing-library/react';
import { km } from '../../../i18n/km';
import { betsEvents } from '../betsSlice';
import { broadcast } from '../../connection/broadcasts';
import { renderBetSlip } from '../../../testing/renderBetSlip';

const sent = betsEvents.betSent({
  receiptId: 'r',
  userId: '1001',
  stake: { roundId: 50, number: '07', amount: 1000 },
  baseline: [],
});

describe('a warning', () => {
  it.each([
    [
      'below the minimum',
      { limits: { minBet: 5000, maxBet: 0 } },
      km.betModal.belowMinimum('5,000'),
    ],
    ['above the maximum', { limits: { minBet: 0, maxBet: 500 } }, km.betModal.aboveMaximum('500')],
    ['above the balance', { balance: 999 }, km.betModal.balanceNotEnough],
  ])(
    '[5.2] makes the button less inviting and does not block a stake %s',
    async (_, changed, text) => {
      const { user, chip, submit, stakes } = await renderBetSlip(changed);
      await user.click(chip('1,000'));
      expect(screen.getByText(text)).toBeVisible();
      expect(submit).toHaveAccessibleName(km.betModal.submitAnyway);
      await user.click(submit);
      expect(stakes).toEqual([{ roundId: 50, number: '07', amount: 1000 }]);
    },
  );
});

describe('the submit button', () => {
  it('[4.7] is disabled and reads closed once betting is closed, and keeps the focus', async () => {
    const { push, submit } = await renderBetSlip();
    act(() => submit.focus());
    await push(5);
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    expect(submit).toHaveTextContent(km.betModal.closed);
    expect(submit).toHaveFocus();
  });

  it('sends nothing while betting is closed, by finger or key', async () => {
    const { user, amount, push, submit, stakes } = await renderBetSlip();
    await push(5);
    await user.type(amount, '1000{Enter}');
    expect(amount).toHaveValue('1,000');
    await user.click(submit);
    submit.focus();
    await user.keyboard('{Enter}');
    expect(stakes).toEqual([]);
  });

  it('[4.17] is blocked by another round until the player moves to it', async () => {
    const { user, chip, dispatch, push, submit, stakes, amount } = await renderBetSlip();
    await user.click(chip('1,000'));
    await dispatch(broadcast.roundStarted({ roundId: 51, receivedAt: 0 }));
    await push(30);
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    await user.type(amount, '{Enter}');
    expect(stakes).toEqual([]);
    await user.click(screen.getByRole('button', { name: km.betModal.moveToRound(51) }));
    await user.click(submit);
    expect(stakes).toEqual([{ roundId: 51, number: '07', amount: 1000 }]);
  });

  it('waits while an equal stake is being checked, and says so', async () => {
    const { user, chip, dispatch, submit, stakes, amount } = await renderBetSlip();
    await user.click(chip('1,000'));
    await dispatch(sent);
    await dispatch(betsEvents.betUnanswered({ receiptId: 'r', cause: 'timeout', message: null }));
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(km.receipt.waitForCheck)).toBeVisible();
    await user.type(amount, '{Enter}');
    expect(stakes).toEqual([]);
  });

  it('ignores presses while a stake is being sent', async () => {
    const { user, amount, chip, dispatch, submit, stakes } = await renderBetSlip();
    await user.click(chip('1,000'));
    await dispatch(sent);
    await user.click(submit);
    await user.type(amount, '{Enter}');
    expect(submit).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText(km.receipt.sending)).toBeVisible();
    expect(stakes).toEqual([]);
  });
});

describe('the slip', () => {
  it('[2.26, 2.28, 9.5] names its number, type, round, limits and the balance', async () => {
    await renderBetSlip();
    expect(screen.getByText('#50')).toBeVisible();
    expect(screen.getByText('2D')).toBeVisible();
    expect(screen.getByText(/ 1,000 - 50,000 .* 1,000,000៛$/)).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('30');
  });

  it('[2.28, 7.23] says that the limits are unknown, not 0 - 0, if the server did not send them', async () => {
    await renderBetSlip({ limits: null });
    expect(screen.getByText(new RegExp(km.betModal.limitsUnknown))).toBeVisible();
    expect(screen.queryByText(/0 - 0/)).toBeNull();
  });
});
