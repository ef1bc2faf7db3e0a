import { useEffect, useEffectEvent, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { retryWaitMs } from '../platform/backoff';

interface LoadingProps {
  /** Shown while the chunk can't be loaded; nothing by default. */
  fallback?: ReactNode;
  /** Called once per mount when the chunk can't be loaded. */
  onLoadFailed?: () => void;
}

/** A component in a separate chunk. Rendering it never throws if the chunk can't be loaded. */
export type PreloadableComponent<Props> = ComponentType<Props & LoadingProps> & {
  /** Never rejects: rendering the component tries again. */
  preload(): Promise<void>;
};

/**
 * Like `lazy`, with two differences: a preloaded component renders in the same turn, and a failed
 * chunk is requested again. `lazy` keeps its first failure, and shows its fallback for 300 ms.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): PreloadableComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  const preload = () =>
    load().then(
      (module) => {
        loaded = module.default;
      },
      () => undefined,
    );
  function Lazy({ fallback = null, onLoadFailed, ...props }: Props & LoadingProps) {
    // In state, so that a component stays the same one while it is mounted.
    const [Loaded, setLoaded] = useState(() => loaded);
    const [hasFailed, setHasFailed] = useState(false);
    const reportFailure = useEffectEvent(() => {
      if (!hasFailed) onLoadFailed?.();
      setHasFailed(true);
    });
    const isLoaded = Loaded !== null;
    useEffect(() => {
      if (isLoaded) return undefined;
      let isUnmounted = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const attempt = async (failures: number) => {
        await preload();
        if (isUnmounted) return;
        if (loaded !== null) {
          setLoaded(() => loaded);
          return;
        }
        reportFailure();
        timer = setTimeout(() => void attempt(failures + 1), retryWaitMs(failures, Math.random()));
      };
      // React may run this within the commit: the screen is on the page before more is requested for it.
      queueMicrotask(() => void attempt(0));
      return () => {
        isUnmounted = true;
        clearTimeout(timer);
      };
    }, [isLoaded]);
    if (Loaded === null) return hasFailed ? fallback : null;
    return <Loaded {...(props as unknown as Props)} />;
  }
  return Object.assign(Lazy, { preload });
}
