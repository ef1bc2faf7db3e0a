import { findEdits } from './file/findEdits';
import type { Edits } from './file/findEdits';
import { inChunks } from './inChunks';
import type { Replay } from './openReplay';
import { verifyReplay } from './verification';
import type { Verification } from './verification';

/** Whether the replay agrees with its file, and the file with its chain. */
export interface Proof {
  verification: Verification;
  /** `noChain`: the file lacks what every recorder writes. Null while it is unknown, or for an export. */
  edits: Edits | 'noChain' | null;
}

/** Before anything is known. */
export const unknownProof: Proof = {
  verification: { kind: 'checking', share: 0 },
  edits: null,
};

/**
 * Checks an open file in chunks.
 *
 * @param onFound takes each part as it becomes known
 */
export async function prove(
  { text, trace, timeline }: Pick<Replay, 'text' | 'trace' | 'timeline'>,
  signal: AbortSignal,
  onFound: (found: Partial<Proof>) => void,
): Promise<void> {
  const onProgress = (share: number) => onFound({ verification: { kind: 'checking', share } });
  const checkpoints = trace.details?.checkpoints ?? [];
  const verification = await inChunks(verifyReplay(timeline, checkpoints, onProgress), signal);
  if (verification === null) return;
  onFound({ verification });
  const { details } = trace;
  if (details) {
    const { chain } = details;
    onFound({ edits: chain ? await inChunks(findEdits(text, chain), signal) : 'noChain' });
  }
}
