import { useEffect, useState } from 'react';
import type { Replay } from '../engine/openReplay';
import { verifyReplay } from '../engine/verification';
import type { Verification } from '../engine/verification';

const begun: Verification = { kind: 'checking', share: 0 };

/** Computes the whole recording in the background and compares it with the hashes of its trace. */
export function useVerification({ timeline, trace }: Replay): Verification {
  const [found, setFound] = useState<Verification>(begun);
  useEffect(() => {
    const cancelled = new AbortController();
    const checkpoints = trace.details?.checkpoints ?? [];
    const onProgress = (share: number) => setFound({ kind: 'checking', share });
    void verifyReplay(timeline, checkpoints, onProgress, cancelled.signal).then(
      (result) => result && setFound(result),
    );
    return () => cancelled.abort();
  }, [timeline, trace]);
  return found;
}
