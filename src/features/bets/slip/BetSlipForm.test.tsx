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

const unanswered = betsEvents.betUnanswered({ receiptId: 'r', cause: 'timeout', message: null });

type Slip = Awaited<ReturnType<typeof renderBetSlip>>;

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

it('[4.17] the submit button is blocked by another round until the player moves to it', async () => {
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

it.each<[string, (slip: Slip) => Promise<unknown>, string]>([
  ['betting is closed', ({ push }) => push(5), km.betModal.closed],
  ['a stake is being sent', ({ dispatch }) => dispatch(sent), km.receipt.sending],
  [
    'an equal stake is being checked',
    async ({ dispatch }) => {
      await dispatch(sent);
      await dispatch(unanswered);
    },
    km.receipt.waitForCheck,
  ],
])('a press sends nothing while %s, by finger or key, and says so', async (_, block, text) => {
  const slip = await renderBetSlip();
  const { user, chip, amount, submit } = slip;
  await user.click(chip('1,000'));
  await block(slip);
  expect(submit).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText(text)).toBeVisible();
  await user.click(submit);
  act(() => submit.focus());
  await user.keyboard('{Enter}');
  await user.type(amount, '{Enter}');
  expect(slip.stakes).toEqual([]);
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
