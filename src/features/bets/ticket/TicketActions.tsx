import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { km } from '../../../i18n/km';
import { formatAmount } from '../../../domain/money';
import { SpinnerButton } from '../../../ui/buttons';
import { pressGuard } from '../../../ui/theme/pressGuard';
import { useStakeBlocks } from '../useStakeBlocks';
import { selectProgress } from './ticketDialogSelectors';
import { selectSendableLines } from './ticketSelectors';
import { selectTicket, ticketEvents } from './ticketSlice';
import { confirmTicket } from './ticketThunks';

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '& > [data-control="ticket"]': { flex: 1 },
  // The press that sends the rest takes the place of the one before: a double tap is not meant for it.
  '&[data-sending="false"]': pressGuard,
});

/** On the upper edge of the footer, over its whole width: it comes and goes without moving anything. */
const Bar = styled(LinearProgress)({ position: 'absolute', inset: '-4px 0 auto' });

interface TicketActionsProps {
  /** Closes the ticket; without it there is no button for that. */
  onClose: (() => void) | undefined;
}

/** The press that places the lines. While they are being sent: how many are placed, and the press that stops it. */
export function TicketActions({ onClose }: TicketActionsProps) {
  const dispatch = useAppDispatch();
  const { roundId, run } = useAppSelector(selectTicket);
  const lines = useAppSelector(selectSendableLines);
  const progress = useAppSelector(selectProgress);
  const blocks = useStakeBlocks({ roundId });
  const isSending = run?.isSending === true;
  if (lines.length === 0 && !isSending) {
    return (
      <Buttons data-sending="false">
        {onClose && (
          <Button variant="contained" sx={{ flex: 1 }} onClick={onClose}>
            {km.keypad.close}
          </Button>
        )}
      </Buttons>
    );
  }
  const label = () => {
    if (isSending && progress)
      return km.ticket.placedOf(formatAmount(progress.placed), formatAmount(progress.total));
    return blocks.includes('closed')
      ? km.betModal.closed
      : km.ticket.submit(formatAmount(lines.length));
  };
  return (
    <Buttons data-sending={isSending}>
      {isSending && progress && (
        <Bar
          aria-hidden="true"
          variant="determinate"
          value={(100 * progress.placed) / progress.total}
        />
      )}
      {isSending ? (
        <Button
          key="stop"
          variant="outlined"
          disabled={run.stop !== null}
          onClick={() => dispatch(ticketEvents.stopPressed())}
        >
          {km.ticket.stop}
        </Button>
      ) : (
        onClose && (
          <Button key="close" onClick={onClose}>
            {km.keypad.close}
          </Button>
        )
      )}
      <SpinnerButton
        key="confirm"
        busy={isSending}
        loadingPosition="start"
        disabled={blocks.length > 0 || isSending}
        keepsFocus
        data-control="ticket"
        onClick={() => {
          if (roundId !== null) dispatch(confirmTicket(roundId, lines));
        }}
      >
        {label()}
      </SpinnerButton>
    </Buttons>
  );
}
