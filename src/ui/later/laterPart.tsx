import { useEffect, useEffectEvent, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** The wait before a part is asked for again, in milliseconds: doubled each time up to the longest. */
const firstWaitMs = 1000;
const longestWaitMs = 30_000;

interface MissingPart {
  /** Shown while the part can't be had; nothing by default. */
  fallback?: ReactNode;
  /** The part is to be shown and can't be had: told once, until it is mounted again. */
  onMiss?: () => void;
}

/** A component that comes in a file of its own. */
export interface LaterPart<Props> {
  /** Draws it: at once where it has been fetched, else when it is there. Never throws for its file. */
  Part: ComponentType<Props & MissingPart>;
  /** Fetches it in good time. Never throws: what could not be fetched is asked for again when drawn. */
  fetch(): Promise<void>;
}

/**
 * Like `lazy`, but drawn in the same turn once it has been fetched, and asked for again where its file
 * could not be had. `lazy` keeps its first failure, and its fallback for 300 ms at least.
 */
export function laterPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LaterPart<Props> {
  let fetched: ComponentType<Props> | null = null;
  const fetch = () =>
    load().then(
      (module) => {
        fetched = module.default;
      },
      () => undefined,
    );
  return {
    Part({ fallback = null, onMiss, ...props }) {
      // The same one for as long as it is shown.
      const [Chosen, setChosen] = useState(() => fetched);
      const [isMissed, setIsMissed] = useState(false);
      const miss = useEffectEvent(() => {
        if (!isMissed) onMiss?.();
        setIsMissed(true);
      });
      const isThere = Chosen !== null;
      useEffect(() => {
        if (isThere) return undefined;
        let isGone = false;
        let timer: ReturnType<typeof setTimeout> | undefined;
        const ask = async (waitMs: number) => {
          await fetch();
          if (isGone) return;
          if (fetched !== null) {
            setChosen(() => fetched);
            return;
          }
          miss();
          timer = setTimeout(() => void ask(Math.min(2 * waitMs, longestWaitMs)), waitMs);
        };
        void ask(firstWaitMs);
        return () => {
          isGone = true;
          clearTimeout(timer);
        };
      }, [isThere]);
      if (Chosen === null) return isMissed ? fallback : null;
      return <Chosen {...(props as unknown as Props)} />;
    },
    fetch,
  };
}
