import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { memo, startTransition, useDeferredValue, useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/rootState';
import { km } from '../../i18n/km';
import { formatAmount } from '../../domain/money';
import { DigitBalls } from '../../ui/ball/DigitBalls';
import { CheckIcon, CloseIcon } from '../../ui/icons/icons';
import { Money } from '../../ui/money';
import { isSendable } from './ticket';
import type { LineStatus } from './ticket';
import { selectLineWarnings } from './ticketDialogSelectors';
import { selectLines } from './ticketSelectors';
import { selectIsTicketSending } from '../bets/betsSlice';
import { selectTicketRound, ticketEvents } from './ticketSlice';
import { fontSizes } from '../../ui/theme/fontSizes';

const List = styled('ul')(({ theme }) => ({
  // A wide ticket has two of them side by side, so that number and amount stand together.
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  columnGap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '92px minmax(0, 1fr) 44px',
    gridTemplateAreas: "'number amount actions' 'note note note'",
    gridTemplateRows: 'minmax(44px, auto)',
    columnGap: 4,
    alignItems: 'center',
    alignContent: 'start',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '&[data-status="sending"]': { background: theme.vars.palette.warm[100] },
  },
  '& [data-part="note"]': {
    gridArea: 'note',
    marginTop: -8,
    paddingBottom: 4,
    fontSize: fontSizes.small,
    color: theme.vars.palette.warning.main,
  },
  '& [data-part="note"][data-status="refused"]': { color: theme.vars.palette.error.main },
  // The same place for an amount that can be changed and for one that can't.
  '& [data-part="amount"]': {
    gridArea: 'amount',
    justifySelf: 'end',
    minWidth: 0,
    padding: '0 10px',
    fontSize: fontSizes.text,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'right',
    '& > *': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
  '& [data-part="actions"]': { gridArea: 'actions', display: 'grid', justifyItems: 'center' },
}));

/** What stands below a line; the row of any other says all of it. */
const statusTexts: Partial<Record<LineStatus, string>> = {
  refused: km.ticket.refused,
  unclear: km.ticket.unclear,
};

/** About as many as a screen shows, and what one short task adds. */
const linesInView = 10;

/** Fifty lines at once are one long task: React renders them in small ones after the press. */
const useDeferred = <Value,>(select: (state: RootState) => Value): Value =>
  useDeferredValue(useAppSelector(select));

/** The lines of the ticket: number, amount, its outcome or a warning. */
export function TicketLines() {
  const views = useDeferred(selectLines);
  const isLocked = useDeferred(selectIsTicketSending);
  const warnings = useDeferred(selectLineWarnings).split('\n');
  const roundId = useDeferred(selectTicketRound);
  const [count, setCount] = useState(linesInView);
  useEffect(() => {
    if (count < views.length) startTransition(() => setCount(count + linesInView));
  }, [views.length, count]);
  let sendable = 0;
  return (
    <List aria-label={km.ticket.lines}>
      {views.slice(0, count).map(({ line, status, sentRoundId }) => (
        <Line
          key={line.id}
          lineId={line.id}
          number={line.number}
          amount={line.amount}
          status={status}
          otherRoundId={sentRoundId === roundId ? null : sentRoundId}
          warning={isSendable(status) ? (warnings[sendable++] ?? '') : ''}
          isLocked={isLocked}
        />
      ))}
    </List>
  );
}

/** Values, since the views are new objects with each change of a receipt. */
interface LineProps {
  lineId: string;
  number: string;
  amount: number;
  status: LineStatus;
  /** The round that it was sent for, if the ticket was moved since; else null. */
  otherRoundId: number | null;
  /** Empty for none. */
  warning: string;
  /** The ticket is being sent. */
  isLocked: boolean;
}

const Line = memo(function Line(props: LineProps) {
  const { lineId, number, amount, status, otherRoundId, warning, isLocked } = props;
  const dispatch = useAppDispatch();
  const isEditable = isSendable(status) && !isLocked;
  const sentFor = otherRoundId === null ? '' : km.common.roundTag(otherRoundId);
  const note = [sentFor, statusTexts[status] ?? warning].filter((part) => part !== '').join(' ');
  return (
    <li data-status={status}>
      <DigitBalls number={number} color="ink" />
      {isEditable ? (
        <Button
          data-part="amount"
          aria-label={km.ticket.changeAmount(number, formatAmount(amount))}
          onClick={() => dispatch(ticketEvents.amountEdited({ lineId, text: String(amount) }))}
        >
          <Money amount={amount} />
        </Button>
      ) : (
        <span data-part="amount">
          <Money amount={amount} />
        </span>
      )}
      <span data-part="actions">
        {status === 'placed' && <CheckIcon color="success" titleAccess={km.ticket.placed} />}
        {status === 'sending' && (
          <CircularProgress size={18} color="inherit" aria-label={km.receipt.sending} />
        )}
        {status !== 'placed' && status !== 'sending' && (
          <IconButton
            aria-label={km.ticket.remove(number)}
            disabled={isLocked}
            onClick={() => dispatch(ticketEvents.lineRemoved({ lineId }))}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
      </span>
      {note !== '' && (
        <p data-part="note" data-status={status}>
          {note}
        </p>
      )}
    </li>
  );
});
