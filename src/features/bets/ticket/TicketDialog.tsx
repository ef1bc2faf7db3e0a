import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useAppDispatch } from '../../../store/hooks';
import { closeTicket } from './ticketThunks';
import { TicketWorkspace } from './TicketWorkspace';

/** The ticket over the home screen. Its height stays while lines come and go. */
export default function TicketDialog() {
  const dispatch = useAppDispatch();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const close = () => dispatch(closeTicket());
  return (
    <Dialog
      open
      onClose={close}
      maxWidth="sm"
      fullWidth
      fullScreen={isNarrow}
      // Tab still goes round inside; only Alt+T may take the focus to a toast.
      disableEnforceFocus
      aria-labelledby="ticket-title"
      slotProps={{ paper: { sx: isNarrow ? {} : { height: 'min(900px, 100% - 32px)' } } }}
    >
      <TicketWorkspace titleId="ticket-title" onClose={close} />
    </Dialog>
  );
}
