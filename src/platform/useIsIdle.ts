import { useEffect, useState } from 'react';
import { onIdle } from './scheduling';

/** True from the browser's first rest on: what the first screen can do without is requested then. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => onIdle(() => setIsIdle(true)), []);
  return isIdle;
}
