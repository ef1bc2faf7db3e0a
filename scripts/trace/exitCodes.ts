import type { Verification } from '../../src/replay/engine/verification';

/**
 * - `consistent`: all hashes match
 * - `notProven`: a part has no hashes or differs, as of another build
 * - `unreadable`: no file was read
 */
export const exitCodes = { consistent: 0, notProven: 1, unreadable: 2 } as const;

/** What the verification of a file that was read comes to. */
export function verdictOf({ kind }: Verification) {
  return kind === 'consistent' ? 'consistent' : 'notProven';
}
