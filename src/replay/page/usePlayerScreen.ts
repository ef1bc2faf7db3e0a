import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { unknownBuild } from '../../app/layout/buildContext';
import { screenReady } from '../frame/playerScreen';
import type { PlayerScreen } from '../frame/playerScreen';
import type { Replay } from './openReplay';

/** Moves the screen in a frame with the playback, from the moment that the frame is ready. */
export function usePlayerScreen(
  frame: RefObject<HTMLIFrameElement | null>,
  replay: Replay,
  onSwallowed: (count: number) => void,
  onFailure: (message: string | null) => void,
): RefObject<PlayerScreen | null> {
  const screen = useRef<PlayerScreen | null>(null);
  useEffect(() => {
    const { playback, shownAt, addressOf, trace } = replay;
    const build = trace.details?.app ?? unknownBuild;
    let shown = { step: -1, now: Number.NaN };

    function show() {
      const { step, now } = playback.getState();
      if (step === shown.step && now === shown.now) return;
      if (step !== shown.step) onFailure(null);
      shown = { step, now };
      const state = shownAt(step);
      screen.current?.show({ state, now, address: addressOf(state) });
    }

    function connect() {
      const found = frame.current?.contentWindow?.playerScreen;
      if (!found) return;
      screen.current = found;
      found.connect(build, { onSwallowed, onFailed: onFailure });
      shown = { step: -1, now: Number.NaN };
      show();
    }

    function hear(event: MessageEvent<unknown>) {
      const isOurs = event.source === frame.current?.contentWindow;
      if (isOurs && event.data === screenReady) connect();
    }

    window.addEventListener('message', hear);
    const unsubscribe = playback.subscribe(show);
    connect();
    return () => {
      window.removeEventListener('message', hear);
      unsubscribe();
    };
  }, [frame, replay, onSwallowed, onFailure]);
  return screen;
}
