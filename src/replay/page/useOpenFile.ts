import { useEffect, useRef, useState } from 'react';
import { readText } from '../engine/file/readText';
import { openReplay } from '../engine/openReplay';
import type { Replay } from '../engine/openReplay';
import type { Playback } from '../engine/playback';

export interface OpenFile {
  /** Why the last file was not opened; null if it was. */
  error: unknown;
  isReading: boolean;
  /** Opens a file in place of the one that is open, which stays if that fails. */
  open(file: File): void;
}

/** The step that the page's address names (`#step=123`), at which the first file opens; null if it names none. */
function linkedStep(): number | null {
  const digits = /^#step=(\d{1,7})$/.exec(window.location.hash)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Goes to the step of an address that is typed while a file is open. */
export function useTypedStep({ goToStep }: Playback): void {
  useEffect(() => {
    const follow = () => {
      const step = linkedStep();
      if (step !== null) goToStep(step);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [goToStep]);
}

/** The file that is open. */
export function useOpenFile() {
  /** `fileKey` differs from file to file. */
  const [opened, setOpened] = useState({ replay: null as Replay | null, fileKey: 0 });
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
      const firstStep = opened.replay === null ? linkedStep() : null;
      const replay = openReplay(file.name, text, firstStep);
      setOpened({ replay, fileKey: opened.fileKey + 1 });
    } catch (thrown) {
      if (newest.current === file) setError(thrown);
    } finally {
      if (newest.current === file) setReading(false);
    }
  }

  return { ...opened, error, isReading, open: (file: File) => void read(file) };
}
