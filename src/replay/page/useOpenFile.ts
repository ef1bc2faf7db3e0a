import { useRef, useState } from 'react';
import { readText } from '../engine/file/readText';
import { openReplay } from '../engine/openReplay';
import type { Replay } from '../engine/openReplay';
import { stepInHash } from './stepLink';

export interface OpenFile {
  /** Why the last file was not opened; null if it was. */
  error: unknown;
  isReading: boolean;
  /** Opens a file in place of the one that is open, which stays if that fails. */
  open(file: File): void;
}

interface OpenedFile {
  replay: Replay | null;
  /** Differs from file to file. */
  fileKey: number;
}

/** The file that is open. The step in the address belongs to the first file, and to the same one opened again. */
export function useOpenFile(): OpenFile & OpenedFile {
  const [opened, setOpened] = useState<OpenedFile>({ replay: null, fileKey: 0 });
  const [error, setError] = useState<unknown>(null);
  const [isReading, setReading] = useState(false);
  const newest = useRef<File | null>(null);

  async function read(file: File): Promise<void> {
    newest.current = file;
    setReading(true);
    setError(null);
    try {
      const text = await readText(file);
      if (newest.current !== file) return;
      const { replay: before, fileKey } = opened;
      const isLinked = before === null || before.text === text;
      const linkedStep = isLinked ? stepInHash(window.location.hash) : null;
      setOpened({ replay: openReplay(file.name, text, linkedStep), fileKey: fileKey + 1 });
    } catch (thrown) {
      if (newest.current === file) setError(thrown);
    } finally {
      if (newest.current === file) setReading(false);
    }
  }

  return { ...opened, error, isReading, open: (file) => void read(file) };
}
