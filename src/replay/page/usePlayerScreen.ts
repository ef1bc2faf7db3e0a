import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { screenReady } from '../frame/playerScreen';
import type { PlayerScreen } from '../frame/playerScreen';
import { useReplay } from './useReplay';

/** Moves the screen in a frame with the playback, as soon as the frame is ready. */
export function usePlayerScreen(frame: RefObject<HTMLIFrameElement | null>) {
  const { build, playback, screenAt } = useReplay();
  const [blocked, setBlocked] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const screen = useRef<PlayerScreen | null>(null);
  useEffect(() => {
    let shown = { step: -1, now: Number.NaN };

    function show() {
      const { step, now } = playback.getState();
      if (step === shown.step && now === shown.now) return;
      if (step !== shown.step) setFailure(null);
      shown = { step, now };
      screen.current?.show({ ...screenAt(step), now });
    }

    function connect() {
      const found = frame.current?.contentWindow?.playerScreen;
      if (!found) return;
      screen.current = found;
      found.connect(build, { onBlocked: setBlocked, onFailed: setFailure });
      shown = { step: -1, now: Number.NaN };
      show();
    }

    function onMessage({ source, data }: MessageEvent<unknown>) {
      if (source === frame.current?.contentWindow && data === screenReady) connect();
    }

    window.addEventListener('message', onMessage);
    const unsubscribe = playback.subscribe(show);
    connect();
    return () => {
      window.removeEventListener('message', onMessage);
      unsubscribe();
    };
  }, [frame, build, playback, screenAt]);
  return { screen, blocked, failure };
}

interface Size {
  width: number;
  height: number;
}

/** By how much something of a size must shrink to fit into an element; at most 1. */
export function useScale(space: RefObject<HTMLElement | null>, { width, height }: Size): number {
  const [scale, setScale] = useState(0.5);
  useLayoutEffect(() => {
    const element = space.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element;
      setScale(Math.max(0.1, Math.min(1, clientWidth / width, clientHeight / height)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [space, width, height]);
  return scale;
}
