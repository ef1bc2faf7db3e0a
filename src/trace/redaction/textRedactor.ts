import type { KnownSecrets, SecretPattern } from './secrets';

/** How many texts are remembered, since most of them come again. */
const maxRemembered = 2000;
/** A shorter text is no secret. */
const minLength = 6;
/** No text of the app is longer; a longer one is replaced as a whole, unsearched. */
const maxLength = 4000;

/** Finds secrets inside texts, and gives each secret its own label, numbered from 1. */
export function createTextRedactor(
  knownSecrets: KnownSecrets,
  patterns: readonly SecretPattern[],
): { redact(text: string): string; label(secret: string): string } {
  const labels = new Map<string, string>();
  const label = (secret: string) => {
    const known = labels.get(secret) ?? `[masked ${labels.size + 1}]`;
    labels.set(secret, known);
    return known;
  };

  const search = (value: string) => {
    let text = value;
    for (const secret of knownSecrets.texts) {
      if (text.includes(secret)) text = text.replaceAll(secret, label(secret));
    }
    for (const { pattern, isSecret } of patterns) {
      text = text.replace(pattern, (match: string, ...rest: unknown[]) => {
        // The groups come first, then the index of the match.
        const offsetPlace = rest.findIndex((one) => typeof one === 'number');
        const lastGroup = rest[offsetPlace - 1];
        const secret = typeof lastGroup === 'string' ? lastGroup : match;
        const start = match.lastIndexOf(secret);
        const before = text.slice(0, Number(rest[offsetPlace]) + start);
        if (isSecret?.(secret, before) === false) return match;
        return match.slice(0, start) + label(secret) + match.slice(start + secret.length);
      });
    }
    return text;
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
