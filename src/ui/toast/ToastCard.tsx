import { useEffect, useRef, type CSSProperties, type Ref } from 'react';
import { km } from '../../i18n/km';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../icons/icons';
import './toast.css';
import { useDragToDismiss } from './useDragToDismiss';
import { useToastTimer } from './useToastTimer';

export type ToastSeverity = 'success' | 'error' | 'info' | 'warning';

const icons = { success: CheckIcon, error: CloseIcon, info: InfoIcon, warning: WarningIcon };

interface ToastCardProps {
  severity: ToastSeverity;
  text: string;
  /** Milliseconds until it goes by itself; null: it stays. */
  durationMs: number | null;
  onDismiss: () => void;
  /** For the toast host, which measures and animates the card's frame. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * One toast (specification section 9): light, a polite status, with a close button. It owns its time,
 * which stands still under the pointer, under the keyboard's focus and while the window has no focus.
 */
export function ToastCard({ severity, text, durationMs, onDismiss, ref }: ToastCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  const { paused, hold } = useToastTimer(durationMs, onDismiss);
  const drag = useDragToDismiss(onDismiss, (dragging) => hold('drag', dragging));
  const Icon = icons[severity];

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
    <div ref={ref} className="toast-frame">
      <div
        ref={card}
        className={`toast toast-${severity}`}
        tabIndex={-1}
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
        <span className="toast-icon">
          <Icon size={18} />
        </span>
        <p className="toast-text" role="status">
          {text}
        </p>
        <button
          type="button"
          className="toast-close"
          aria-label={km.toasts.close}
          onClick={dismiss}
        >
          <CloseIcon size={18} />
        </button>
        {durationMs !== null && (
          <span
            className={`toast-time${paused ? ' toast-time-paused' : ''}`}
            style={{ '--life': `${durationMs}ms` } as CSSProperties}
            aria-hidden="true"
          />
        )}
      </div>
    </div>
  );
}
