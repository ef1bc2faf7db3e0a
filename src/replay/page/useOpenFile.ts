import { useRef, useState } from 'react';
import { messageOf } from '../../lib/logger';
import { readText } from '../file/readText';
import { openReplay } from './openReplay';
import type { Replay } from './openReplay';
import { stepInHash } from './stepLink';

interface OpenFile {
  replay: Replay | null;
  /** How many files were opened; another one is another visit. */
  openings: number;
  /** Why the last file was not opened. */
  problem: string | null;
  isReading: boolean;
  open(file: File): void;
}

/**
 * Opens files. A file that cannot be opened leaves the one before it open. The step of the address
 * is that of the first file, and of the same file opened again.
 */
export function useOpenFile(): OpenFile {
  const [shown, setShown] = useState<{ replay: Replay | null; openings: number }>({
    replay: null,
    openings: 0,
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const newest = useRef<File | null>(null);
  const text = useRef<string | null>(null);

  async function read(file: File): Promise<void> {
    newest.current = file;
    setReading(true);
    setProblem(null);
    try {
      const content = await readText(file);
      if (newest.current !== file) return;
      const isLinked = text.current === null || text.current === content;
      const step = isLinked ? stepInHash(window.location.hash) : null;
      const replay = openReplay(file.name, content, step ?? 0);
      text.current = content;
      setShown(({ openings }) => ({ replay, openings: openings + 1 }));
    } catch (error) {
      if (newest.current === file) setProblem(messageOf(error));
    } finally {
      if (newest.current === file) setReading(false);
    }
  }

  return { ...shown, problem, isReading, open: (file) => void read(file) };
}
