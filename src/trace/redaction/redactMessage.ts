import { messagePatterns } from './messagePatterns';
import { secretPatterns } from './secrets';
import type { KnownSecrets, SecretPattern } from './secrets';
import { createTextRedactor } from './textRedactor';

/**
 * A player's own words as a file may hold them. The labels are numbered within the message, so that it
 * comes out the same whenever it is redacted.
 *
 * @param patterns beside those for messages and the usual ones
 */
export function redactMessage(
  message: string,
  knownSecrets: KnownSecrets,
  patterns: readonly SecretPattern[],
): string {
  const all = [...patterns, ...messagePatterns, ...secretPatterns];
  return createTextRedactor(knownSecrets, all).redact(message);
}
