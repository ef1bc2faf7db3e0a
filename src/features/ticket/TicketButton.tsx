import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { km } from '../../i18n/km';
import { formatAmount } from '../../domain/money';
import { openTicket } from './ticketThunks';
import { selectTicketSums } from './ticketSelectors';
import { useLetterKey } from '../../platform/useLetterKey';

const Opener = styled(Button)(({ theme: { vars } }) => ({
  gap: 10,
  padding: '2px 32px',
  border: `1px solid ${vars.palette.ink[600]}`,
  color: vars.palette.gold[300],
  fontVariantNumeric: 'tabular-nums',
  '& > kbd': { position: 'absolute', right: 8 },
}));

/** Opens the ticket, also by the key T while no dialog is open. */
export function TicketButton({ isCovered }: { isCovered: boolean }) {
  const dispatch = useAppDispatch();
  const { count, total } = useAppSelector(selectTicketSums);
  const open = () => dispatch(openTicket());
  useLetterKey('t', open, !isCovered);
  return (
    <Opener aria-haspopup="dialog" onClick={open}>
      <span>{km.ticketButton.open}</span>
      {count > 0 && <span>{km.ticketButton.count(formatAmount(count), formatAmount(total))}</span>}
      <kbd aria-hidden="true">{km.ticketButton.openHint}</kbd>
    </Opener>
  );
}
