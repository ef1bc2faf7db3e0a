import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { km } from '../../i18n/km';
import { betsEvents } from '../bets/betsSlice';
import { broadcast } from '../connection/broadcasts';
import { ticketEvents } from './ticketSlice';
import { renderBetSlip } from '../../testing/renderBetSlip';

const { ticket: text } = km;
const stake = { roundId: 50, number: '07', amount: 1000 };

describe('adding the slip’s stake to the ticket', () => {
  it.each<[string, (user: UserEvent) => Promise<void>]>([
    ['by pointer', (user) => user.click(screen.getByRole('button', { name: text.add }))],
    ['by Ctrl+Enter', (user) => user.keyboard('{Control>}{Enter>3/}{/Control}')],
  ])('is one press %s, and sends nothing', async (_, press) => {
    const { user, added, chip, stakes } = await renderBetSlip();
    await user.click(chip('1,000'));
    await press(user);
    expect(added).toEqual([stake]);
    expect(stakes).toEqual([]);
  });

  it('asks for an amount first', async () => {
    const { user, added } = await renderBetSlip();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Amount Must be greater than 0')).toBeVisible();
    expect(added).toEqual([]);
  });

  it('says that the ticket has the number already, and adds it for the slip’s own round', async () => {
    const { user, added, chip, dispatch } = await renderBetSlip();
    await dispatch(
      ticketEvents.numbersAdded({ roundId: 50, lines: [{ id: 'l', number: '07', amount: 1000 }] }),
    );
    await user.click(chip('1,000'));
    await dispatch(broadcast.roundStarted({ roundId: 51, receivedAt: 0 }));
    await user.click(screen.getByRole('button', { name: text.addAgain('07') }));
    expect(added).toEqual([stake]);
  });

  it('is not offered by a full ticket', async () => {
    const { user, added, chip, dispatch, stakes } = await renderBetSlip();
    const lines = Array.from({ length: 50 }, (_, index) => ({
      id: String(index),
      number: String(index),
      amount: 1000,
    }));
    await dispatch(ticketEvents.numbersAdded({ roundId: 50, lines }));
    await user.click(chip('1,000'));
    expect(screen.getByRole('button', { name: text.full('50') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(added).toEqual([]);
    expect(stakes).toEqual([]);
  });

  it('waits while the stake itself is being sent', async () => {
    const { user, added, chip, dispatch } = await renderBetSlip();
    await user.click(chip('1,000'));
    await dispatch(betsEvents.betSent({ receiptId: 'r', userId: '1001', stake, baseline: [] }));
    expect(screen.getByRole('button', { name: text.add })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(added).toEqual([]);
  });
});
