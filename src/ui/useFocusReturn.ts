import { useEffect, useState } from 'react';

/**
 * Returns the focus when the component unmounts to the element that had it before. MUI would also scroll there, and a
 * reader of a long table would lose his place.
 */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement as HTMLElement | null);
  useEffect(() => () => opener?.focus({ preventScroll: true }), [opener]);
}
