import { useEffect, useMemo, useState } from 'react';
import { inSlices } from '../engine/inSlices';
import { searchSteps, shownSteps } from '../engine/searchSteps';
import type { StepSearch } from '../engine/searchSteps';
import { useReplay } from './useReplay';

interface Progress {
  search: StepSearch;
  /** Null once it is done. */
  searched: number | null;
  found: ReadonlySet<number> | null;
}

/**
 * The steps that a search found (null without one), and the share of the recording that it has read
 * (null once it is done). What the list shows is found at once, and the rest in slices.
 */
export function useStepSearch(search: StepSearch): Pick<Progress, 'found' | 'searched'> {
  const replay = useReplay();
  const { steps } = replay;
  const [progress, setProgress] = useState<Progress | null>(null);
  useEffect(() => {
    if (search.text.trim() === '') return undefined;
    const cancelled = new AbortController();
    let percent = 0;
    const onShare = (share: number) => {
      const next = Math.floor(share * 100);
      if (next > percent) setProgress({ search, searched: share, found: null });
      percent = next;
    };
    void inSlices(searchSteps(replay, search, onShare), cancelled.signal).then(
      (found) => found && setProgress({ search, searched: null, found }),
    );
    return () => cancelled.abort();
  }, [replay, search]);
  const shown = useMemo(() => shownSteps(steps, search.text), [steps, search.text]);
  if (shown === null) return { found: null, searched: null };
  const current = progress?.search === search ? progress : null;
  return { found: current?.found ?? shown, searched: current ? current.searched : 0 };
}
