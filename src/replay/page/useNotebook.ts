import { useEffect, useSyncExternalStore } from 'react';
import { useReplay } from './useReplay';

/** The notes of the file that is open; the component renders when they change. */
export function useNotebook() {
  const { notebook } = useReplay();
  return useSyncExternalStore(notebook.subscribe, notebook.getState);
}

/** The browser asks before it leaves the page with notes that no file has. */
export function useUnsavedWarning(): void {
  const { isSaved } = useNotebook();
  useEffect(() => {
    if (isSaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isSaved]);
}
