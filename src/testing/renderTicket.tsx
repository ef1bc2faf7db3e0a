import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useAppSelector } from '../store/hooks';
import TicketDialog from '../features/ticket/TicketDialog';
import { selectIsTicketOpen } from '../features/ticket/ticketSlice';
import { km } from '../i18n/km';
import { formatAmount } from '../domain/money';
import { openTicket } from './listeners/openTicket';
import { happens, renderOnStore } from './renderOnStore';

/** As the home screen shows it. */
function Ticket() {
  return useAppSelector(selectIsTicketOpen) && <TicketDialog />;
}

/** Renders the open ticket with lines of 1,000 riel for round 50, which runs with 30 seconds left. */
export async function renderTicket(...numbers: string[]) {
  const parts = await openTicket(...numbers);
  await happens(() => renderOnStore(<Ticket />, parts));
  const button = (name: string) => screen.getByRole('button', { name });
  return {
    ...parts,
    user: userEvent.setup(),
    button,
    /** The button that confirms this number of lines. */
    submit: (count: number) => button(km.ticket.submit(formatAmount(count))),
    /** The lines in their order. */
    rows: () =>
      within(screen.getByRole('list', { name: km.ticket.lines })).queryAllByRole('listitem'),
    numbers: () => parts.ticket().lines.map(({ number }) => number),
    amounts: () => parts.ticket().lines.map(({ amount }) => amount),
    happens,
  };
}
