import { useEffect, useState } from 'react';
import { inOrder } from '../engine/file/agentNotes';
import type { AgentNote } from '../engine/file/agentNotes';
import type { Replay } from '../engine/openReplay';

/** The notes of the open file, as they are now. */
export interface Notes {
  /** Differs from file to file. */
  fileKey: number;
  /** By step. */
  list: readonly AgentNote[];
  /** The file, or a copy that was saved of it, has all of them. */
  isSaved: boolean;
  add(note: AgentNote): void;
  remove(note: AgentNote): void;
  markSaved(): void;
}

interface NotesState {
  replay: Replay | null;
  fileKey: number;
  list: readonly AgentNote[];
  saved: readonly AgentNote[];
}

const nothingOpen: NotesState = { replay: null, fileKey: 0, list: [], saved: [] };

/** The notes begin with those of the file. The browser asks before it leaves the page with unsaved ones. */
export function useNotes(replay: Replay | null): Notes {
  const [state, setState] = useState<NotesState>(nothingOpen);
  if (state.replay !== replay) {
    const list = replay?.trace.agentNotes ?? [];
    setState({ replay, fileKey: state.fileKey + 1, list, saved: list });
  }
  const { fileKey, list, saved } = state;
  const isSaved = list.length === saved.length && list.every((note, at) => note === saved[at]);
  const change = (next: readonly AgentNote[]) => setState({ ...state, list: next });
  useEffect(() => {
    if (isSaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isSaved]);
  return {
    fileKey,
    list,
    isSaved,
    add: (note) => change(inOrder([...list, note])),
    remove: (note) => change(list.filter((one) => one !== note)),
    markSaved: () => setState({ ...state, saved: list }),
  };
}
