import { playerDataDiscarded } from '../../../api/apiEvents';
import { betsEvents } from '../betsSlice';
import { emptyTicket } from './ticket';
import { initialTicket, ticketEvents, ticketReducer } from './ticketSlice';
import type { TicketState } from './ticketSlice';

type TicketAction = Parameters<typeof ticketReducer>[1];

const later = (ticket: TicketState, ...actions: TicketAction[]) =>
  actions.reduce(ticketReducer, ticket);

const linesOf = (...numbers: string[]) =>
  numbers.map((number) => ({ id: number, number, amount: 1000 }));

const add = (...numbers: string[]) =>
  ticketEvents.numbersAdded({ roundId: 50, lines: linesOf(...numbers) });

const confirm = (...numbers: string[]) =>
  ticketEvents.confirmed({ runId: 'run', roundId: 50, lines: linesOf(...numbers) });

const edit = (lineId: string | null) => ticketEvents.amountEdited({ lineId, text: '50' });

const numbersIn = ({ lines }: TicketState) => lines.map(({ number }) => number);

const filled = later(initialTicket(emptyTicket, ['5']), add('07', '8', '9'));
const stopped = later(
  filled,
  confirm('07', '8', '9'),
  ticketEvents.stopped({ stop: { kind: 'unclear' } }),
);

describe('an amount that is being changed', () => {
  it('is kept until it ends', () => {
    const edited = later(filled, edit('8'));
    expect(edited.edit).toEqual({ lineId: '8', text: '50' });
    expect(later(edited, ticketEvents.amountEditEnded()).edit).toBeNull();
  });

  it('ends with its line, and not with another one', () => {
    const edited = later(filled, edit('8'));
    expect(later(edited, ticketEvents.lineRemoved({ lineId: '07' })).edit).not.toBeNull();
    expect(later(edited, ticketEvents.lineRemoved({ lineId: '8' })).edit).toBeNull();
    const ofAll = later(filled, edit(null), ticketEvents.lineRemoved({ lineId: '8' }));
    expect(ofAll.edit).toEqual({ lineId: null, text: '50' });
  });

  it.each<[string, TicketAction]>([
    ['the ticket is closed', ticketEvents.closed({ placedIds: [] })],
    ['the ticket is confirmed', confirm('07', '8', '9')],
  ])('ends when %s', (_, event) => {
    expect(later(filled, edit('8'), event).edit).toBeNull();
  });

  it('does not begin while the ticket is being sent', () => {
    expect(later(filled, confirm('07'), edit('8')).edit).toBeNull();
  });
});

describe('what an addition did', () => {
  const stake = { roundId: 50, number: '1', amount: 1000 };

  it.each<[string, TicketAction]>([
    ['the ticket is closed', ticketEvents.closed({ placedIds: [] })],
    ['the ticket is confirmed', confirm('07')],
    ['a line is removed', ticketEvents.lineRemoved({ lineId: '8' })],
    ['all lines are removed', ticketEvents.cleared()],
    ['an amount is chosen', ticketEvents.amountChosen({ lineIds: ['8'], amount: 5000 })],
    ['a stake of the slip joins the ticket', betsEvents.addedToTicket({ ...stake, lineId: 'x' })],
  ])('is forgotten when %s', (_, event) => {
    expect(filled.addition).not.toBeNull();
    expect(later(filled, event).addition).toBeNull();
  });

  it('is said although no number was added, and the round stays', () => {
    const none = ticketEvents.numbersAdded({ roundId: 49, lines: linesOf('07') });
    const ticket = later(filled, none);
    expect(ticket.addition).toEqual({ added: 0, repeated: 1, left: 0 });
    expect(ticket.roundId).toBe(50);
  });
});

