import { km } from '../../i18n/km';
import { formatAmount } from '../../domain/money';
import { blockText } from '../bets/blockTexts';
import { isSendable } from './ticket';
import type { TicketStop } from '../bets/ticketRun';
import type { LineView } from './ticketSelectors';
import type { Addition } from './ticketState';

/**
 * Why the sending ended before the last line, as far as the lines still show it, and whether some are left.
 *
 * @param stop null if each confirmed line was sent
 */
export function stopText(
  stop: TicketStop | null,
  lines: readonly Pick<LineView, 'status'>[],
): string {
  const { stops } = km.ticket;
  const isDecided = stop?.kind === 'unclear' && lines.every(({ status }) => status !== 'unclear');
  const hasRest = lines.some(({ status }) => isSendable(status));
  const reason = stop === null || isDecided ? [] : [stopReason(stop)];
  return [...reason, ...(hasRest ? [stops.rest] : [])].join(' ');
}

/** Why the sending ended, as it was known then. */
function stopReason(stop: TicketStop): string {
  const { stops } = km.ticket;
  switch (stop.kind) {
    case 'blocked':
      return `${blockText(stop.block)}${km.ticket.sentenceEnd}`;
    case 'refused':
      return stop.message === null ? stops.refused : `${stops.refused} «${stop.message}»`;
    case 'notSent':
      return stop.message === null ? '' : stop.message;
    default:
      return stops[stop.kind];
  }
}

/** What adding several numbers did. */
export function additionText({ added, repeated, left }: Addition): string {
  return [
    km.ticket.addition(formatAmount(added)),
    ...(repeated > 0 ? [km.ticket.repeated(formatAmount(repeated))] : []),
    ...(left > 0 ? [km.ticket.left(formatAmount(left))] : []),
  ].join(' · ');
}
