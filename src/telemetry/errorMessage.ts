import { longestMessage } from './telemetrySchema';
import { messageOf } from '../platform/logger';
import { redactMessage } from '../trace/redaction/redactMessage';
import type { KnownSecrets } from '../trace/redaction/secrets';

const quoted = /"[^"]*"|'[^']*'|`[^`]*`/g;
/** No digit, no sign of an address and no letter beyond ASCII, so neither a number nor an id or a token. */
const plainWord = /^[A-Za-z.,:;!?()[\]{}<>'"-]+$/;

/**
 * The message of a script error as the operator may see it: known secrets and names are masked, quoted texts are
 * empty, and `#` stands for each word that is more than letters and punctuation.
 *
 * @param names of the player, in addition to the known secrets
 */
export function errorMessage(
  thrown: unknown,
  knownSecrets: KnownSecrets,
  names: readonly string[],
): string {
  const written = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : messageOf(thrown);
  const nameless = names.reduce((text, name) => text.replaceAll(name, '#'), written);
  const words = redactMessage(nameless, knownSecrets, [])
    .replace(/\[masked \d+\]/g, '#')
    .replace(quoted, '""')
    .split(/\s+/)
    .map((word) => (plainWord.test(word) ? word : '#'));
  return words.join(' ').slice(0, longestMessage);
}
