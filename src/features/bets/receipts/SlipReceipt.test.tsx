import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { km } from '../../../i18n/km';
import { renderInTheme } from '../../../testing/renderInTheme';
import { receiptAfterMiss, receiptAfterSilence, receiptOfPress } from './receipt';
import { SlipReceipt } from './SlipReceipt';

const stake = { roundId: 50, number: '07', amount: 1000 };
const checked = receiptAfterSilence(
  receiptOfPress({ id: 'r', userId: '1001', stake, baseline: [] }),
  'offline',
);

function renderReceipt(receipt = checked, isLookingAgain = false) {
  const onBetAgain = jest.fn();
  const onClose = jest.fn();
  renderInTheme(<SlipReceipt {...{ receipt, isLookingAgain, onBetAgain, onClose }} />);
  return { user: userEvent.setup(), onBetAgain, onClose };
}

const betAgain = () => screen.queryByRole('button', { name: km.receipt.betAgain });

describe('the receipt in the bet modal of a stake without a response', () => {
  it('says that the stake is being checked, with its round and amount', () => {
    renderReceipt();
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent(km.receipt.checking);
    expect(status).toHaveTextContent(km.receipt.checkingHint);
    expect(screen.getByText(km.common.roundTag(50), { exact: false })).toBeVisible();
    expect(screen.getByText('1,000៛')).toBeVisible();
  });

  it('has nothing that an impatient Enter could send again', async () => {
    const { user, onBetAgain, onClose } = renderReceipt();
    expect(betAgain()).toBeNull();
    await user.keyboard('{Enter}');
    expect(onClose).not.toHaveBeenCalled();
    expect(onBetAgain).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: km.keypad.close }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('offers to bet again once the lists do not contain the stake', async () => {
    const { user, onBetAgain } = renderReceipt(receiptAfterMiss(checked));
    expect(screen.getByRole('status')).toHaveTextContent(km.receipt.notFoundHint);
    await user.click(betAgain() as HTMLElement);
    expect(onBetAgain).toHaveBeenCalledTimes(1);
  });

  it('takes no second press while the list is fetched for it', () => {
    renderReceipt(receiptAfterMiss(checked), true);
    expect(betAgain()).toHaveAttribute('aria-disabled', 'true');
  });
});
