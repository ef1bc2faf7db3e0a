import { useAppSelector } from '../../store/hooks';
import { km } from '../../i18n/km';
import { formatAmount } from '../../domain/money';
import { Figure, FigureList } from '../../ui/FigureList';
import { Money } from '../../ui/money';
import { useClockedSelector } from '../game/useClockedSelector';
import { selectFittingLines } from './ticketDialogSelectors';
import { selectTicketSums } from './ticketSelectors';

/** What a press would stake, and how many lines the time left allows if not all. Nothing is shown without a line to send. */
export function TicketSums() {
  const { count, total, balanceAfter } = useAppSelector(selectTicketSums);
  const fitting = useClockedSelector(selectFittingLines);
  if (count === 0) return null;
  const isShort = (balanceAfter ?? 0) < 0;
  return (
    <FigureList>
      <Figure name={km.ticket.total}>
        <Money amount={total} />
      </Figure>
      <Figure name={km.ticket.balanceAfter} warning={isShort ? 'short' : undefined}>
        <Money amount={balanceAfter} />
      </Figure>
      {fitting !== null && (
        <Figure name={km.ticket.inTimeName} warning="late">
          {km.ticket.inTime(formatAmount(fitting), formatAmount(count))}
        </Figure>
      )}
    </FigureList>
  );
}
