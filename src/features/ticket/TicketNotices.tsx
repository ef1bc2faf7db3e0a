import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { km } from '../../i18n/km';
import { formatAmount } from '../../domain/money';
import { VisuallyHidden } from '../../ui/text';
import { selectRoundId } from '../game/gameSelectors';
import { selectProgress } from './ticketDialogSelectors';
import { selectIsOtherRound, selectLines } from './ticketSelectors';
import { selectTicket, ticketEvents } from './ticketSlice';
import { stopText } from './ticketTexts';

/** What the player should know of the ticket as a whole. */
export function TicketNotices() {
  return (
    <>
      <OtherRound />
      <NotKept />
      <Progress />
    </>
  );
}

/** Says that the lines belong to another round, and moves them by a press. */
function OtherRound() {
  const dispatch = useAppDispatch();
  const isOther = useAppSelector(selectIsOtherRound);
  const { roundId, run } = useAppSelector(selectTicket);
  const current = useAppSelector(selectRoundId);
  if (!isOther || roundId === null || current === null) return null;
  return (
    <Alert
      severity="warning"
      // On a phone the button goes below the text.
      sx={{ flexWrap: 'wrap' }}
      slotProps={{ message: { sx: { flex: '1 1 11em' } } }}
      action={
        <Button
          color="inherit"
          sx={{ whiteSpace: 'nowrap' }}
          disabled={run?.isSending === true}
          onClick={() => dispatch(ticketEvents.movedToRound({ roundId: current }))}
        >
          {km.betModal.moveToRound(current)}
        </Button>
      }
    >
      {km.ticket.otherRound(roundId)}
    </Alert>
  );
}

/** Says that a reload forgets the lines. */
function NotKept() {
  const { isKept, lines } = useAppSelector(selectTicket);
  if (isKept || lines.length === 0) return null;
  return <Alert severity="warning">{km.ticket.notKept}</Alert>;
}

/**
 * How many lines of the confirmed press are placed, and why it stopped before the last one. While it is being
 * sent the button says it.
 */
function Progress() {
  const progress = useAppSelector(selectProgress);
  const { run } = useAppSelector(selectTicket);
  const lines = useAppSelector(selectLines);
  const isDone = progress !== null && progress.placed === progress.total;
  const text =
    progress && km.ticket.progress(formatAmount(progress.placed), formatAmount(progress.total));
  return (
    <div role="status">
      {run?.isSending && <VisuallyHidden>{text}</VisuallyHidden>}
      {run && !run.isSending && progress && (
        <Alert severity={isDone ? 'success' : 'warning'}>
          <strong>{text}</strong> {stopText(isDone ? null : run.stop, lines)}
        </Alert>
      )}
    </div>
  );
}
