import { useEffect, useState } from 'react';
import { checkFaithfulness } from '../engine/faithfulness';
import type { Faithfulness } from '../engine/faithfulness';
import type { Replay } from './openReplay';

const begun: Faithfulness = { kind: 'checking', share: 0 };

/** Computes the whole visit in the background and tells whether it is proven. */
export function useFaithfulness({ timeline, trace }: Replay): Faithfulness {
  const [found, setFound] = useState(begun);
  useEffect(() => {
    let isCancelled = false;
    void checkFaithfulness(timeline, trace.details?.checkpoints ?? [], setFound, {
      isCancelled: () => isCancelled,
    });
    return () => {
      isCancelled = true;
    };
  }, [timeline, trace]);
  return found;
}
