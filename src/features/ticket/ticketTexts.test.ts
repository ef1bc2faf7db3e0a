import { km } from '../../i18n/km';
import type { TicketStop } from '../bets/ticketRun';
import type { LineStatus } from './ticket';
import { additionText, stopText } from './ticketTexts';

const { stops, sentenceEnd } = km.ticket;

const lines = (...statuses: LineStatus[]) => statuses.map((status) => ({ status }));

describe('stopText', () => {
  it.each<[string, TicketStop, string]>([
    [
      'the rule',
      { kind: 'blocked', block: { reason: 'closed' } },
      `${km.betModal.closed}${sentenceEnd}`,
    ],
    ['the refusal', { kind: 'refused', message: null }, stops.refused],
    [
      'the refusal with the message of the server',
      { kind: 'refused', message: 'Not enough' },
      `${stops.refused} «Not enough»`,
    ],
    ['the message', { kind: 'notSent', message: 'Not noted' }, 'Not noted'],
    ['the press', { kind: 'stopped' }, stops.stopped],
    ['the reload', { kind: 'interrupted' }, stops.interrupted],
    ['the change', { kind: 'changed' }, stops.changed],
  ])('names %s, and says that the rest was not sent', (_, stop, reason) => {
    expect(stopText(stop, lines('placed', 'waiting'))).toBe(`${reason} ${stops.rest}`);
  });

  it('says no more than the reason if nothing is left to send', () => {
    expect(stopText({ kind: 'unclear' }, lines('placed', 'unclear'))).toBe(stops.unclear);
  });

  it('says no longer that a line is unclear once that is decided', () => {
    const stop: TicketStop = { kind: 'unclear' };
    expect(stopText(stop, lines('placed', 'waiting'))).toBe(stops.rest);
    expect(stopText(stop, lines('placed', 'placed'))).toBe('');
  });
});

it('additionText names what was added, what is there already and what did not fit', () => {
  expect(additionText({ added: 3, repeated: 0, left: 0 })).toBe(km.ticket.addition('3'));
  expect(additionText({ added: 1, repeated: 2, left: 3 })).toBe(
    [km.ticket.addition('1'), km.ticket.repeated('2'), km.ticket.left('3')].join(' · '),
  );
});
