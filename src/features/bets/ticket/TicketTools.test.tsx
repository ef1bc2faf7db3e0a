import { screen, waitFor, within } from '@testing-library/react';
import { km } from '../../../i18n/km';
import { holdStakes } from '../../../testing/listeners/openTicket';
import { renderTicket } from '../../../testing/renderTicket';
import { ticketEvents } from './ticketSlice';

const { ticket: text } = km;

const favourites = () => screen.queryByRole('group', { name: text.favourites });

/** The next number is drawn with this value of the browser's random source. */
function drawValue(value: number) {
  return jest.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    (array as Uint32Array)[0] = value;
    return array;
  });
}

describe('a random number', () => {
  it.each([
    ['1', '7'],
    ['2', '07'],
    ['3', '007'],
  ])('of %s digits comes from the secure source of the browser', async (digits, number) => {
    const { user, button, numbers } = await renderTicket();
    const source = drawValue(7);
    await user.click(button(text.randomOf(digits)));
    expect(numbers()).toEqual([number]);
    expect(source).toHaveBeenCalled();
  });
});

describe('a favourite number', () => {
  it('is offered once a line has marked it, and becomes a line by one press', async () => {
    const { user, button, numbers, happens, store } = await renderTicket('07');
    expect(favourites()).toBeNull();
    await user.click(button(text.favourite('07')));
    await happens(() => store.dispatch(ticketEvents.cleared()));
    await user.click(within(favourites() as HTMLElement).getByRole('button', { name: '07' }));
    expect(numbers()).toEqual(['07']);
    // A second press says that it is there, and adds no second stake.
    await user.click(within(favourites() as HTMLElement).getByRole('button', { name: '07' }));
    expect(numbers()).toEqual(['07']);
    expect(screen.getByText(text.repeated('1'), { exact: false })).toHaveRole('status');
  });
});

describe('all lines', () => {
  it('can be taken out by one press', async () => {
    const { user, button, numbers } = await renderTicket('07', '8');
    await user.click(button(text.removeAll));
    expect(numbers()).toEqual([]);
    expect(screen.getByText(text.empty, { exact: false })).toBeVisible();
  });
});

describe('nothing is added', () => {
  it('while the ticket is being sent', async () => {
    const parts = await renderTicket('07', '8', '9');
    const { count, letGo } = holdStakes(parts);
    await parts.user.click(parts.submit(3));
    await waitFor(() => expect(count()).toBe(1));
    expect(parts.button(text.randomOf('2'))).toBeDisabled();
    expect(parts.button(text.removeAll)).toBeDisabled();
    await parts.user.click(parts.button(text.stop));
    await parts.happens(letGo);
    await screen.findByText(text.progress('1', '3'));
    expect(parts.button(text.randomOf('2'))).toBeEnabled();
  });
});
