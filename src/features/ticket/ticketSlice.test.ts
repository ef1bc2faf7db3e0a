import { playerDataDiscarded, sessionEnded } from '../../api/apiEvents';
import { betsEvents } from '../bets/betsSlice';
import { emptyTicket } from './ticket';
import { ticketEvents, ticketReducer } from './ticketSlice';
import { initialTicket } from './ticketState';
import type { TicketState } from './ticketState';

type TicketAction = Parameters<typeof ticketReducer>[1];

const later = (ticket: TicketState, ...actions: TicketAction[]) =>
  actions.reduce(ticketReducer, ticket);

const linesOf = (...numbers: string[]) =>
  numbers.map((number) => ({ id: number, number, amount: 1000 }));

const addIn = (roundId: number, ...numbers: string[]) =>
  ticketEvents.numbersAdded({ roundId, lines: linesOf(...numbers) });

const confirm = (...numbers: string[]) =>
  ticketEvents.confirmed({ runId: 'run', roundId: 50, lines: linesOf(...numbers) });

const edit = (lineId: string | null) => ticketEvents.amountEdited({ lineId, text: '50' });

const numbersIn = ({ lines }: TicketState) => lines.map(({ number }) => number);

const empty = initialTicket(emptyTicket);
const filled = later(empty, addIn(50, '07', '8', '9'));
const stopped = later(
  filled,
  confirm('07', '8', '9'),
  ticketEvents.stopped({ stop: { kind: 'unclear' } }),
);
const many = Array.from({ length: 50 }, (_, value) => String(value).padStart(2, '0'));

describe('numbers that are chosen in the ticket', () => {
  it('are added once each, and what is there already is said', () => {
    const ticket = later(filled, addIn(50, '8', '4', '4'));
    expect(numbersIn(ticket)).toEqual(['07', '8', '9', '4']);
    expect(ticket.addition).toEqual({ added: 1, repeated: 2, left: 0 });
  });

  it('are added up to 50 lines, and what is left out is said', () => {
    const ticket = later(empty, addIn(50, ...many.slice(1)), addIn(50, '1', '2', '3'));
    expect(numbersIn(ticket)).toHaveLength(50);
    expect(ticket.addition).toEqual({ added: 1, repeated: 0, left: 2 });
  });
});

describe('a stake from the slip', () => {
  const stake = { roundId: 50, number: '07', amount: 5000 };
  const added = betsEvents.addedToTicket({ ...stake, lineId: 'new' });

  it('becomes a line, also of a number that is there already', () => {
    expect(later(empty, addIn(50, '07'), added).lines).toMatchObject([
      { number: '07', amount: 1000, receiptId: null },
      { number: '07', amount: 5000, receiptId: null },
    ]);
  });

  it('is not taken by a full ticket', () => {
    expect(later(empty, addIn(50, ...many), added).lines).toHaveLength(50);
  });
});

describe('the round of a ticket', () => {
  it('is that of its first line, whatever round the next ones were chosen in', () => {
    expect(later(empty, addIn(50, '1'), addIn(51, '2')).roundId).toBe(50);
    expect(later(empty, addIn(51, '1'), addIn(50, '2')).roundId).toBe(50);
  });

  it('is changed by the player alone, and forgotten with the last line', () => {
    const moved = later(filled, ticketEvents.movedToRound({ roundId: 51 }));
    expect(moved.roundId).toBe(51);
    expect(later(moved, ticketEvents.cleared()).roundId).toBeNull();
  });
});

describe('while a ticket is being sent', () => {
  const open = later(filled, ticketEvents.opened({ placedIds: [] }));
  const sending = later(open, confirm('07', '8'));

  it('nothing changes its lines, no second press confirms it, and it stays open', () => {
    for (const event of [
      addIn(50, '4'),
      betsEvents.addedToTicket({ roundId: 50, number: '4', amount: 1000, lineId: 'new' }),
      ticketEvents.lineRemoved({ lineId: '07' }),
      ticketEvents.cleared(),
      ticketEvents.amountChosen({ lineIds: ['07'], amount: 9000 }),
      ticketEvents.movedToRound({ roundId: 51 }),
      ticketEvents.closed({ placedIds: [] }),
      confirm('07'),
    ]) {
      expect(later(sending, event)).toEqual(sending);
      expect(later(open, event)).not.toEqual(open);
    }
  });

  it('a line knows its receipt from the moment of its sending', () => {
    const stake = { roundId: 50, number: '07', amount: 1000 };
    const press = { receiptId: 'r', userId: '1001', stake, baseline: [] };
    const sent = later(sending, betsEvents.betSent({ ...press, lineId: '07' }));
    expect(sent.lines).toMatchObject([{ receiptId: 'r' }, { receiptId: null }, {}]);
    expect(later(sending, betsEvents.betSent(press)).lines).toEqual(sending.lines);
  });
});

it('an amount is chosen for one line or for several', () => {
  const chosen = ticketEvents.amountChosen({ lineIds: ['07', '8'], amount: 5000 });
  const ticket = later(filled, edit(null), chosen);
  expect(ticket.lines.map(({ amount }) => amount)).toEqual([5000, 5000, 1000]);
  expect(ticket.edit).toBeNull();
});

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

  it('begins neither while the ticket is being sent nor for a line that is gone', () => {
    expect(later(filled, confirm('07'), edit('8')).edit).toBeNull();
    expect(later(filled, edit('4')).edit).toBeNull();
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

  it('leave it with its run, if they are the last ones', () => {
    const ticket = later(stopped, ticketEvents.closed({ placedIds: ['07', '8', '9'] }));
    expect(ticket).toEqual(initialTicket(emptyTicket));
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

  it('does not end by what the server says of a single bet', () => {
    expect(later(sending, betsEvents.betRefused({ ...call, kind: 'refused' }))).toEqual(sending);
    const unanswered = betsEvents.betUnanswered({ ...call, cause: 'timeout' });
    expect(later(sending, unanswered)).toEqual(sending);
  });

  it('is stopped only while it goes on', () => {
    const { run } = later(sending, ticketEvents.stopPressed());
    expect(run).toMatchObject({ isSending: true, stop: { kind: 'stopped' } });
    expect(later(stopped, ticketEvents.stopPressed())).toEqual(stopped);
    expect(later(filled, ticketEvents.stopPressed())).toEqual(filled);
  });
});

it('a slip that opens again takes only its own line', () => {
  const stake = { roundId: 50, number: '8', amount: 1000 };
  const press = { receiptId: 'r', userId: '1001', stake, baseline: [], lineId: '8' };
  const sent = later(filled, betsEvents.betSent(press));
  expect(numbersIn(later(sent, betsEvents.slipReopened({ receiptId: 'r' })))).toEqual(['07', '9']);
  const other = betsEvents.slipReopened({ receiptId: 'other' });
  expect(later(sent, other)).toEqual(sent);
});

it('a ticket is forgotten with its player and with the session, and another sign-in brings theirs', () => {
  for (const end of [playerDataDiscarded(), sessionEnded({ reason: 'loggedOut' })]) {
    expect(later(stopped, end)).toEqual(initialTicket(emptyTicket));
  }
  const ticket = { roundId: 50, lines: [], run: null };
  const read = later(stopped, ticketEvents.memoryRead(ticket));
  expect(read).toEqual(initialTicket(ticket));
});
