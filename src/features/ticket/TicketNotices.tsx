import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { km } from '../../i18n/km';
import { formatAmount } from '../../domain/money';
import { VisuallyHidden } from '../../ui/text';
import { fontSizes } from '../../ui/theme/fontSizes';
import { selectRoundId } from '../game/gameSelectors';
import { selectProgress } from './ticketDialogSelectors';
import { selectIsOtherRound, selectLines, selectSendableLines } from './ticketSelectors';
import { selectTicket, ticketEvents } from './ticketSlice';
import { stopText } from './ticketTexts';

/** Low and without a picture, so that three of them leave the lines in sight on a phone. */
const Notice = styled(Alert)({
  padding: '0 12px',
  fontSize: fontSizes.small,
  '& .MuiAlert-icon': { display: 'none' },
  '& .MuiAlert-message': { paddingBlock: 4 },
  '& .MuiAlert-action': { paddingLeft: 0, whiteSpace: 'nowrap' },
});

const Notices = styled('div')({
  // Above an open keyboard they scroll.
  '@media (max-height: 480px) and (max-width: 599px)': { maxHeight: 44, overflowY: 'auto' },
});

/** What the player should know of the ticket as a whole. */
export function TicketNotices() {
  return (
    <Notices>
      <OtherRound />
      <NotKept />
      <Progress />
    </Notices>
  );
}

/** Says that the lines left to send belong to another round, and moves them by a press. */
function OtherRound() {
  const dispatch = useAppDispatch();
  const isOther = useAppSelector(selectIsOtherRound);
  const { roundId, run } = useAppSelector(selectTicket);
  const current = useAppSelector(selectRoundId);
  const isEmpty = useAppSelector((state) => selectSendableLines(state).length === 0);
  if (!isOther || isEmpty || roundId === null || current === null) return null;
  return (
    <Notice
      severity="warning"
      action={
        <Button
          color="inherit"
          size="small"
          disabled={run?.isSending === true}
          onClick={() => dispatch(ticketEvents.movedToRound({ roundId: current }))}
        >
          {km.betModal.moveToRound(current)}
        </Button>
      }
    >
      {km.ticket.otherRound(roundId)}
    </Notice>
  );
}

/** Says that a reload forgets the lines. */
function NotKept() {
  const { isKept, lines } = useAppSelector(selectTicket);
  if (isKept || lines.length === 0) return null;
  return <Notice severity="warning">{km.ticket.notKept}</Notice>;
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
        <Notice severity={isDone ? 'success' : 'warning'}>
          <strong>{text}</strong> {stopText(isDone ? null : run.stop, lines)}
        </Notice>
      )}
    </div>
  );
}
