import type { Proof } from '../../src/replay/engine/proof';

/**
 * - `consistent`: all hashes match, and nothing was edited since the file was saved
 * - `notProven`: a part has no hashes or differs, as of another build; or the chain is missing
 * - `edited`: the chain contradicts the file
 * - `unreadable`: no file was read
 */
export const exitCodes = { consistent: 0, notProven: 1, edited: 2, unreadable: 3 } as const;

/** What the proof of a file that was read comes to. */
export function verdictOf({ verification, edits }: Proof) {
  const isChainBroken =
    edits !== null && edits !== 'noChain' && (edits.steps.length > 0 || edits.areDetailsEdited);
  if (isChainBroken) return 'edited';
  const isConsistent = verification.kind === 'consistent' && edits !== 'noChain';
  return isConsistent ? 'consistent' : 'notProven';
}
