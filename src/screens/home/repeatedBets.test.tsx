import { act, screen, within } from '@testing-library/react';
import { km } from '../../i18n/km';
import { listedBets, openHome, rowOf } from '../../testing/openHome';
import './BetModal';

const repeat = (number: string, amount: string) =>
  screen.findByRole('button', { name: km.tables.repeat(number, amount) });
const amountField = () => screen.findByLabelText(km.betModal.amount);
const filled = (number: string, amount: number) => ({
  ...{ roundId: 50, number, amount, receiptId: null },
});

describe('repeat on a bet', () => {
  it('is there on settled bets, too', async () => {
    const { user, slip } = await openHome(listedBets, '/?slug=win-lose');
    await user.click(await repeat('4', '2,000'));
    expect(slip()).toMatchObject(filled('4', 2000));
  });

  it('is missing where number or amount is unreadable', async () => {
    await openHome();
    expect(await repeat('07', '5,000')).toBeVisible();
    const [, , unreadable] = screen.getAllByRole('row');
    expect(unreadable).toHaveTextContent(km.common.notAvailable);
    expect(within(unreadable as HTMLElement).queryByRole('button')).toBeNull();
  });

  it('opens nothing once betting is closed, and keeps the focus', async () => {
    const { user, push, slip } = await openHome();
    const button = await repeat('07', '5,000');
    expect(button).toHaveAttribute('aria-disabled', 'false');
    await push(5);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    act(() => button.focus());
    await user.keyboard('{Enter}');
    await user.click(button);
    await user.keyboard('r');
    expect(slip()).toBeNull();
    expect(button).toHaveFocus();
  });
});

describe('the key R', () => {
  it('repeats the newest bet, says so at its button, and sends nothing', async () => {
    const { user, slip, posts } = await openHome();
    const newest = await repeat('07', '5,000');
    expect(newest).toHaveAttribute('aria-keyshortcuts', km.tables.repeatHint);
    await user.keyboard('r');
    expect(await amountField()).toHaveValue('5,000');
    expect(slip()).toMatchObject(filled('07', 5000));
    expect(posts()).toEqual([]);
  });

  it('opens one slip if it is pressed twice at once', async () => {
    const { happens, slip, store, posts } = await openHome();
    await repeat('07', '5,000');
    const press = () =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }));
    await happens(() => {
      press();
      press();
    });
    expect(await amountField()).toHaveValue('5,000');
    expect(slip()).toMatchObject(filled('07', 5000));
    expect(store.getState().bets.receipts).toEqual([]);
    expect(posts()).toEqual([]);
  });

  it('does nothing with a modifier, or if the newest bet is unreadable', async () => {
    const { user, slip, store } = await openHome([rowOf(2, '118', '?'), rowOf(1, '4', 2000)]);
    await repeat('4', '2,000');
    await user.keyboard('r{Control>}r{/Control}{Alt>}r{/Alt}7');
    expect(store.getState().bets.number).toBe('7');
    expect(slip()).toBeNull();
  });

  it('is that of the keyboard position on a layout without Latin letters', async () => {
    const { happens, slip } = await openHome();
    await repeat('07', '5,000');
    const event = new KeyboardEvent('keydown', { key: '\u179a', code: 'KeyR', bubbles: true });
    await happens(() => void document.body.dispatchEvent(event));
    expect(await amountField()).toHaveValue('5,000');
    expect(slip()).toMatchObject(filled('07', 5000));
  });
});
