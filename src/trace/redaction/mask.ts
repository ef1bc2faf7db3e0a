import { markerKey } from '../text/jsan';
import type { KnownSecrets } from './knownSecrets';
import { isSecretName } from './secretNames';
import { secretPatterns } from './textPatterns';
import type { SecretPattern } from './textPatterns';

/** What the app tells the mask about its own words. */
export interface MaskOptions {
  knownSecrets: KnownSecrets;
  /** Values that are no secret whatever their name is, such as the steps of an authorization. */
  openWords?: readonly string[];
  /** Patterns beside the usual ones. */
  patterns?: readonly SecretPattern[];
}

/**
 * Replaces what is or looks like a secret. The same secret has the same replacement and another one
 * has another, so that whatever a reducer compares stays equal or different: masking a state gives
 * what the reducers make of masked actions.
 */
export interface Mask {
  /** A text without the secrets inside it. */
  text(value: string): string;
  /** A text that is a secret as a whole. */
  secretText(value: string): string;
  /** A member's own name, masked. */
  name(key: string): string;
  isSecretName(key: string): boolean;
}

/** Texts that were looked at, kept to save the search for those that come again. */
const rememberedTexts = 2000;
/** No text of the app is shorter than this and a secret. */
const shortestText = 6;
/** No text of the app is longer than this; what is, is not searched but masked as a whole. */
const longestText = 4000;

/**
 * A mask that numbers its secrets from 1: the same text has the same number in all that one mask
 * wrote.
 */
export function createMask({ knownSecrets, openWords = [], patterns = [] }: MaskOptions): Mask {
  const allPatterns = [...patterns, ...secretPatterns];
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
    for (const { pattern, isSecret } of allPatterns) {
      text = text.replace(pattern, (match: string, ...rest: unknown[]) => {
        // The groups come first, then the place of the match.
        const last = rest[rest.findIndex((one) => typeof one === 'number') - 1];
        const secret = typeof last === 'string' ? last : match;
        return isSecret?.(secret) === false ? match : replaceLast(match, secret, label(secret));
      });
    }
    return text;
  };

  const texts = remember(search, () => knownSecrets.texts.length);
  const names = remember(isSecretName, () => 0);
  return {
    text(value) {
      if (value.length < shortestText) return value;
      return value.length > longestText ? label(value) : texts(value);
    },
    secretText: (value) => (value === '' || openWords.includes(value) ? value : label(value)),
    // The marker's name can't be restored as a key of data, and `__proto__` not be written safely.
    name: (key) => (key === markerKey || key === '__proto__' ? `${key}_` : texts(key)),
    isSecretName: names,
  };
}

function replaceLast(match: string, part: string, replacement: string): string {
  const at = match.lastIndexOf(part);
  return match.slice(0, at) + replacement + match.slice(at + part.length);
}

/** Keeps answers until there are too many, or until `version` changes. */
function remember<Answer>(
  ask: (text: string) => Answer,
  version: () => number,
): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  let since = version();
  return (text) => {
    if (answers.size >= rememberedTexts || since !== version()) {
      answers.clear();
      since = version();
    }
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = ask(text);
    answers.set(text, answer);
    return answer;
  };
}
