import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { longestNumber } from '../../../config/bettingRules';
import { km } from '../../../i18n/km';
import { formatAmount } from '../../../domain/money';
import { selectRoundId } from '../../game/gameSelectors';
import { selectCanAddToTicket, selectSendableLines } from './ticketSelectors';
import { addNumber, addNumberSet, addRandomNumber } from './ticketThunks';
import {
  selectFavourites,
  selectIsTicketSending,
  selectSets,
  selectTicket,
  ticketEvents,
} from './ticketSlice';
import { additionText } from './ticketTexts';
import { fontSizes } from '../../../ui/theme/fontSizes';

const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  // As large as a finger needs; a pointer needs less.
  '--tool': '44px',
  '@media (pointer: fine)': { '--tool': '36px' },
  '& .MuiButton-root': { minHeight: 'var(--tool)', paddingInline: 14 },
  '& .MuiChip-root': {
    flex: 'none',
    height: 'var(--tool)',
    minWidth: 44,
    borderRadius: 'calc(var(--tool) / 2)',
  },
});

const Group = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  color: vars.palette.text.secondary,
  fontSize: fontSizes.cell,
}));

const lengths = Array.from({ length: longestNumber }, (_, index) => index + 1);

/** One row, in which many favourites and sets scroll. */
const Row = styled('div')({
  display: 'flex',
  gap: 16,
  maxWidth: '100%',
  overflowX: 'auto',
  '& > *': { flex: 'none', flexWrap: 'nowrap' },
  '&:empty': { display: 'none' },
});

/** Adds random, favourite and named numbers, says what an addition did, and changes all lines at once. */
export function TicketTools() {
  return (
    <>
      <Buttons />
      <Added />
    </>
  );
}

function Added() {
  const addition = useAppSelector((state) => selectTicket(state).addition);
  return (
    <Typography role="status" variant="body2" color="textSecondary" sx={{ minHeight: '1.7em' }}>
      {addition && additionText(addition)}
    </Typography>
  );
}

function Buttons() {
  const dispatch = useAppDispatch();
  const roundId = useAppSelector(selectRoundId);
  const canAdd = useAppSelector(selectCanAddToTicket) && roundId !== null;
  const isLocked = useAppSelector(selectIsTicketSending);
  const favourites = useAppSelector(selectFavourites);
  const sets = useAppSelector(selectSets);
  const hasLines = useAppSelector((state) => selectTicket(state).lines.length > 0);
  const count = useAppSelector((state) => selectSendableLines(state).length);
  return (
    <Tools>
      <Group role="group" aria-labelledby="ticket-random">
        <span id="ticket-random">{km.ticket.random}</span>
        {lengths.map((length) => (
          <Button
            key={length}
            size="small"
            variant="outlined"
            disabled={!canAdd}
            onClick={() => roundId !== null && dispatch(addRandomNumber(roundId, length))}
          >
            {km.ticket.randomOf(String(length))}
          </Button>
        ))}
      </Group>
      <Row>
        {favourites.length > 0 && (
          <Group role="group" aria-labelledby="ticket-favourites">
            <span id="ticket-favourites">{km.ticket.favourites}</span>
            {favourites.map((number) => (
              <Chip
                key={number}
                label={number}
                disabled={!canAdd}
                onClick={() => roundId !== null && dispatch(addNumber(roundId, number))}
              />
            ))}
          </Group>
        )}
        {sets.length > 0 && (
          <Group role="group" aria-labelledby="ticket-sets">
            <span id="ticket-sets">{km.ticket.sets}</span>
            {sets.map(({ name, numbers }) => (
              <Chip
                key={name}
                label={km.ticket.setOf(name, formatAmount(numbers.length))}
                disabled={!canAdd}
                onClick={() => roundId !== null && dispatch(addNumberSet(roundId, numbers))}
              />
            ))}
          </Group>
        )}
      </Row>
      <Group>
        <Button
          size="small"
          disabled={!hasLines && sets.length === 0}
          onClick={() => dispatch(ticketEvents.setNamed({ name: '' }))}
        >
          {km.ticket.nameSet}
        </Button>
        <Button
          size="small"
          disabled={isLocked || count === 0}
          onClick={() => dispatch(ticketEvents.amountEdited({ lineId: null, text: '' }))}
        >
          {km.ticket.amountOfAll}
        </Button>
        <Button
          size="small"
          color="error"
          disabled={isLocked || count === 0}
          onClick={() => dispatch(ticketEvents.cleared())}
        >
          {km.ticket.removeAll}
        </Button>
      </Group>
    </Tools>
  );
}
