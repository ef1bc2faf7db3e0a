import { useContext, useEffect, useState } from 'react';
import { ReplayContext } from './ReplayContext';
import { onIdle } from './scheduling';

/**
 * True from the browser's first rest on: what the first screen can do without is requested then. A replay shows
 * it at once, since the player's browser had rested.
 */
export function useIsIdle(): boolean {
  const isReplay = useContext(ReplayContext);
  const [isIdle, setIsIdle] = useState(isReplay);
  useEffect(() => onIdle(() => setIsIdle(true)), []);
  return isIdle;
}
