import { readSignatureKeys } from '../../config/signatureSettings';
import { checkSignature } from '../file/checkSignature';
import type { SignatureCheck } from '../file/checkSignature';
import type { Replay } from './openReplay';
import { nextTask } from './verification';

/** Checks the signature of an open file with the keys of this page; null for a file without one. */
export async function signatureOf({
  text,
  trace,
  timeline,
}: Pick<Replay, 'text' | 'trace' | 'timeline'>): Promise<SignatureCheck | null> {
  if (trace.signature === null) return null;
  const keys = readSignatureKeys(document);
  return checkSignature(text, trace.signature, keys, await playerOf(timeline));
}

/** How many states are computed in one task. */
const statesAtOnce = 50;

/** Whose recording it is: one ends with its player's session. A file may hold any state. */
async function playerOf({ lastStep, stateAt }: Replay['timeline']): Promise<string | null> {
  for (let step = 0; step <= lastStep; step += 1) {
    if (step % statesAtOnce === 0) await nextTask();
    const { session } = stateAt(step) as { session?: { player?: { userId?: unknown } | null } };
    const userId = session?.player?.userId;
    if (typeof userId === 'string') return userId;
  }
  return null;
}
