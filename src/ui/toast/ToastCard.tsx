import Alert from '@mui/material/Alert';
import { keyframes, styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { CSSProperties, Ref } from 'react';
import { km } from '../../i18n/km';
import { useDragToDismiss, useToastTimer } from './useToastTimer';

export type ToastSeverity = 'success' | 'error' | 'info' | 'warning';

const drain = keyframes`
  to { transform: scaleX(0); }
`;

const Frame = styled('div')({ width: 'min(380px, calc(100vw - 24px))' });

const Card = styled(Alert)(({ theme: { vars } }) => ({
  position: 'relative',
  overflow: 'hidden',
  padding: '6px 8px 8px 14px',
  background: vars.palette.background.paper,
  boxShadow: vars.shadows[24],
  cursor: 'grab',
  touchAction: 'pan-y',
  overflowWrap: 'anywhere',
  transition: 'transform 150ms, opacity 150ms',
  '&:active': { cursor: 'grabbing' },
  '& .MuiAlert-action': { marginRight: 0 },
}));

const TimeLeft = styled('span')(({ theme: { vars } }) => ({
  position: 'absolute',
  inset: 'auto 0 0',
  height: 3,
  background: vars.palette.ink[600],
  transformOrigin: 'left',
  animation: `${drain} var(--life) linear forwards`,
  '&[data-paused]': { animationPlayState: 'paused' },
  '.MuiAlert-colorSuccess &': { background: vars.palette.success.main },
  '.MuiAlert-colorError &': { background: vars.palette.error.main },
  '.MuiAlert-colorWarning &': { background: vars.palette.warning.main },
  '@media (prefers-reduced-motion: reduce)': { display: 'none' },
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
  const { paused, hold } = useToastTimer(durationMs, onDismiss);
  const drag = useDragToDismiss(onDismiss, (dragging) => hold('drag', dragging));

  useEffect(() => {
    // Read by the Alt+T hotkey, which focuses the newest.
    card.current?.setAttribute('data-toast', String(performance.now()));
    const leave = () => hold('window', true);
    const comeBack = () => hold('window', false);
    if (!document.hasFocus()) leave();
    window.addEventListener('blur', leave);
    window.addEventListener('focus', comeBack);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', comeBack);
    };
  }, [hold]);

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
        <TimeLeft
          data-paused={paused || undefined}
          style={{ '--life': `${durationMs}ms` } as CSSProperties}
          aria-hidden="true"
        />
      </Card>
    </Frame>
  );
}
