import { screen, waitFor } from '@testing-library/react';
import { km } from '../../i18n/km';
import { betsEvents } from '../bets/betsSlice';
import { holdStakes } from '../../testing/listeners/openTicket';
import { renderTicket } from '../../testing/renderTicket';

const { ticket: text } = km;

const field = () => screen.getByLabelText(km.betModal.amount);

async function editLine(...numbers: [string, ...string[]]) {
  const parts = await renderTicket(...numbers);
  await parts.user.click(parts.button(text.changeAmount(numbers[0], '1,000')));
  return parts;
}

describe('the amount of a line', () => {
  it('is changed for that line alone, in a field that says which number it is for; typing replaces it', async () => {
    const { user, amounts, button } = await editLine('07', '8');
    expect(screen.getByRole('form', { name: text.amountOf('07') })).toBeVisible();
    expect(field()).toHaveValue('1,000');
    expect(field()).toHaveFocus();
    await user.keyboard('2500');
    await user.click(button(km.common.confirm));
    await waitFor(() => expect(amounts()).toEqual([2500, 1000]));
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('grows by the chips and by their keys, but not beyond the largest amount', async () => {
    const { user, button } = await editLine('07');
    await user.click(button(km.betModal.addChip('5,000')));
    await user.keyboard('{Alt>}[Digit1]{/Alt}');
    expect(field()).toHaveValue('7,000');
    await user.clear(field());
    await user.type(field(), '999999999999');
    await user.keyboard('{Alt>}[Digit1]{/Alt}');
    expect(field()).toHaveValue('999,999,999,999');
  });

  it('keeps its amount while a key of a chip is for the slip beside it', async () => {
    const { user, store, happens } = await editLine('07');
    await happens(() => store.dispatch(betsEvents.slipOpened({ roundId: 50, number: '8' })));
    await user.keyboard('{Alt>}[Digit1]{/Alt}');
    expect(field()).toHaveValue('1,000');
  });

  it.each([
    ['0', 'Amount Must be greater than 0'],
    ['1000.5', km.betModal.amountNotWhole],
  ])('refuses %p with a message, and stays as it was', async (typed, message) => {
    const { user, amounts, posts } = await editLine('07');
    await user.clear(field());
    await user.type(field(), `${typed}{Enter}`);
    expect(await screen.findByText(message)).toBeVisible();
    expect(field()).toHaveValue(typed);
    expect(amounts()).toEqual([1000]);
    expect(posts()).toEqual([]);
  });

  it.each(['Escape', 'close'])(
    'stays as it was after %s, and the ticket stays open',
    async (way) => {
      const { user, amounts, button, ticket } = await editLine('07');
      await user.type(field(), '5');
      if (way === 'Escape') await user.keyboard('{Escape}');
      else await user.click(button(km.keypad.close));
      expect(screen.queryByRole('form')).toBeNull();
      expect(amounts()).toEqual([1000]);
      expect(ticket().isOpen).toBe(true);
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    },
  );

  it('is in the store while it is typed, so that a replay shows it', async () => {
    const { user, ticket } = await editLine('07');
    await user.clear(field());
    await user.type(field(), '12x');
    expect(ticket().edit).toEqual({ lineId: ticket().lines[0]?.id, text: '12x' });
  });
});

it('one amount for all is set for each line that is not placed', async () => {
  const parts = await renderTicket('07', '8', '9');
  const { user, button, amounts, submit } = parts;
  const { letGo, arrived } = holdStakes(parts);
  await user.click(submit(3));
  await arrived(1);
  await user.click(button(text.stop));
  await parts.happens(letGo);
  await screen.findByText(text.progress('1', '3'));
  await user.click(button(text.amountOfAll));
  expect(screen.getByRole('form', { name: text.amountOfAll })).toBeVisible();
  expect(field()).toHaveValue('');
  await user.type(field(), '20000{Enter}');
  await waitFor(() => expect(amounts()).toEqual([1000, 20_000, 20_000]));
});
