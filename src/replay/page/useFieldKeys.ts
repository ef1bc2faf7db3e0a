import { flushSync } from 'react-dom';
import { useHotkeys } from './keyboard';

/** The ids of the fields that a key leads to. */
export const keyFields = { search: 'search-actions', time: 'go-to-time' } as const;

/** @param showActions shows the list with the search, which may be hidden behind another one */
export function useFieldKeys(showActions: () => void): void {
  const focusField = (id: string) => document.getElementById(id)?.focus();
  useHotkeys({
    '/': () => {
      flushSync(showActions);
      focusField(keyFields.search);
    },
    g: () => focusField(keyFields.time),
  });
}
