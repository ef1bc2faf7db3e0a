import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { km } from '../../../i18n/km';
import { formatAmount } from '../../../domain/money';
import { SpinnerButton } from '../../../ui/buttons';
import { pressGuard } from '../../../ui/theme/pressGuard';

import { useStakeBlocks } from '../useStakeBlocks';
import { selectRoundId } from '../../game/gameSelectors';
import { CountdownPanel } from '../../game/RoundStatus';
import { closeTicket, confirmTicket } from './ticketThunks';
import { TicketAmountForm } from './TicketAmountForm';
import { TicketLines } from './TicketLines';
import { selectProgress } from './ticketDialogSelectors';
import { selectIsOtherRound, selectLines, selectSendableLines } from './ticketSelectors';
import { selectTicket, ticketEvents } from './ticketSlice';
import { TicketSums } from './TicketSums';
import { stopText } from './ticketTexts';
import { TicketTools } from './TicketTools';

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  padding: '12px 24px',
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
}));

const Content = styled(DialogContent)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 12,
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
}));

const Foot = styled(DialogActions)(({ theme: { vars, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: '12px 24px 20px',
  borderTop: `1px solid ${vars.palette.divider}`,
  '& > *': { marginLeft: '0 !important' },
  [breakpoints.down('sm')]: { padding: '12px 16px' },
}));

const Buttons = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: 12,
  // The press that sends the rest takes the place of the one before: a double tap is not meant for it.
  '&[data-sending="false"]': pressGuard,
});

/** The ticket: its lines, what they cost together, and the press that places them. */
export default function TicketDialog() {
  const dispatch = useAppDispatch();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const roundId = useAppSelector((state) => selectTicket(state).roundId);
  const isEmpty = useAppSelector((state) => selectLines(state).length === 0);
  const paper = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open
      onClose={() => dispatch(closeTicket())}
      maxWidth="sm"
      fullWidth
      fullScreen={isNarrow}
      // Tab still goes round inside; only Alt+T may take the focus to a toast.
      disableEnforceFocus
      aria-labelledby="ticket-title"
      slotProps={{ paper: { ref: paper, tabIndex: -1, sx: { outline: 'none' } } }}
      onKeyDown={dropHeldEnter}
    >
      <Head>
        <CountdownPanel size="sm" />
        <DialogTitle id="ticket-title" sx={{ padding: 0 }}>
          {km.ticket.title} {roundId !== null && km.common.roundTag(roundId)}
        </DialogTitle>
      </Head>
      <Content>
        {isEmpty && (
          <Typography color="textSecondary" sx={{ textAlign: 'center', py: 2 }}>
            {km.ticket.empty}
            <br />
            {km.ticket.emptyHint}
          </Typography>
        )}
        <TicketLines />
        <TicketTools />
      </Content>
      <Foot>
        <OtherRound />
        <NotKept />
        <Progress />
        <AmountOrSums />
      </Foot>
      <KeptFocus paper={paper} />
    </Dialog>
  );
}

/** The form of an amount takes the place of the sums. */
function AmountOrSums() {
  const { edit } = useAppSelector(selectTicket);
  if (edit) return <TicketAmountForm key={edit.lineId} edit={edit} />;
  return (
    <>
      <TicketSums />
      <Actions />
    </>
  );
}

/** A held Enter is one press: it neither sends the rest nor closes what it has opened. */
function dropHeldEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}

/**
 * Many presses remove or disable the button that was pressed. The focus then stays in the dialog, where Escape
 * and Tab work. Not part of the dialog itself, which would render with each typed digit of an amount.
 */
function KeptFocus({ paper }: { paper: RefObject<HTMLDivElement | null> }) {
  const ticket = useAppSelector(selectTicket);
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.matches(':disabled') === true;
    if (isLost) paper.current?.focus();
  }, [ticket, paper]);
  return null;
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

/** How many lines of the confirmed press are placed, and why it stopped before the last one. */
function Progress() {
  const progress = useAppSelector(selectProgress);
  const { run } = useAppSelector(selectTicket);
  const lines = useAppSelector(selectLines);
  const isDone = progress !== null && progress.placed === progress.total;
  return (
    <div role="status">
      {run && progress && (
        <Alert severity={run.isSending ? 'info' : isDone ? 'success' : 'warning'}>
          <strong>
            {km.ticket.progress(formatAmount(progress.placed), formatAmount(progress.total))}
          </strong>{' '}
          {!run.isSending && run.stop && !isDone && stopText(run.stop, lines)}
          {run.isSending && (
            <LinearProgress
              aria-hidden="true"
              variant="determinate"
              value={(100 * progress.placed) / progress.total}
            />
          )}
        </Alert>
      )}
    </div>
  );
}

function Actions() {
  const dispatch = useAppDispatch();
  const { roundId, run } = useAppSelector(selectTicket);
  const lines = useAppSelector(selectSendableLines);
  const blocks = useStakeBlocks({ roundId });
  const isSending = run?.isSending === true;
  if (lines.length === 0 && !isSending) {
    return (
      <Button
        size="large"
        variant="contained"
        sx={pressGuard}
        onClick={() => dispatch(closeTicket())}
      >
        {km.keypad.close}
      </Button>
    );
  }
  return (
    <Buttons data-sending={isSending}>
      {isSending ? (
        <Button
          size="large"
          disabled={run.stop !== null}
          onClick={() => dispatch(ticketEvents.stopPressed())}
        >
          {km.ticket.stop}
        </Button>
      ) : (
        <Button size="large" onClick={() => dispatch(closeTicket())}>
          {km.keypad.close}
        </Button>
      )}
      <SpinnerButton
        size="large"
        busy={isSending}
        disabled={blocks.length > 0 || isSending}
        keepsFocus
        data-control="ticket"
        onClick={() => {
          if (roundId !== null) dispatch(confirmTicket(roundId, lines));
        }}
      >
        {blocks.includes('closed')
          ? km.betModal.closed
          : km.ticket.submit(formatAmount(lines.length))}
      </SpinnerButton>
    </Buttons>
  );
}
