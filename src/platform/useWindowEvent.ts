import { useEffect, useEffectEvent } from 'react';

/** Calls back with each event of this type at the window, as long as it is active. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  onEvent: (event: WindowEventMap[Type]) => void,
  isActive = true,
): void {
  const handle = useEffectEvent(onEvent);
  useEffect(() => {
    if (!isActive) return undefined;
    const listener = (event: WindowEventMap[Type]) => handle(event);
    window.addEventListener(type, listener);
    return () => window.removeEventListener(type, listener);
  }, [type, isActive]);
}
