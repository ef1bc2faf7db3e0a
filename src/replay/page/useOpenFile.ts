import { useRef, useState } from 'react';
import { messageOf } from '../../lib/logger';
import { openReplay } from '../engine/openReplay';
import type { Replay } from '../engine/openReplay';
import { refusalBeside } from '../engine/sharedClock';
import { readText } from '../file/readText';
import { nameStep, stepInHash } from './stepLink';

export interface OpenFile {
  /** Why files were not opened. */
  error: string | null;
  isReading: boolean;
  /** Opens files in place of those that are open. */
  open(...files: File[]): void;
  /** Opens files beside those that are open. */
  add(...files: File[]): void;
}

/** One of the files that are open. Each opening of a file has its own id. */
export interface OpenedFile {
  id: number;
  replay: Replay;
}

export interface OpenFiles extends OpenFile {
  /** Those of more than one are on one clock. */
  files: readonly OpenedFile[];
  /** The file that is shown; null without any. */
  active: OpenedFile | null;
  /** Shows a file at a time, in milliseconds since the epoch. */
  show(id: number, at: number): void;
  close(id: number): void;
}

/**
 * Opens files. If none of them can be opened, those before stay open. The step in the address belongs to the
 * first file, and to the same file opened again.
 */
export function useOpenFile(): OpenFiles {
  const [files, setFiles] = useState<readonly OpenedFile[]>([]);
  const [activeId, setActiveId] = useState(0);
  const [error, setError] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const newest = useRef<readonly File[] | null>(null);
  const linkedText = useRef<string | null>(null);
  const openings = useRef(0);
  const active = files.find(({ id }) => id === activeId) ?? files[0] ?? null;

  async function openOne(file: File, beside: readonly OpenedFile[]): Promise<OpenedFile> {
    const text = await readText(file);
    const isLinked = beside.length === 0 && (linkedText.current ?? text) === text;
    const step = isLinked ? stepInHash(window.location.hash) : null;
    const replay = openReplay(file.name, text, step);
    const refusal = refusalBeside(
      beside.map((one) => one.replay),
      replay,
    );
    if (refusal !== null) throw new Error(refusal);
    openings.current += 1;
    return { id: openings.current, replay };
  }

  async function read(chosen: readonly File[], kept: readonly OpenedFile[]): Promise<void> {
    newest.current = chosen;
    setReading(true);
    setError(null);
    const opened = [...kept];
    const errors: string[] = [];
    for (const file of chosen) {
      try {
        opened.push(await openOne(file, opened));
      } catch (thrown) {
        const message = messageOf(thrown);
        const isNamed = chosen.length === 1 || message.startsWith(file.name);
        errors.push(isNamed ? message : `${file.name}: ${message}`);
      }
      if (newest.current !== chosen) return;
    }
    setReading(false);
    if (errors.length > 0) setError(errors.join(' '));
    const [first] = opened;
    if (!first || opened.length === kept.length) return;
    setFiles(opened);
    if (kept.length > 0) return;
    setActiveId(first.id);
    linkedText.current = first.replay.text;
  }

  function show(id: number, at: number): void {
    const { playback } = files.find((one) => one.id === id)?.replay ?? {};
    if (!playback) return;
    if (id !== active?.id) active?.replay.playback.pause();
    playback.seek(playback.getState().axis.toPosition(at));
    if (id !== active?.id) nameStep(playback.getState().step);
    setActiveId(id);
  }

  return {
    files,
    active,
    error,
    isReading,
    open: (...chosen) => void read(chosen, []),
    add: (...chosen) => void read(chosen, files),
    show,
    close(id) {
      const rest = files.filter((one) => one.id !== id);
      setFiles(rest);
      const [first] = rest;
      if (first && active?.id === id) show(first.id, active.replay.playback.getState().now);
    },
  };
}