describe('lines that the server has', () => {
  it.each([
    ['opened', ticketEvents.opened],
    ['closed', ticketEvents.closed],
  ] as const)('leave a ticket that is %s, and its run counts them', (_, event) => {
    const ticket = later(stopped, event({ placedIds: ['07', 'x'] }));
    expect(numbersIn(ticket)).toEqual(['8', '9']);
    expect(ticket.run).toMatchObject({ lineIds: ['8', '9'], cleared: 1 });
  });

  it('leave it with its run, if they are the last ones, and the favourites stay', () => {
    const ticket = later(stopped, ticketEvents.closed({ placedIds: ['07', '8', '9'] }));
    expect(ticket).toEqual(initialTicket(emptyTicket, ['5']));
  });

  it('leave no line that is being sent', () => {
    const sending = later(filled, confirm('07', '8', '9'));
    const opened = later(sending, ticketEvents.opened({ placedIds: ['07'] }));
    expect(opened).toEqual({ ...sending, isOpen: true });
  });

  it('leave a ticket that was not sent unchanged but for themselves', () => {
    const ticket = later(filled, ticketEvents.opened({ placedIds: ['8'] }));
    expect(ticket.run).toBeNull();
    expect(numbersIn(ticket)).toEqual(['07', '9']);
    const same = later(filled, ticketEvents.opened({ placedIds: [] }));
    expect(same).toEqual({ ...filled, isOpen: true });
  });
});

describe('the sending of a ticket', () => {
  const call = { receiptId: 'r', message: 'No' };
  const sending = later(filled, confirm('07', '8'));

  it('begins with the confirmed lines, none of them placed', () => {
    expect(sending.run).toEqual({
      id: 'run',
      lineIds: ['07', '8'],
      cleared: 0,
      isSending: true,
      stop: null,
    });
  });

  it('ends by what the server says of a line, not of a single bet', () => {
    expect(later(sending, betsEvents.betRefused({ ...call, kind: 'refused' }))).toEqual(sending);
    expect(later(sending, betsEvents.betUnanswered({ ...call, cause: 'timeout' }))).toEqual(
      sending,
    );
    const refused = later(
      sending,
      betsEvents.betRefused({ ...call, lineId: '07', kind: 'refused' }),
    );
    expect(refused.run).toMatchObject({
      isSending: false,
      stop: { kind: 'refused', message: 'No' },
    });
    const unclear = later(
      sending,
      betsEvents.betUnanswered({ ...call, cause: 'timeout', lineId: '07' }),
    );
    expect(unclear.run).toMatchObject({ isSending: false, stop: { kind: 'unclear' } });
  });

  it('is stopped only while it goes on', () => {
    expect(later(sending, ticketEvents.stopPressed()).run).toMatchObject({
      isSending: true,
      stop: { kind: 'stopped' },
    });
    expect(later(stopped, ticketEvents.stopPressed())).toEqual(stopped);
    expect(later(filled, ticketEvents.stopPressed())).toEqual(filled);
  });

  it('leaves a ticket without one as it is', () => {
    expect(later(filled, ticketEvents.sent())).toEqual(filled);
    expect(
      later(filled, betsEvents.betRefused({ ...call, lineId: '07', kind: 'refused' })),
    ).toEqual(filled);
  });
});

it('a slip that opens again takes only its own line', () => {
  const stake = { roundId: 50, number: '8', amount: 1000 };
  const press = { receiptId: 'r', userId: '1001', stake, baseline: null, lineId: '8' };
  const sent = later(filled, betsEvents.betSent(press));
  expect(numbersIn(later(sent, betsEvents.slipReopened({ receiptId: 'r' })))).toEqual(['07', '9']);
  const other = betsEvents.slipReopened({ receiptId: 'other' });
  expect(later(sent, other)).toEqual(sent);
});

it('a ticket is forgotten with its player, and another sign-in brings theirs', () => {
  expect(later(stopped, playerDataDiscarded())).toEqual(initialTicket(emptyTicket, []));
  const ticket = { roundId: 50, lines: [], run: null };
  const read = later(stopped, ticketEvents.memoryRead({ ticket, favourites: ['1'] }));
  expect(read).toEqual(initialTicket(ticket, ['1']));
});

it('the round of a ticket that is being sent does not move', () => {
  const moved = ticketEvents.movedToRound({ roundId: 51 });
  expect(later(filled, confirm('07'), moved).roundId).toBe(50);
  expect(later(filled, moved).roundId).toBe(51);
});
