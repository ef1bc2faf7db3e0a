import { styled } from '@mui/material/styles';
import { useAppSelector } from '../../../store/hooks';
import { km } from '../../../i18n/km';
import { formatAmount } from '../../../domain/money';
import { numberWords } from '../../../domain/numberWords';
import { Money } from '../../../ui/money';
import { useClockedSelector } from '../../game/useClockedSelector';
import { selectLinesInTime } from './ticketDialogSelectors';
import { selectTicketSums } from './ticketSelectors';

const Figures = styled('dl')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 16px',
  margin: 0,
  '& dt': { color: vars.palette.text.secondary },
  '& dd': { margin: 0, textAlign: 'right', fontWeight: 600 },
  '& dd[data-short="true"]': { color: vars.palette.error.main },
}));

const Words = styled('p')(({ theme: { vars } }) => ({
  margin: '6px 0 0',
  '& > small': { display: 'block', color: vars.palette.text.secondary },
}));

/** What a press would stake, with the total in words, and how much of it the time left allows. */
export function TicketSums() {
  const { count, total, prize, balanceAfter } = useAppSelector(selectTicketSums);
  const inTime = useClockedSelector(selectLinesInTime);
  if (count === 0) return null;
  return (
    <div>
      <Figures>
        <dt>{km.ticket.total}</dt>
        <dd>
          <Money amount={total} />
        </dd>
        <dt>{km.ticket.bestPrize}</dt>
        <dd>
          <Money amount={prize} />
        </dd>
        <dt>{km.ticket.balanceAfter}</dt>
        <dd data-short={balanceAfter !== null && balanceAfter < 0}>
          <Money amount={balanceAfter} />
        </dd>
      </Figures>
      <Words>
        {km.ticket.inWords(formatAmount(count), numberWords(total))}
        <small>
          {inTime === null
            ? km.ticket.inTimeUnknown
            : km.ticket.inTime(formatAmount(Math.min(inTime, count)), formatAmount(count))}
        </small>
      </Words>
    </div>
  );
}
