import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useAppSelector } from '../../store/hooks';
import { km } from '../../i18n/km';
import { formatAmount } from '../../domain/money';
import { Money } from '../../ui/money';
import { fontSizes } from '../../ui/theme/fontSizes';
import { useClockedSelector } from '../game/useClockedSelector';
import { selectFittingLines } from './ticketDialogSelectors';
import { selectTicketSums } from './ticketSelectors';

/** One row of figures, each below its name; a narrow page has two of them. */
const Figures = styled('dl')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 14px',
  margin: 0,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: vars.palette.text.secondary, fontSize: fontSizes.small },
  '& dd': { margin: 0, fontWeight: 600 },
  '& dd > *': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& dd[data-warning="short"]': { color: vars.palette.error.main },
  '& dd[data-warning="late"]': { color: vars.palette.warning.main },
}));

interface FigureProps {
  name: string;
  /** `short`: the balance does not cover it; `late`: the time left is not enough. */
  warning?: 'short' | 'late' | undefined;
  children: ReactNode;
}

function Figure({ name, warning, children }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-warning={warning}>{children}</dd>
    </div>
  );
}

/** What a press would stake, and how many lines the time left allows if not all. Nothing is shown without a line to send. */
export function TicketSums() {
  const { count, total, balanceAfter } = useAppSelector(selectTicketSums);
  const fitting = useClockedSelector(selectFittingLines);
  if (count === 0) return null;
  const isShort = balanceAfter !== null && balanceAfter < 0;
  const isLate = fitting !== null && fitting < count;
  return (
    <Figures>
      <Figure name={km.ticket.total}>
        <Money amount={total} />
      </Figure>
      <Figure name={km.ticket.balanceAfter} warning={isShort ? 'short' : undefined}>
        <Money amount={balanceAfter} />
      </Figure>
      {isLate && (
        <Figure name={km.ticket.inTimeName} warning="late">
          {km.ticket.inTime(formatAmount(fitting), formatAmount(count))}
        </Figure>
      )}
    </Figures>
  );
}
