import { screen, waitFor } from '@testing-library/react';
import { km } from '../../i18n/km';
import { renderTicket } from '../../testing/renderTicket';
import { broadcast } from '../connection/broadcasts';
import { connectionEvents } from '../connection/connectionSlice';
import { ticketEvents } from './ticketSlice';
import { openTicket } from './ticketThunks';

const { ticket: text } = km;

it('a ticket that does not fit into the time left says how many lines will, and can still be sent whole', async () => {
  const { user, store, happens, push, submit, sentNumbers } = await renderTicket('07', '8', '9');
  await happens(() => {
    for (let count = 0; count < 20; count += 1) {
      store.dispatch(connectionEvents.roundTripMeasured({ ms: 1500 }));
    }
  });
  expect(screen.queryByText(text.inTimeName)).toBeNull();
  await happens(() => push(8));
  expect(screen.getByText(text.inTime('2', '3'))).toHaveAttribute('data-warning', 'late');
  await user.click(submit(3));
  await screen.findByText(text.progress('3', '3'));
  expect(sentNumbers()).toEqual(['07', '8', '9']);
});

describe('a ticket that was sent', () => {
  const later = () => screen.getByRole('button', { name: text.repeatLater('2', 51) });

  it('is offered again for the next round, to which no line can move, with its amounts, and only fills the ticket', async () => {
    const { user, store, services, happens, push, ticket, submit, posts, button } =
      await renderTicket('07', '8');
    const lineIds = [ticket().lines[1]?.id ?? ''];
    await happens(() => store.dispatch(ticketEvents.amountChosen({ lineIds, amount: 5000 })));
    await user.click(submit(2));
    await screen.findByText(text.progress('2', '2'));
    expect(later()).toBeDisabled();
    await happens(() => {
      const receivedAt = services.clock.now();
      store.dispatch(broadcast.roundStarted({ roundId: 51, receivedAt }));
      push(30);
    });
    // No line is left that could be moved.
    expect(screen.queryByText(text.otherRound(50))).toBeNull();
    await user.click(button(km.keypad.close));
    await happens(() => store.dispatch(openTicket()));
    const press = button(text.repeat('2', 51));
    await happens(() => {
      press.click();
      press.click();
    });
    expect(ticket()).toMatchObject({
      roundId: 51,
      lines: [
        { number: '07', amount: 1000, receiptId: null },
        { number: '8', amount: 5000, receiptId: null },
      ],
    });
    expect(posts()).toHaveLength(2);
    await user.click(submit(2));
    const first = { result_id: 51, number: '07', amount: 1000 };
    await waitFor(() => expect(posts()[2]).toEqual(first));
  });

  it('is not offered while another line is in the ticket', async () => {
    const { user, submit, server } = await renderTicket('07', '8');
    server.on('POST bets', { status: 422, body: {} });
    await user.click(submit(2));
    await screen.findByText(text.progress('0', '2'));
    expect(screen.queryByRole('button', { name: /#51/ })).toBeNull();
  });
});
