import { screen } from '@testing-library/react';
import { km } from '../../../i18n/km';
import { renderBetSlip } from '../../../testing/renderBetSlip';

const { ticket: text } = km;
const stake = { roundId: 50, number: '07', amount: 1000 };

describe('adding the slip’s stake to the ticket', () => {
  it('is one press, by pointer or by Ctrl+Enter, and sends nothing', async () => {
    const onAddToTicket = jest.fn();
    const { user, chip, stakes } = await renderBetSlip({ onAddToTicket });
    await user.click(chip('1,000'));
    await user.click(screen.getByRole('button', { name: text.add }));
    await user.keyboard('{Control>}{Enter>3/}{/Control}');
    expect(onAddToTicket.mock.calls).toEqual([[stake], [stake]]);
    expect(stakes).toEqual([]);
  });

  it('asks for an amount first', async () => {
    const onAddToTicket = jest.fn();
    const { user } = await renderBetSlip({ onAddToTicket });
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Amount Must be greater than 0')).toBeVisible();
    expect(onAddToTicket).not.toHaveBeenCalled();
  });

  it('says that the ticket has the number already', async () => {
    const onAddToTicket = jest.fn();
    const { user, chip } = await renderBetSlip({ onAddToTicket, isInTicket: true });
    await user.click(chip('1,000'));
    await user.click(screen.getByRole('button', { name: text.addAgain('07') }));
    expect(onAddToTicket).toHaveBeenCalledWith(stake);
  });

  it('is not offered by a full ticket', async () => {
    const { user, chip, stakes } = await renderBetSlip();
    await user.click(chip('1,000'));
    expect(screen.getByRole('button', { name: text.full('50') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(stakes).toEqual([]);
  });

  it('waits while the stake itself is being sent', async () => {
    const onAddToTicket = jest.fn();
    const slip = { ...stake, isTouched: true, receiptId: 'r' };
    const { user } = await renderBetSlip({ onAddToTicket, slip, isSending: true });
    expect(screen.getByRole('button', { name: text.add })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(onAddToTicket).not.toHaveBeenCalled();
  });
});
