import type { SignatureKey } from '../../config/signatureSettings';
import { checkSignature } from './file/checkSignature';
import type { SignatureCheck } from './file/checkSignature';
import { findEdits } from './file/findEdits';
import type { Edits } from './file/findEdits';
import { inChunks } from './inChunks';
import type { Replay } from './openReplay';
import { verifyReplay } from './verification';
import type { Verification } from './verification';

/** Whether the replay agrees with its file, the file with its chain, and who saved it. */
export interface Proof {
  verification: Verification;
  /** `noChain`: the file lacks what every recorder writes. Null while it is unknown, or for an export. */
  edits: Edits | 'noChain' | null;
  /** Null while it is unknown, or if neither the file has a signature nor the page a key. */
  signature: SignatureCheck | null;
}

/** Before anything is known. */
export const unknownProof: Proof = {
  verification: { kind: 'checking', share: 0 },
  edits: null,
  signature: null,
};

/**
 * Checks an open file in chunks.
 *
 * @param keys those of the operator
 * @param onFound takes each part as it becomes known
 */
export async function prove(
  { text, trace, timeline }: Pick<Replay, 'text' | 'trace' | 'timeline'>,
  keys: readonly SignatureKey[],
  signal: AbortSignal,
  onFound: (found: Partial<Proof>) => void,
): Promise<void> {
  const onProgress = (share: number) => onFound({ verification: { kind: 'checking', share } });
  const checkpoints = trace.details?.checkpoints ?? [];
  const verification = await inChunks(verifyReplay(timeline, checkpoints, onProgress), signal);
  if (verification === null) return;
  onFound({ verification });
  const { details, signature } = trace;
  if (details) {
    const { chain } = details;
    onFound({ edits: chain ? await inChunks(findEdits(text, chain), signal) : 'noChain' });
  }
  if (signature === null) {
    if (keys.length > 0) onFound({ signature: { kind: 'missing' } });
    return;
  }
  onFound({ signature: await checkSignature(text, signature, keys, playerOf(timeline)) });
}

/** Whose recording it is: one ends with its player's session. A file may hold any state. */
function playerOf({ lastStep, stateAt }: Replay['timeline']): string | null {
  for (let step = 0; step <= lastStep; step += 1) {
    const { session } = stateAt(step) as { session?: { player?: { userId?: unknown } | null } };
    const userId = session?.player?.userId;
    if (typeof userId === 'string') return userId;
  }
  return null;
}
