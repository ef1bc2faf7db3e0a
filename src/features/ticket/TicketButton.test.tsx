import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { km } from '../../i18n/km';
import { openTicket } from '../../testing/listeners/openTicket';
import { happens, renderOnStore } from '../../testing/renderOnStore';
import { TicketButton } from './TicketButton';
import { closeTicket } from './ticketThunks';

async function renderButton({ isCovered = false, numbers = [] as string[] } = {}) {
  const parts = await openTicket(...numbers);
  parts.store.dispatch(closeTicket());
  await happens(() =>
    renderOnStore(
      <>
        <TicketButton isCovered={isCovered} />
        <input aria-label="text" />
      </>,
      parts,
    ),
  );
  return {
    ...parts,
    user: userEvent.setup(),
    button: screen.getByRole('button', { name: new RegExp(`^${km.ticketButton.open}`) }),
    isOpen: () => parts.ticket().isOpen,
  };
}

it('the button of the ticket says how many numbers wait in it, and their stake', async () => {
  const { button } = await renderButton({ numbers: ['07', '8'] });
  expect(button).toHaveTextContent(km.ticketButton.count('2', '2,000'));
});

it('the button of an empty ticket counts nothing', async () => {
  const { button, user, isOpen } = await renderButton();
  expect(button).toHaveAccessibleName(km.ticketButton.open);
  await user.click(button);
  expect(isOpen()).toBe(true);
});

describe('the key T', () => {
  it('opens the ticket, also on a layout without Latin letters', async () => {
    const { user, isOpen, store } = await renderButton();
    await user.keyboard('t');
    expect(isOpen()).toBe(true);
    await happens(() => store.dispatch(closeTicket()));
    await happens(() =>
      window.dispatchEvent(new KeyboardEvent('keydown', { key: '\u178f', code: 'KeyT' })),
    );
    expect(isOpen()).toBe(true);
  });

  it('does nothing while another dialog is open', async () => {
    const { user, isOpen } = await renderButton({ isCovered: true });
    await user.keyboard('t');
    expect(isOpen()).toBe(false);
  });

  it('is text in a field, and the browser’s with Ctrl, Alt or Cmd, and does nothing while it is held', async () => {
    const { user, isOpen } = await renderButton();
    await user.type(screen.getByLabelText('text'), 't');
    expect(screen.getByLabelText('text')).toHaveValue('t');
    await user.tab();
    await user.keyboard('{Control>}t{/Control}{Alt>}t{/Alt}{Meta>}t{/Meta}x');
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 't', repeat: true }));
    expect(isOpen()).toBe(false);
  });
});
