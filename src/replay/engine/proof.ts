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
  /** Null while it is unknown, or if the file has no chain. */
  edits: Edits | null;
  /** Null while it is unknown, or if the file has no signature. */
  signature: SignatureCheck | null;
}

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
  const chain = trace.details?.chain;
  if (chain) onFound({ edits: await inChunks(findEdits(text, chain), signal) });
  if (trace.signature === null) return;
  onFound({ signature: await checkSignature(text, trace.signature, keys, playerOf(timeline)) });
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
