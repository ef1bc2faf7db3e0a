import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useAppDispatch } from '../../store/hooks';
import { closeTicket } from './ticketThunks';
import { TicketWorkspace } from './TicketWorkspace';

/** The ticket next to the home screen, which stays visible; on a phone a sheet over it. */
export default function TicketDialog() {
  const dispatch = useAppDispatch();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const close = () => dispatch(closeTicket());
  return (
    <Drawer
      open
      anchor={isNarrow ? 'bottom' : 'right'}
      onClose={close}
      // Tab still goes round inside; only Alt+T may take the focus to a toast.
      disableEnforceFocus
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': 'ticket-title',
          sx: isNarrow
            ? { height: 'calc(100% - 20px)', borderRadius: '18px 18px 0 0' }
            : { width: 'min(600px, 100%)', borderRadius: '18px 0 0 18px' },
        },
      }}
    >
      <TicketWorkspace onClose={close} />
    </Drawer>
  );
}
