import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { km } from '../../i18n/km';
import { selectSendableLines } from './ticketSelectors';
import { selectIsTicketSending } from '../bets/betsSlice';
import { ticketEvents } from './ticketSlice';

const Tools = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  // The words stand in line with those of the lines.
  marginInline: -8,
  '& .MuiButton-root': { paddingInline: 8 },
});

/** Changes all lines at once. */
export function TicketTools() {
  const dispatch = useAppDispatch();
  const isLocked = useAppSelector(selectIsTicketSending);
  const isDisabled = useAppSelector((state) => selectSendableLines(state).length === 0) || isLocked;
  return (
    <Tools>
      <Button
        size="small"
        disabled={isDisabled}
        onClick={() => dispatch(ticketEvents.amountEdited({ lineId: null, text: '' }))}
      >
        {km.ticket.amountOfAll}
      </Button>
      <Button
        size="small"
        color="error"
        disabled={isDisabled}
        onClick={() => dispatch(ticketEvents.cleared())}
      >
        {km.ticket.removeAll}
      </Button>
    </Tools>
  );
}
