import { inOrder } from '../file/agentNotes';
import type { AgentNote } from '../file/agentNotes';

/** The notes of an open file, as they are now. */
interface NotebookState {
  /** By step. */
  notes: readonly AgentNote[];
  /** The file, or a copy that was saved of it, has all of them. */
  isSaved: boolean;
}

/** What changes the notes; a store for `useSyncExternalStore`. */
export interface Notebook {
  getState(): NotebookState;
  subscribe(listener: () => void): () => void;
  /** Puts a note in the place of another; null to add or to delete one. The reverse undoes it. */
  replace(before: AgentNote | null, after: AgentNote | null): void;
  markSaved(): void;
}

/** @param written the notes that the file has, by step */
export function createNotebook(written: readonly AgentNote[]): Notebook {
  const listeners = new Set<() => void>();
  let saved = written;
  let state: NotebookState = { notes: written, isSaved: true };

  function change(notes: readonly AgentNote[]): void {
    const isSaved =
      notes.length === saved.length && notes.every((note, index) => note === saved[index]);
    state = { notes, isSaved };
    for (const listener of listeners) listener();
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    replace(before, after) {
      const others = state.notes.filter((note) => note !== before);
      change(after === null ? others : inOrder([...others, after]));
    },
    markSaved() {
      saved = state.notes;
      change(saved);
    },
  };
}
