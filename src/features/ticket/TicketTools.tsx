import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { km } from '../../i18n/km';
import { selectSendableLines } from './ticketSelectors';
import { selectIsTicketSending } from '../bets/betsSlice';
import { selectTicket, ticketEvents } from './ticketSlice';
import { additionText } from './ticketTexts';

const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  // As large as a finger needs; a pointer needs less.
  '--tool': '44px',
  '@media (pointer: fine)': { '--tool': '36px' },
  '& .MuiButton-root': { minHeight: 'var(--tool)', paddingInline: 14 },
});

/** Changes all lines at once, and says what an addition did. */
export function TicketTools() {
  const dispatch = useAppDispatch();
  const addition = useAppSelector((state) => selectTicket(state).addition);
  const isLocked = useAppSelector(selectIsTicketSending);
  const isDisabled = useAppSelector((state) => selectSendableLines(state).length === 0) || isLocked;
  return (
    <>
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
      <Typography role="status" variant="body2" color="textSecondary" sx={{ minHeight: '1.7em' }}>
        {addition && additionText(addition)}
      </Typography>
    </>
  );
}
