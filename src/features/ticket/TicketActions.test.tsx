import { screen, waitFor } from '@testing-library/react';
import { km } from '../../i18n/km';
import { renderTicket } from '../../testing/renderTicket';
import { broadcast } from '../connection/broadcasts';
import { connectionEvents } from '../connection/connectionSlice';
import { ticketEvents } from './ticketSlice';
import { openTicket } from './ticketThunks';

const { ticket: text } = km;

/** A ticket of three lines on a connection that takes 1.5 s for a call, with these seconds left. */
async function renderLateTicket(secondsLeft: number) {
  const parts = await renderTicket('07', '8', '9');
  await parts.happens(() => {
    for (let count = 0; count < 20; count += 1) {
      parts.store.dispatch(connectionEvents.roundTripMeasured({ ms: 1500 }));
    }
    parts.push(secondsLeft);
  });
  return {
    ...parts,
    first: (count: string) => screen.queryByRole('button', { name: text.submitFirst(count) }),
  };
}

describe('a ticket that does not fit into the time left', () => {
  it('says how many lines will, and the press sends only those; the rest stays and is named', async () => {
    const { user, first, sentNumbers, statuses, submit } = await renderLateTicket(8);
    expect(screen.getByText(text.inTime('2', '3'))).toHaveAttribute('data-warning', 'late');
    await user.click(first('2') as HTMLElement);
    await screen.findByText(text.progress('2', '2'));
    expect(sentNumbers()).toEqual(['07', '8']);
    expect(statuses()).toEqual(['07 placed', '8 placed', '9 waiting']);
    expect(screen.getByRole('alert')).toHaveTextContent(text.stops.rest);
    expect(submit(1)).toBeEnabled();
  });

  it('can still be sent whole', async () => {
    const { user, submit, sentNumbers } = await renderLateTicket(8);
    await user.click(submit(3));
    await screen.findByText(text.progress('3', '3'));
    expect(sentNumbers()).toEqual(['07', '8', '9']);
  });

  it('offers no part of it while all lines fit, none does, or betting is closed', async () => {
    const { first, push, happens, submit, button } = await renderLateTicket(30);
    const isOffered = () => ['0', '1', '2', '3'].some((count) => first(count) !== null);
    expect(isOffered()).toBe(false);
    await happens(() => push(6));
    expect(isOffered()).toBe(false);
    expect(screen.getByText(text.inTime('0', '3'))).toHaveAttribute('data-warning', 'late');
    expect(submit(3)).toBeEnabled();
    await happens(() => push(5));
    expect(isOffered()).toBe(false);
    expect(button(km.betModal.closed)).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('a ticket that was sent', () => {
  const repeat = (count: string, roundId: number) =>
    screen.getByRole('button', { name: text.repeat(count, roundId) });

  it('is offered again for the next round, with its amounts, and only fills the ticket', async () => {
    const { user, store, services, happens, push, ticket, submit, posts, button } =
      await renderTicket('07', '8');
    const lineIds = [ticket().lines[1]?.id ?? ''];
    await happens(() => store.dispatch(ticketEvents.amountChosen({ lineIds, amount: 5000 })));
    await user.click(submit(2));
    await screen.findByText(text.progress('2', '2'));
    expect(repeat('2', 51)).toBeDisabled();
    await user.click(button(km.keypad.close));
    await happens(() => store.dispatch(openTicket()));
    expect(repeat('2', 51)).toBeDisabled();
    await happens(() => {
      const receivedAt = services.clock.now();
      store.dispatch(broadcast.roundStarted({ roundId: 51, receivedAt }));
      push(30);
    });
    const press = repeat('2', 51);
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
