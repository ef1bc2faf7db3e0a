import { useRef, useState } from 'react';
import { messageOf } from '../../lib/logger';
import { openReplay } from '../engine/openReplay';
import type { Replay } from '../engine/openReplay';
import { readText } from '../file/readText';
import { stepInHash } from './stepLink';

export interface OpenFile {
  replay: Replay | null;
  /** How many files were opened so far. */
  openings: number;
  /** Why the last file was not opened. */
  error: string | null;
  isReading: boolean;
  open(file: File): void;
}

/**
 * Opens files. If a file cannot be opened, the one before it stays open. The step in the address
 * belongs to the first file, and to the same file opened again.
 */
export function useOpenFile(): OpenFile {
  const [replay, setReplay] = useState<Replay | null>(null);
  const [openings, setOpenings] = useState(0);
  const [error, setError] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const newest = useRef<File | null>(null);
  const openText = useRef<string | null>(null);

  async function read(file: File): Promise<void> {
    newest.current = file;
    setReading(true);
    setError(null);
    try {
      const text = await readText(file);
      if (newest.current !== file) return;
      const isLinked = openText.current === null || openText.current === text;
      const step = isLinked ? stepInHash(window.location.hash) : null;
      setReplay(openReplay(file.name, text, step ?? 0));
      setOpenings((count) => count + 1);
      openText.current = text;
    } catch (thrown) {
      if (newest.current === file) setError(messageOf(thrown));
    } finally {
      if (newest.current === file) setReading(false);
    }
  }

  return { replay, openings, error, isReading, open: (file) => void read(file) };
}
