import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { dockTicket } from './ticketThunks';
import { useTicketLetter } from './useTicketLetter';
import { TicketWorkspace } from './TicketWorkspace';

/** As high as the window lets it be; its lines scroll. */
const Place = styled(Paper)({
  display: 'flex',
  height: 'clamp(480px, 100vh - 420px, 760px)',
}) as typeof Paper;

/** The ticket in a column of its own, always open, so that no dialog covers the stage. */
export default function DockedTicket({ isCovered }: { isCovered: boolean }) {
  const dispatch = useAppDispatch();
  const place = useRef<HTMLDivElement>(null);
  useTicketLetter(() => place.current?.querySelector('textarea')?.focus(), !isCovered);
  useEffect(() => {
    dispatch(dockTicket());
  }, [dispatch]);
  return (
    <Place ref={place} component="section" aria-labelledby="ticket-title">
      <TicketWorkspace titleId="ticket-title" />
    </Place>
  );
}
