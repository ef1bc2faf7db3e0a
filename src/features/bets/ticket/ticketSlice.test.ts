import { sessionEnded } from '../../../api/apiEvents';
import { betsEvents } from '../betsSlice';
import { emptyTicket } from './ticket';
import type { TicketLine } from './ticket';
import { initialTicket, ticketEvents, ticketReducer } from './ticketSlice';
import type { TicketState } from './ticketSlice';

type TicketAction = Parameters<typeof ticketReducer>[1];

const after = (...actions: TicketAction[]): TicketState =>
  actions.reduce(ticketReducer, initialTicket(emptyTicket, []));

const numbersIn = ({ lines }: TicketState) => lines.map(({ number }) => number);

const add = (roundId: number, ...numbers: string[]) =>
  ticketEvents.numbersAdded({
    roundId,
    lines: numbers.map((number, index) => ({ id: `${number}-${index}`, number, amount: 1000 })),
  });

const confirm = (lines: TicketLine[]) =>
  ticketEvents.confirmed({ runId: 'run', roundId: 50, lines });

const many = (count: number) =>
  Array.from({ length: count }, (_, value) => String(value).padStart(2, '0'));

describe('numbers that are chosen in the ticket', () => {
  it('are added once each, and what is there already is said', () => {
    const ticket = after(add(50, '07', '8'), add(50, '8', '9', '9'));
    expect(numbersIn(ticket)).toEqual(['07', '8', '9']);
    expect(ticket.addition).toEqual({ added: 1, repeated: 2, left: 0 });
  });

  it('are added up to 50 lines, and what is left out is said', () => {
    const ticket = after(add(50, ...many(49)), add(50, '1', '2', '3'));
    expect(numbersIn(ticket)).toHaveLength(50);
    expect(ticket.addition).toEqual({ added: 1, repeated: 0, left: 2 });
  });
});

describe('a stake from the slip', () => {
  const stake = { roundId: 50, number: '07', amount: 5000, lineId: 'new' };

  it('becomes a line, also of a number that is there already', () => {
    const ticket = after(add(50, '07'), betsEvents.addedToTicket(stake));
    expect(ticket.lines).toMatchObject([
      { number: '07', amount: 1000, receiptId: null },
      { number: '07', amount: 5000, receiptId: null },
    ]);
  });

  it('is not taken by a full ticket', () => {
    const ticket = after(add(50, ...many(50)), betsEvents.addedToTicket(stake));
    expect(ticket.lines).toHaveLength(50);
  });
});

describe('the round of a ticket', () => {
  it('is that of its first line, whatever round the next ones were chosen in', () => {
    expect(after(add(50, '1')).roundId).toBe(50);
    expect(after(add(50, '1'), add(51, '2')).roundId).toBe(50);
    expect(after(add(51, '1'), add(50, '2')).roundId).toBe(50);
  });

  it('is changed by the player alone, and forgotten with the last line', () => {
    const moved = after(add(50, '1'), ticketEvents.movedToRound({ roundId: 51 }));
    expect(moved.roundId).toBe(51);
    expect(ticketReducer(moved, ticketEvents.cleared()).roundId).toBeNull();
  });
});

describe('while a ticket is being sent', () => {
  const filled = after(add(50, '07', '8'), ticketEvents.opened({ placedIds: [] }));
  const [first] = filled.lines;
  const sending = ticketReducer(filled, confirm(filled.lines));

  it('nothing changes its lines, and it stays open', () => {
    const lineId = first?.id ?? '';
    const changed = [
      add(50, '9'),
      betsEvents.addedToTicket({ roundId: 50, number: '9', amount: 1000, lineId: 'new' }),
      ticketEvents.lineRemoved({ lineId }),
      ticketEvents.cleared(),
      ticketEvents.amountChosen({ lineIds: [lineId], amount: 9000 }),
      ticketEvents.movedToRound({ roundId: 51 }),
      ticketEvents.closed({ placedIds: [] }),
    ].reduce(ticketReducer, sending);
    expect(changed).toEqual(sending);
    expect(ticketReducer(filled, ticketEvents.closed({ placedIds: [] })).isOpen).toBe(false);
  });

  it('a second press changes nothing', () => {
    expect(ticketReducer(sending, confirm(filled.lines))).toEqual(sending);
  });

  it('a line knows its receipt from the moment of its sending', () => {
    const stake = { roundId: 50, number: '07', amount: 1000 };
    const press = { receiptId: 'r', userId: '1001', stake, baseline: null };
    const sent = ticketReducer(sending, betsEvents.betSent({ ...press, lineId: first?.id ?? '' }));
    expect(sent.lines).toMatchObject([{ receiptId: 'r' }, { receiptId: null }]);
    expect(ticketReducer(sending, betsEvents.betSent(press)).lines).toEqual(sending.lines);
  });
});

it('placed lines leave a ticket that is closed, and still count as placed', () => {
  const filled = after(add(50, '07', '8'), ticketEvents.opened({ placedIds: [] }));
  const stopped = [
    confirm(filled.lines),
    ticketEvents.stopped({ stop: { kind: 'unclear' } }),
    ticketEvents.closed({ placedIds: [filled.lines[0]?.id ?? ''] }),
  ].reduce(ticketReducer, filled);
  expect(numbersIn(stopped)).toEqual(['8']);
  expect(stopped.run).toMatchObject({ cleared: 1, lineIds: [filled.lines[1]?.id] });
});

it('an amount is chosen for one line or for several', () => {
  const filled = after(add(50, '07', '8', '9'));
  const [one, two] = filled.lines.map(({ id }) => id);
  const chosen = ticketReducer(
    ticketReducer(filled, ticketEvents.amountEdited({ lineId: null, text: '50' })),
    ticketEvents.amountChosen({ lineIds: [one ?? '', two ?? ''], amount: 5000 }),
  );
  expect(chosen.lines.map(({ amount }) => amount)).toEqual([5000, 5000, 1000]);
  expect(chosen.edit).toBeNull();
});

it('a ticket ends with its session', () => {
  const filled = after(add(50, '07'), ticketEvents.favouritesRead({ numbers: ['07'] }));
  expect(ticketReducer(filled, sessionEnded({ reason: 'loggedOut' }))).toEqual(
    initialTicket(emptyTicket, []),
  );
});
