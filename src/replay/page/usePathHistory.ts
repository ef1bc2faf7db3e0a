import { createContext, useEffect, useState } from 'react';
import { inSlices } from '../engine/inSlices';
import { findPathChanges } from '../engine/pathHistory';
import { followPath } from '../engine/statePath';
import type { FollowedPath, StatePath } from '../engine/statePath';
import type { Step } from '../engine/steps';
import { useReplay } from './useReplay';

/** Asks which steps changed a path, as it stands in the first of these states that has it. */
export type AskWho = (path: StatePath, ...states: readonly unknown[]) => void;

/** Null where a value is of no state. */
export const AskWhoContext = createContext<AskWho | null>(null);

/** The path that was asked for, and the steps that changed it. */
export interface PathHistory {
  path: FollowedPath;
  /** Null until the whole recording is read. */
  steps: readonly Step[] | null;
  /** The share that is read. */
  share: number;
}

/** The changes of one path at a time, read in slices; another path cancels the reading. */
export function usePathHistory(): {
  history: PathHistory | null;
  ask: AskWho;
  close(): void;
} {
  const replay = useReplay();
  const [history, setHistory] = useState<PathHistory | null>(null);
  const path = history?.path ?? null;
  useEffect(() => {
    if (path === null) return undefined;
    const cancelled = new AbortController();
    let percent = 0;
    const onShare = (share: number) => {
      const next = Math.floor(share * 100);
      if (next > percent) setHistory({ path, steps: null, share });
      percent = next;
    };
    void inSlices(findPathChanges(replay, path, onShare), cancelled.signal).then((found) => {
      if (found === null) return;
      const changed = new Set(found);
      const steps = replay.steps.filter(({ index }) => changed.has(index));
      setHistory({ path, steps, share: 1 });
    });
    return () => cancelled.abort();
  }, [replay, path]);
  return {
    history,
    ask: (asked, ...states) =>
      setHistory({ path: followPath(asked, ...states), steps: null, share: 0 }),
    close: () => setHistory(null),
  };
}
