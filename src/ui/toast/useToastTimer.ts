import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MouseEvent, PointerEvent } from 'react';

/** The share of its width that a toast must be dragged to close (specification section 9). */
const dismissShare = 0.8;

/** In px; a press moves less. */
const leastDrag = 6;

/**
 * Pointer handlers that let an element be dragged sideways: past 80 percent of its width it is
 * dismissed, otherwise it slides back. They move the element directly, without rendering. A press that is no
 * drag goes to the control below it, if there is one, and dismisses the element too.
 */
export function useDragToDismiss(onDismiss: () => void, onDragging: (dragging: boolean) => void) {
  const startX = useRef<number | null>(null);
  const dragged = useRef(0);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || (event.target as Element).closest('button, a')) return;
    startX.current = event.clientX;
    event.currentTarget.setPointerCapture(event.pointerId);
    onDragging(true);
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (startX.current === null) return;
    const { style, offsetWidth } = event.currentTarget;
    const distance = event.clientX - startX.current;
    style.transition = 'none';
    style.transform = `translateX(${distance}px)`;
    style.opacity = String(Math.max(0.2, 1 - Math.abs(distance) / (offsetWidth || 1)));
  }

  function release(event: PointerEvent<HTMLElement>) {
    if (startX.current === null) return;
    const { style, offsetWidth } = event.currentTarget;
    const distance = Math.abs(event.clientX - startX.current);
    startX.current = null;
    dragged.current = distance;
    onDragging(false);
    if (event.type === 'pointerup' && distance >= offsetWidth * dismissShare) {
      onDismiss();
      return;
    }
    style.transition = '';
    style.transform = '';
    style.opacity = '';
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    if (dragged.current >= leastDrag || (event.target as Element).closest('button, a')) return;
    const control = controlBelow(event);
    if (control === null) return;
    control.click();
    onDismiss();
  }

  return { onPointerDown, onPointerMove, onPointerUp: release, onPointerCancel: release, onClick };
}

/** The control under a press, below everything that is mounted outside of the app's root. */
function controlBelow({ clientX, clientY, currentTarget }: MouseEvent): HTMLElement | null {
  const host = currentTarget.closest('body > *');
  const stack = document.elementsFromPoint(clientX, clientY);
  const below = stack.find((element) => host?.contains(element) !== true);
  return below?.closest<HTMLElement>('button, a') ?? null;
}

/** Why a toast's timer is paused. */
export type PauseReason = 'hover' | 'focus' | 'window' | 'drag';

/**
 * Calls `onEnd` after `durationMs`. The timer pauses while there is any reason to, then continues from
 * where it stopped (specification section 9).
 *
 * @returns begins and ends a reason to pause
 */
export function useToastTimer(durationMs: number, onEnd: () => void) {
  const [reasons, setReasons] = useState<ReadonlySet<PauseReason>>(new Set());
  const left = useRef(durationMs);
  const paused = reasons.size > 0;
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    left.current = durationMs;
  }, [durationMs]);

  useEffect(() => {
    if (paused) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - startedAt));
    };
  }, [durationMs, paused]);

  return useCallback((reason: PauseReason, held: boolean) => {
    setReasons((before) => {
      if (before.has(reason) === held) return before;
      const after = new Set(before);
      if (held) after.add(reason);
      else after.delete(reason);
      return after;
    });
  }, []);
}
