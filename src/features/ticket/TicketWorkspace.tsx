import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Activity, useDeferredValue, useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useAppSelector } from '../../store/hooks';
import { km } from '../../i18n/km';
import { roomForTicket } from '../../ui/theme/windows';
import { CountdownPanel } from '../game/RoundStatus';
import { TicketActions } from './TicketActions';
import { TicketAmountForm } from './TicketAmountForm';
import { EntryAmount, TicketEntry } from './TicketEntry';
import { TicketLines } from './TicketLines';
import { TicketNotices } from './TicketNotices';
import { selectLines } from './ticketSelectors';
import { selectTicket, selectTicketRound } from './ticketSlice';
import { TicketSums } from './TicketSums';
import { TicketTools } from './TicketTools';

/**
 * Only the lines scroll, and three of them keep their room. What a tiny window can't hold scrolls below the clock
 * and above the press; a low one has the lines next to the entry.
 */
const Layout = styled('div')(({ theme }) => ({
  '--inset': '24px',
  display: 'grid',
  gridTemplate: `'head' auto 'entry' auto 'lines' minmax(180px, 1fr) 'foot' auto / minmax(0, 1fr)`,
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  outline: 'none',
  [theme.breakpoints.down('sm')]: { '--inset': '16px' },
  '@media (max-height: 640px) and (min-width: 600px) and (max-width: 1599px)': {
    gridTemplate: `'head lines' auto 'entry lines' 1fr 'foot lines' auto / minmax(0, 1fr) minmax(0, 1fr)`,
  },
  // A phone with its keyboard open: a notice takes the place of the chips, so that a line stays in sight.
  '@media (max-height: 480px) and (max-width: 599px)': {
    '& header [data-size]': { '--dial': '44px' },
    '& dl > div': { display: 'flex', gap: 6 },
    '& > div > :has(+ ul)': { order: 1 },
    '&:has([role="alert"]) [data-part="each"]': { display: 'none' },
  },
}));

const Head = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  padding: '12px var(--inset)',
  background: theme.vars.palette.background.paper,
  [theme.breakpoints.down('sm')]: { paddingBlock: 6 },
  // Next to the stage: behind a toast.
  [`@media ${roomForTicket}`]: { minHeight: 108 },
}));

const Top = styled('div')({
  display: 'grid',
  gridArea: 'entry',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 8,
  // The label of the field stands on its upper edge.
  padding: '8px var(--inset) 4px',
});

const Lines = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gridArea: 'lines',
  padding: '0 var(--inset)',
  overflowY: 'auto',
});

const Foot = styled('div')(({ theme: { vars } }) => ({
  position: 'sticky',
  bottom: 0,
  gridArea: 'foot',
  padding: '0 var(--inset)',
  borderTop: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
  // What is empty or hidden takes no room, and without the others the border is that of the ticket.
  '& > * + :not(:empty), & > div:first-of-type > :not(:empty)': { marginBlock: 6 },
  '& > * + :last-child:not(:empty)': { marginBottom: 14 },
}));

/**
 * The ticket: numbers are typed or chosen above the list of its lines, and below it stand what they cost together
 * and the press that places them. It is as high as its parent, which `ticket-title` names. Without `onClose`
 * it is next to the stage.
 */
export function TicketWorkspace({ onClose }: { onClose?: () => void }) {
  const roundId = useAppSelector(selectTicketRound);
  const isEmpty = useAppSelector((state) => selectLines(state).length === 0);
  // Activity hides by the style `display` instead of unmounting: a press for another amount is a short task.
  const rest = useAppSelector((state) => (selectTicket(state).edit ? 'hidden' : 'visible'));
  // The press that opens it mounts the clock and the field that takes the keys; React adds the rest in small tasks.
  const isWhole = useDeferredValue(true, false);
  return (
    <KeptFocus>
      <Head>
        {/* Next to the stage it is a copy, which would be announced twice. */}
        <div aria-hidden={onClose === undefined}>
          <CountdownPanel size="sm" />
        </div>
        <Typography id="ticket-title" variant="h1" component="h2">
          {km.ticket.title} {roundId !== null && km.common.roundTag(roundId)}
        </Typography>
      </Head>
      <Top>
        <FormOrEntry takesFocus={onClose !== undefined} />
        {isWhole && (
          <Activity mode={rest}>
            <EntryAmount />
          </Activity>
        )}
      </Top>
      {isWhole && (
        <Lines>
          {isEmpty ? (
            <Typography color="textSecondary" sx={{ textAlign: 'center', py: 2 }}>
              {km.ticket.empty}
              <br />
              {km.ticket.emptyHint}
            </Typography>
          ) : (
            <Activity mode={rest}>
              <TicketTools />
            </Activity>
          )}
          <TicketLines />
        </Lines>
      )}
      <Foot>
        {isWhole && (
          <>
            <TicketNotices />
            <Activity mode={rest}>
              <TicketSums />
              <TicketActions onClose={onClose} />
            </Activity>
          </>
        )}
      </Foot>
    </KeptFocus>
  );
}

/** A form takes the place of what adds numbers. */
function FormOrEntry({ takesFocus }: { takesFocus: boolean }) {
  const edit = useAppSelector((state) => selectTicket(state).edit);
  if (edit) return <TicketAmountForm key={edit.lineId} edit={edit} />;
  return <TicketEntry takesFocus={takesFocus} />;
}

/** A held Enter is one press: it neither sends the rest nor closes what it has opened. */
function dropHeldEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}

/**
 * Many presses remove or disable the button that was pressed. The focus then stays in the ticket, where Escape
 * and Tab work. Not part of the workspace itself, which would render with each typed digit.
 */
function KeptFocus({ children }: { children: ReactNode }) {
  const layout = useRef<HTMLDivElement>(null);
  /** What had the focus last in the ticket; the lines, which may contain it, change with `shown`. */
  const focused = useRef<Element>(null);
  const ticket = useAppSelector(selectTicket);
  const shown = useDeferredValue(ticket);
  // What can be pressed changes with their receipts too.
  const lines = useAppSelector(selectLines);
  useEffect(() => {
    const { activeElement } = document;
    const last = focused.current;
    const isGone =
      last !== null && (!last.isConnected || last.matches(':disabled, [style*="display"] *'));
    if (isGone && (activeElement === document.body || activeElement === last))
      layout.current?.focus({ preventScroll: true });
  }, [ticket, shown, lines]);
  return (
    <Layout
      ref={layout}
      tabIndex={-1}
      onKeyDown={dropHeldEnter}
      onFocus={({ target }) => {
        focused.current = target;
      }}
    >
      {children}
    </Layout>
  );
}
