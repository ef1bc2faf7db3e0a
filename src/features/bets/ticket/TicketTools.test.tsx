import { screen, waitFor } from '@testing-library/react';
import { km } from '../../../i18n/km';
import { holdStakes } from '../../../testing/listeners/openTicket';
import { renderTicket } from '../../../testing/renderTicket';

const { ticket: text } = km;

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
    expect(parts.button(text.addEntry)).toBeDisabled();
    expect(parts.button(text.removeAll)).toBeDisabled();
    await parts.user.click(parts.button(text.stop));
    await parts.happens(letGo);
    await screen.findByText(text.progress('1', '3'));
    expect(parts.button(text.addEntry)).toBeEnabled();
  });
});
