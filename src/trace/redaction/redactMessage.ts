import { messagePatterns } from './messagePatterns';
import { secretPatterns } from './secrets';
import type { KnownSecrets, SecretPattern } from './secrets';
import { createTextRedactor } from './textRedactor';

/**
 * A player's own words as a file may hold them. The labels are numbered within the message, so that it
 * comes out the same whenever it is redacted.
 *
 * @param patterns in addition to those for messages and the usual ones
 * @param isOwnNumber whether a number is one of the recording and stays
 */
export function redactMessage(
  message: string,
  knownSecrets: KnownSecrets,
  patterns: readonly SecretPattern[],
  isOwnNumber: (digits: string) => boolean = () => false,
): string {
  const all = [...patterns, ...secretPatterns, ...messagePatterns(isOwnNumber)];
  return createTextRedactor(knownSecrets, all).redact(message);
}
