import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { km } from '../../i18n/km';
import { formatAmount } from '../../domain/money';
import { SpinnerButton } from '../../ui/buttons';
import { pressGuard } from '../../ui/theme/pressGuard';
import { useClockedSelector } from '../game/useClockedSelector';
import { useBlockReasons } from '../bets/useBlockReasons';
import {
  selectFittingLines,
  selectLineWarnings,
  selectProgress,
  selectRepetition,
} from './ticketDialogSelectors';
import { selectSendableLines } from './ticketSelectors';
import { selectTicket, ticketEvents } from './ticketSlice';
import { confirmTicket, repeatTicket } from './ticketThunks';

const Buttons = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '& > [data-offer="main"]': { flex: 1 },
  // How many are placed is read from it, although it can't be pressed.
  '& > [data-offer="main"].MuiButton-loading': { color: vars.palette.primary.contrastText },
  // What is offered changes when the sending ends: a press at that moment is not meant for it.
  '&[data-state="idle"]': pressGuard,
}));

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
  const fitting = useClockedSelector(selectFittingLines);
  const hasWarnings = useAppSelector(selectLineWarnings).trim() !== '';
  const blockReasons = useBlockReasons({ roundId });
  const isSending = run?.isSending === true;
  if (lines.length === 0 && !isSending) return <Idle onClose={onClose} />;
  const count = lines.length;
  const isBlocked = blockReasons.length > 0;
  const isLate = !isBlocked && fitting !== null && fitting < count;
  const confirm = () => {
    if (roundId !== null) dispatch(confirmTicket(roundId, lines));
  };
  const label = isSending
    ? km.ticket.placedOf(formatAmount(progress?.placed ?? 0), formatAmount(progress?.total ?? 0))
    : km.ticket.submit(formatAmount(count));
  // The server decides, and the player has been told: the press is possible, but not inviting.
  const risky = { variant: 'outlined', color: 'warning' } as const;
  return (
    <Buttons data-state={isSending ? 'sending' : 'idle'}>
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
        {...((hasWarnings || isLate) && risky)}
        busy={isSending}
        loadingPosition="start"
        disabled={isBlocked || isSending}
        keepsFocus
        data-control="ticket"
        data-offer="main"
        onClick={confirm}
      >
        {blockReasons.includes('closed') && !isSending ? km.betModal.closed : label}
      </SpinnerButton>
    </Buttons>
  );
}

/** Nothing can be sent: the ticket that was sent can be filled in again. */
function Idle({ onClose }: TicketActionsProps) {
  const dispatch = useAppDispatch();
  const repetition = useAppSelector(selectRepetition);
  const canRepeat = repetition?.isOpen === true;
  return (
    <Buttons data-state="idle">
      {onClose && (
        <Button
          variant={canRepeat ? 'text' : 'contained'}
          data-offer={repetition ? undefined : 'main'}
          onClick={onClose}
        >
          {km.keypad.close}
        </Button>
      )}
      {repetition && (
        <Button
          variant={canRepeat ? 'contained' : 'outlined'}
          data-offer="main"
          disabled={!canRepeat}
          onClick={() => dispatch(repeatTicket(repetition.roundId))}
        >
          {km.ticket.repeat(formatAmount(repetition.count), repetition.roundId)}
        </Button>
      )}
    </Buttons>
  );
}
