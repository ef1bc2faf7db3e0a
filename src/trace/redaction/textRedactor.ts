import type { KnownSecrets, SecretPattern } from './secrets';
import { createWrittenText } from './writtenText';

/** How many texts are remembered, since most of them come again. */
const maxRemembered = 2000;
/** A shorter text is no secret. */
const minLength = 6;
/** No text of the app is longer; a longer one is replaced as a whole, unsearched. */
const maxLength = 4000;

/**
 * Finds secrets inside texts, and gives each secret its own label, numbered from 1.
 * @param labels by secret; several redactors of one recording share them
 */
export function createTextRedactor(
  knownSecrets: KnownSecrets,
  patterns: readonly SecretPattern[],
  labels = new Map<string, string>(),
): { redact(text: string): string; label(secret: string): string } {
  const label = (secret: string) => {
    const known = labels.get(secret) ?? `[masked ${labels.size + 1}]`;
    labels.set(secret, known);
    return known;
  };

  const search = (value: string) => {
    let known = value;
    for (const secret of knownSecrets.texts) {
      if (known.includes(secret)) known = known.replaceAll(secret, label(secret));
    }
    const text = createWrittenText(known);
    for (const { pattern, isSecret } of patterns) {
      const plain = text.plain();
      const found = [...plain.matchAll(pattern)].flatMap((match) => {
        const lastGroup = match.at(-1) ?? match[0];
        const start = match.index + match[0].lastIndexOf(lastGroup);
        const end = start + lastGroup.length;
        const secret = plain.slice(start, end);
        if (isSecret?.(secret) === false) return [];
        return [{ start, end, label: label(secret) }];
      });
      if (found.length > 0) text.replace(found);
    }
    return text.written();
  };

  const remembered = new Map<string, string>();
  let knownCount = 0;
  const redact = (text: string) => {
    if (text.length < minLength) return text;
    if (text.length > maxLength) return label(text);
    if (remembered.size >= maxRemembered || knownCount !== knownSecrets.texts.length) {
      remembered.clear();
      knownCount = knownSecrets.texts.length;
    }
    const known = remembered.get(text);
    if (known !== undefined) return known;
    const redacted = search(text);
    remembered.set(text, redacted);
    return redacted;
  };
  return { redact, label };
}
