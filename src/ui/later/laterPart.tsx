import { Suspense, lazy, useState } from 'react';
import type { ComponentType } from 'react';

/** A component that comes in a file of its own. */
export interface LaterPart<Props> {
  /** Draws it: at once where it has been fetched, else nothing until it is there. */
  Part: ComponentType<Props>;
  /** Fetches it in good time. Never throws: what could not be fetched is asked for again when drawn. */
  fetch(): Promise<void>;
}

/**
 * Like `lazy`, but drawn in the same turn once it has been fetched. `lazy` shows its fallback at first
 * even then, and React keeps a fallback for 300 ms.
 */
export function laterPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LaterPart<Props> {
  let fetched: ComponentType<Props> | null = null;
  const Lazy = lazy(load) as unknown as ComponentType<Props>;
  return {
    Part(props) {
      // The same one for as long as it is shown.
      const [Chosen] = useState(() => fetched ?? Lazy);
      return (
        <Suspense>
          <Chosen {...props} />
        </Suspense>
      );
    },
    fetch: () =>
      load().then(
        (module) => {
          fetched = module.default;
        },
        () => undefined,
      ),
  };
}
