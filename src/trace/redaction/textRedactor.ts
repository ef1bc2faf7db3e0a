import type { KnownSecrets, SecretPattern } from './secrets';

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
    for (const { pattern, isSecret } of patterns) {
      const plain = plainOf(known);
      let [written, end] = ['', 0];
      for (const match of plain.matchAll(pattern)) {
        const lastGroup = match.at(-1) ?? match[0];
        const start = match.index + match[0].lastIndexOf(lastGroup);
        if (start < end || isSecret?.(lastGroup) === false) continue;
        written += known.slice(end, start) + label(lastGroup);
        end = start + lastGroup.length;
      }
      known = written + known.slice(end);
    }
    return known;
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

/** With Khmer and full-width signs as ASCII ones, each in the same place. */
function plainOf(text: string): string {
  return text.replace(/[\u17e0-\u17e9\uff01-\uff5e]/g, (sign) => {
    const code = sign.charCodeAt(0);
    return String.fromCharCode(code < 0xff00 ? code - 0x17e0 + 0x30 : code - 0xfee0);
  });
}
