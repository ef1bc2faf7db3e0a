import { fireEvent, screen } from '@testing-library/react';
import { km } from '../../i18n/km';
import { renderTicket } from '../../testing/renderTicket';
import { betsEvents } from '../bets/betsSlice';

const { ticket: text } = km;

const field = () => screen.getByRole('textbox', { name: text.entry });

describe('the field for several numbers', () => {
  it('makes typed numbers lines by Enter, and is free for the next ones', async () => {
    const { user, numbers, amounts, posts } = await renderTicket();
    await user.type(field(), '12 34 567');
    expect(field()).toHaveAccessibleDescription(text.entryHint);
    await user.keyboard('{Enter}');
    expect(numbers()).toEqual(['12', '34', '567']);
    expect(amounts()).toEqual([1000, 1000, 1000]);
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(screen.getByText(text.addition('3'), { selector: '[role="status"]' })).toBeVisible();
    await user.keyboard('{Enter}');
    expect(numbers()).toHaveLength(3);
    expect(posts()).toEqual([]);
  });

  it('shows what each number will cost, and changes it by a chip or its key for those to come', async () => {
    const { user, store, happens, amounts, button } = await renderTicket();
    const chosen = () => screen.getByRole('button', { pressed: true });
    expect(chosen()).toHaveAccessibleName(text.eachAmount('1,000'));
    await user.type(field(), '12 345');
    await user.click(button(text.eachAmount('5,000')));
    expect(field()).toHaveFocus();
    await user.keyboard('{Enter}7');
    await user.keyboard('{Alt>}[Digit3]{/Alt}{Enter}');
    expect(amounts()).toEqual([5000, 5000, 10_000]);
    // While a slip is open, the keys are its own.
    await happens(() => store.dispatch(betsEvents.slipOpened({ roundId: 50, number: '8' })));
    await user.keyboard('{Alt>}[Digit1]{/Alt}');
    expect(chosen()).toHaveAccessibleName(text.eachAmount('10,000'));
  });

  it.each([
    ['a touch screen, whose pad of digits may have no blank', '(pointer: coarse)', '12 3 '],
    ['a keyboard, where it may belong to an amount', '(pointer: fine)', '12,3.'],
  ])('takes a typed comma or point for a blank only on %s', async (_, pointer, typed) => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      Object.defineProperty(matchMedia(query), 'matches', { value: query === pointer });
    const { user } = await renderTicket();
    await user.type(field(), '12,3.');
    expect(field()).toHaveValue(typed);
    window.matchMedia = matchMedia;
  });

  it('takes a pasted list with a number in each row, by its button or by Ctrl+Enter', async () => {
    const { user, numbers, button } = await renderTicket();
    await user.click(field());
    await user.paste('07\n8\r\n123');
    await user.click(button(text.addEntry));
    expect(numbers()).toEqual(['07', '8', '123']);
    await user.click(field());
    await user.paste('9');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(numbers()).toEqual(['07', '8', '123', '9']);
  });

  it('keeps what it can not read, and says how to write it until the text changes', async () => {
    const { user, numbers } = await renderTicket();
    await user.type(field(), '12 abc 1234{Enter}');
    expect(numbers()).toEqual(['12']);
    expect(field()).toHaveValue('abc 1234');
    expect(field()).toHaveAccessibleDescription(text.entryUnread);
    await user.type(field(), '{Backspace}');
    expect(field()).toHaveAccessibleDescription(text.addition('1'));
    await user.type(field(), '{Enter}');
    expect(field()).toHaveValue('abc');
    expect(numbers()).toEqual(['12', '123']);
  });

  it('keeps its text when the ticket is closed, and takes neither a held Enter nor the T that opened it', async () => {
    const { user, ticket, numbers } = await renderTicket();
    await user.type(field(), '12');
    fireEvent.keyDown(field(), { key: 'Enter', repeat: true });
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(fireEvent.keyDown(field(), { key: 't', repeat: true })).toBe(false);
    expect(numbers()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(ticket()).toMatchObject({ isOpen: false, entry: { text: '12' } });
  });
});
