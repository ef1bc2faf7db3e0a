import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { dockTicket } from './ticketThunks';
import { useLetterKey } from '../../platform/useLetterKey';
import { TicketWorkspace } from './TicketWorkspace';

const Place = styled(Paper)({ display: 'flex', minHeight: 0, overflow: 'hidden' }) as typeof Paper;

/** The ticket in a column of its own, always open, so that no dialog covers the stage. */
export default function DockedTicket({ isCovered }: { isCovered: boolean }) {
  const dispatch = useAppDispatch();
  const place = useRef<HTMLDivElement>(null);
  useLetterKey('t', () => place.current?.querySelector('textarea')?.focus(), !isCovered);
  useEffect(() => {
    dispatch(dockTicket());
  }, [dispatch]);
  return (
    <Place ref={place} component="section" aria-labelledby="ticket-title">
      <TicketWorkspace />
    </Place>
  );
}
