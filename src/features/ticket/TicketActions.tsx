import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { km } from '../../i18n/km';
import { formatAmount } from '../../domain/money';
import { SpinnerButton } from '../../ui/buttons';
import { pressGuard } from '../../ui/theme/pressGuard';
import { useClockedSelector } from '../game/useClockedSelector';
import { useBlockReasons } from '../bets/blockReasons';
import {
  selectFittingLines,
  selectLineWarnings,
  selectProgress,
  selectRepetition,
} from './ticketDialogSelectors';
import { selectSendableLines } from './ticketSelectors';
import { selectTicket, selectTicketRound, ticketEvents } from './ticketSlice';
import { confirmTicket, repeatTicket } from './ticketThunks';

const Buttons = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '& > [data-offer="main"], & > :only-child': { flex: 1 },
  // How many are placed is read from it, although it can't be pressed.
  '& > [data-offer="main"].MuiButton-loading': { color: vars.palette.primary.contrastText },
  // What is offered changes when the sending ends: a press at that moment is not meant for it.
  '&[data-state="idle"]': pressGuard,
}));

/** The way out if there is one, and the main press. While the lines are being sent: the press that stops it. */
export function TicketActions({ onClose }: { onClose: (() => void) | undefined }) {
  const dispatch = useAppDispatch();
  const run = useAppSelector((state) => selectTicket(state).run);
  const isEmpty = useAppSelector((state) => selectSendableLines(state).length === 0);
  const isSending = run?.isSending === true;
  return (
    <Buttons data-state={isSending ? 'sending' : 'idle'}>
      {isSending && (
        <Button
          variant="outlined"
          disabled={run.stop !== null}
          onClick={() => dispatch(ticketEvents.stopPressed())}
        >
          {km.ticket.stop}
        </Button>
      )}
      {!isSending && onClose && (
        <Button variant="outlined" onClick={onClose}>
          {km.keypad.close}
        </Button>
      )}
      {isEmpty && !isSending ? <Repeat /> : <Confirm isSending={isSending} />}
    </Buttons>
  );
}

/** Places the lines. While they are being sent it says how many are placed. */
function Confirm({ isSending }: { isSending: boolean }) {
  const dispatch = useAppDispatch();
  const roundId = useAppSelector(selectTicketRound);
  const lines = useAppSelector(selectSendableLines);
  const progress = useAppSelector(selectProgress);
  const isLate = useClockedSelector(selectFittingLines) !== null;
  const hasWarnings = useAppSelector(selectLineWarnings).trim() !== '';
  const blockReasons = useBlockReasons({ roundId });
  const confirm = () => {
    if (roundId !== null) dispatch(confirmTicket(roundId, lines));
  };
  const label = isSending
    ? km.ticket.placedOf(formatAmount(progress?.placed ?? 0), formatAmount(progress?.total ?? 0))
    : km.ticket.submit(formatAmount(lines.length));
  // The server decides, and the player has been told: the press is possible, but not inviting.
  const risky = { variant: 'outlined', color: 'warning' } as const;
  return (
    <SpinnerButton
      {...((hasWarnings || isLate) && risky)}
      busy={isSending}
      loadingPosition="start"
      disabled={blockReasons.length > 0 || isSending}
      keepsFocus
      data-control="ticket"
      data-offer="main"
      onClick={confirm}
    >
      {blockReasons.includes('closed') && !isSending ? km.betModal.closed : label}
    </SpinnerButton>
  );
}

/** Nothing can be sent: the ticket that was sent can be filled in again. */
function Repeat() {
  const dispatch = useAppDispatch();
  const repetition = useAppSelector(selectRepetition);
  if (repetition === null) return null;
  const { count, roundId, isOpen } = repetition;
  const text = isOpen ? km.ticket.repeat : km.ticket.repeatLater;
  return (
    <Button
      variant={isOpen ? 'contained' : 'outlined'}
      data-offer="main"
      disabled={!isOpen}
      onClick={() => dispatch(repeatTicket(roundId))}
    >
      {text(formatAmount(count), roundId)}
    </Button>
  );
}
