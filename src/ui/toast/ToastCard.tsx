import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { Ref } from 'react';
import { km } from '../../i18n/km';
import { useWindowEvent } from '../../platform/useWindowEvent';
import { roomForTicket } from '../theme/windows';
import { useDragToDismiss, useToastTimer } from './useToastTimer';

export type ToastSeverity = 'success' | 'error' | 'info' | 'warning';

/** As wide as its text, so that it lies over little; next to the clock of a docked ticket, in front of its title. */
const Frame = styled('div')({
  width: 'max-content',
  maxWidth: 'min(380px, calc(100vw - 24px))',
  marginLeft: 'auto',
  [`@media ${roomForTicket}`]: { maxWidth: 'min(380px, calc(100vw - 1258px))' },
});

const Card = styled(Alert)(({ theme: { vars } }) => ({
  padding: '0 8px 0 14px',
  background: vars.palette.background.paper,
  boxShadow: vars.shadows[24],
  cursor: 'grab',
  touchAction: 'pan-y',
  overflowWrap: 'anywhere',
  transition: 'transform 150ms, opacity 150ms',
  '&:active': { cursor: 'grabbing' },
  '& .MuiAlert-action': { marginRight: 0 },
}));

interface ToastCardProps {
  severity: ToastSeverity;
  text: string;
  /** Milliseconds until it goes by itself. */
  durationMs: number;
  onDismiss: () => void;
  /** For the toast host, which measures and animates the card's frame. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * One toast (specification section 9): light, a polite status, with a close button. Its timer pauses
 * under the pointer, with the keyboard focus, and while the window has no focus.
 */
export function ToastCard({ severity, text, durationMs, onDismiss, ref }: ToastCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  const hold = useToastTimer(durationMs, onDismiss);
  const drag = useDragToDismiss(onDismiss, (dragging) => hold('drag', dragging));

  useEffect(() => {
    // Read by the Alt+T hotkey, which focuses the newest.
    card.current?.setAttribute('data-toast', String(performance.now()));
    if (!document.hasFocus()) hold('window', true);
  }, [hold]);
  useWindowEvent('blur', () => hold('window', true));
  useWindowEvent('focus', () => hold('window', false));

  function dismiss() {
    const hasFocus = card.current?.contains(document.activeElement) === true;
    if (hasFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    onDismiss();
  }

  return (
    <Frame ref={ref}>
      <Card
        ref={card}
        role="status"
        severity={severity}
        closeText={km.toasts.close}
        onClose={dismiss}
        tabIndex={-1}
        // A press takes no focus, which would hold the timer until it goes elsewhere.
        onMouseDown={(event) => event.preventDefault()}
        onPointerEnter={() => hold('hover', true)}
        onPointerLeave={() => hold('hover', false)}
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
          hold('focus', true);
        }}
        onBlur={() => hold('focus', false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') dismiss();
        }}
        {...drag}
      >
        {text}
      </Card>
    </Frame>
  );
}
