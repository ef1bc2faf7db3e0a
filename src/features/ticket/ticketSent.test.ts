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

const add = (...numbers: string[]) =>
  ticketEvents.numbersAdded({ roundId: 50, lines: linesOf(...numbers) });

const confirm = (...numbers: string[]) =>
  ticketEvents.confirmed({ runId: 'run', roundId: 50, lines: linesOf(...numbers) });

const filled = later(initialTicket(emptyTicket), add('07', '8', '9'));

describe('what was sent of a ticket', () => {
  const sentIn = (roundId: number, number: string) => {
    const stake = { roundId, number, amount: 1000 };
    return betsEvents.betSent({
      ...{ receiptId: `r${number}`, userId: '1001', stake },
      ...{ baseline: [], lineId: number },
    });
  };
  const sent = later(filled, confirm('07', '8'), sentIn(50, '07'), sentIn(50, '8'));
  const numbersOf = (ticket: TicketState) => ticket.sent?.lines.map(({ number }) => number);

  it('is remembered without a line that was refused, and once for a line that was sent again', () => {
    const refusal = { receiptId: 'r8', lineId: '8', message: null, kind: 'refused' } as const;
    const refused = later(sent, betsEvents.betRefused(refusal));
    expect(numbersOf(refused)).toEqual(['07']);
    expect(numbersOf(later(refused, confirm('8'), sentIn(50, '8')))).toEqual(['07', '8']);
    expect(numbersOf(later(sent, ticketEvents.sent(), sentIn(50, '8')))).toEqual(['07', '8']);
  });

  it('has at most as many lines as a ticket', () => {
    const numbers = Array.from({ length: 51 }, (_, index) => String(index));
    const steps = numbers.flatMap((one) => [add(one), sentIn(50, one), ticketEvents.cleared()]);
    expect(numbersOf(later(initialTicket(emptyTicket), ...steps))).toEqual(numbers.slice(1));
  });

  it('starts over with another round and with another ticket', () => {
    expect(numbersOf(later(sent, sentIn(51, '9')))).toEqual(['9']);
    const emptied = later(sent, ticketEvents.sent(), ticketEvents.cleared());
    expect(numbersOf(emptied)).toEqual(['07', '8']);
    expect(numbersOf(later(emptied, add('9'), confirm('9'), sentIn(50, '9')))).toEqual(['9']);
  });

  it('does not fill a ticket with another line, nor one that is being sent', () => {
    const again = ticketEvents.repeated({
      roundId: 51,
      lines: linesOf('07'),
      placedIds: ['07', '8'],
    });
    const ended = later(sent, ticketEvents.sent());
    expect(later(sent, again)).toEqual(sent);
    expect(later(ended, again)).toEqual(ended);
    const placed = later(ended, ticketEvents.lineRemoved({ lineId: '9' }), again);
    expect(placed).toMatchObject({ roundId: 51, run: null, lines: linesOf('07') });
  });
});
