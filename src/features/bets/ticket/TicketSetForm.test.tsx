import { screen, within } from '@testing-library/react';
import { km } from '../../../i18n/km';
import { renderTicket } from '../../../testing/renderTicket';
import { ticketEvents } from './ticketSlice';

const { ticket: text } = km;

const field = () => screen.getByLabelText(text.setName);

async function saveSet(name: string, ...numbers: string[]) {
  const parts = await renderTicket(...numbers);
  await parts.user.click(parts.button(text.nameSet));
  await parts.user.type(field(), `${name}{Enter}`);
  return parts;
}

describe('a named set of numbers', () => {
  it('is saved from the ticket, and fills it later by one press, which sends nothing', async () => {
    const { user, store, happens, numbers, button, posts } = await saveSet('lucky', '07', '8');
    expect(screen.queryByLabelText(text.setName)).toBeNull();
    await happens(() => store.dispatch(ticketEvents.cleared()));
    await user.click(button(text.setOf('lucky', '2')));
    expect(numbers()).toEqual(['07', '8']);
    // What is there already is not added twice.
    await user.click(button(text.setOf('lucky', '2')));
    expect(numbers()).toEqual(['07', '8']);
    expect(posts()).toEqual([]);
  });

  it('needs a name, and is said to be replaced by one of the same name', async () => {
    const { user, button } = await saveSet('lucky', '07');
    await user.click(button(text.nameSet));
    expect(button(text.saveSet)).toBeDisabled();
    await user.type(field(), ' {Enter}');
    expect(button(text.saveSet)).toBeDisabled();
    await user.type(field(), 'lucky');
    expect(field()).toHaveAccessibleDescription(text.setReplaced);
    expect(button(text.saveSet)).toBeEnabled();
  });

  it('is removed by its button, and Escape closes the form alone', async () => {
    const { user, button, ticket } = await saveSet('lucky', '07');
    await user.click(button(text.nameSet));
    await user.click(
      within(screen.getByRole('list', { name: text.sets })).getByRole('button', {
        name: text.removeSet('lucky'),
      }),
    );
    expect(ticket().sets).toBeUndefined();
    await user.type(field(), 'x{Escape}');
    expect(screen.queryByLabelText(text.setName)).toBeNull();
    expect(ticket().isOpen).toBe(true);
  });
});
