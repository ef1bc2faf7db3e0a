import { useEffect, useEffectEvent } from 'react';

/** Calls back with each key that is pressed in the window, as long as it is active. */
export function useKeyDown(onKeyDown: (event: KeyboardEvent) => void, isActive = true): void {
  const handle = useEffectEvent(onKeyDown);
  useEffect(() => {
    if (!isActive) return undefined;
    const listener = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [isActive]);
}
