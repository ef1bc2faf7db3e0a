import { acceptStake, addLines, openTicket } from '../../testing/listeners/openTicket';
import { km } from '../../i18n/km';
import { ticketEvents } from './ticketSlice';
import {
  addKeypadNumber,
  addToTicket,
  addTypedNumbers,
  closeTicket,
  dockTicket,
  openTicket as openTicketDialog,
} from './ticketThunks';

const lineOf = (number: string, amount = 1000) => ({ number, amount });

it.each([
  ['opening', openTicketDialog],
  ['closing', closeTicket],
])('%s the ticket removes the lines that the server has, and no other', async (_, act) => {
  const parts = await openTicket('07', '8', '9');
  const accept = acceptStake();
  const refusal = { status: 422, body: {} };
  parts.server.on('POST bets', (call) => (parts.posts().length === 2 ? refusal : accept(call)));
  await parts.sendLines();
  parts.store.dispatch(act());
  expect(parts.statuses()).toEqual(['8 refused', '9 waiting']);
});

it.each([
  ['typed', () => addTypedNumbers(50)],
  ['added from the slip', () => addToTicket({ roundId: 50, ...lineOf('9') })],
])('a line that is %s begins another ticket once the server has all lines', async (_, add) => {
  const parts = await openTicket('07', '8');
  await parts.sendLines();
  parts.store.dispatch(ticketEvents.entryEdited({ text: '9' }));
  parts.store.dispatch(add());
  expect(parts.statuses()).toEqual(['9 waiting']);
});

it('a docked ticket is not open over the screen, and drops the lines that the server has', async () => {
  const parts = await openTicket('07');
  await parts.sendLines();
  parts.store.dispatch(dockTicket());
  expect(parts.ticket()).toMatchObject({ isOpen: false, lines: [] });
});

describe('typed numbers', () => {
  it('become lines with the chosen amount, and what can not be read stays in the field', async () => {
    const { store, ticket, posts } = await openTicket('8');
    store.dispatch(ticketEvents.entryAmountChosen({ amount: 5000 }));
    store.dispatch(ticketEvents.entryEdited({ text: '12 x 8 1234 567' }));
    store.dispatch(addTypedNumbers(50));
    expect(ticket().lines).toMatchObject([lineOf('8'), lineOf('12', 5000), lineOf('567', 5000)]);
    expect(ticket().addition).toEqual({ added: 2, repeated: 1, left: 0 });
    expect(ticket().entry).toEqual({ text: 'x 1234', isUnread: true });
    expect(posts()).toEqual([]);
  });

  it('stay in the field without room for them', async () => {
    const { store, ticket } = await openTicket();
    const numbers = Array.from({ length: 49 }, (_, value) => lineOf(String(100 + value)));
    store.dispatch(addLines(...numbers));
    store.dispatch(ticketEvents.entryEdited({ text: '1 2 3' }));
    store.dispatch(addTypedNumbers(50));
    expect(ticket().lines).toHaveLength(50);
    expect(ticket().entry).toEqual({ text: '2 3' });
  });
});

describe('the number of the keypad', () => {
  it('becomes a line at once, with the amount of typed numbers, and the keypad is free for the next one', async () => {
    const { store, ticket, bets, toasts } = await openTicket();
    store.dispatch(addKeypadNumber());
    expect(ticket()).toMatchObject({ roundId: 50, lines: [lineOf('07')] });
    expect(bets().number).toBe('');
    expect(toasts()).toEqual([km.ticket.added('07', '1,000')]);
    // A second press finds no number.
    store.dispatch(addKeypadNumber());
    expect(ticket().lines).toHaveLength(1);
  });

  it('stays on the keypad while the ticket is full, which is said', async () => {
    const { store, ticket, bets, toasts } = await openTicket();
    const numbers = Array.from({ length: 50 }, (_, value) => lineOf(String(100 + value)));
    store.dispatch(addLines(...numbers));
    store.dispatch(addKeypadNumber());
    expect(ticket().lines).toHaveLength(50);
    expect(bets().number).toBe('07');
    expect(toasts()).toEqual([km.ticket.full('50')]);
  });
});
