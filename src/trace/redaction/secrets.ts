/** What counts as a secret: by the value itself, by the name above it, or by its looks in a text. */

/** Secrets that this page has handled. They are redacted wherever they turn up. */
export type KnownSecrets = ReturnType<typeof createKnownSecrets>;

/** Anything shorter would match innocent texts. */
const minSecretLength = 6;

/** Lives in the page's memory and ends with it. */
export function createKnownSecrets() {
  const texts: string[] = [];
  const add = (text: string) => {
    if (text.length >= minSecretLength && !texts.includes(text)) texts.push(text);
  };
  return {
    note(secret: string): void {
      add(secret);
      // Half a character can't be URL-encoded, and a URL can't carry it.
      if (!/\p{Surrogate}/u.test(secret)) add(encodeURIComponent(secret));
    },
    /** Every noted secret, plain and URL-encoded; only grows. */
    texts: texts as readonly string[],
  };
}

const secretNames =
  /token|passw|passcode|secret|authorization|cookie|credential|api_?-?key|bearer|\bjwt\b|private_?key/i;

/** A member's name; cache keys such as `getReport({…})` are none. */
const memberName = /^[\w$-]{1,60}$/;

/** Whether the value of a member with this name is a secret. */
export function isSecretName(name: string): boolean {
  return memberName.test(name) && secretNames.test(name);
}

/** What a secret looks like in a text: the last group, or the whole match if there is none. */
export interface SecretPattern {
  /** With the flag `g`; linear in the length of the text. */
  pattern: RegExp;
  /** Rejects false matches. */
  isSecret?: (found: string) => boolean;
}

/** None matches round ids, amounts, timestamps, request ids (21 characters), cache keys or the app's addresses. */
export const secretPatterns: readonly SecretPattern[] = [
  // JSON Web Tokens; an emulator's have no signature.
  { pattern: /\beyJ[\w-]{6,}(?:\.[\w-]*){1,2}/g },
  { pattern: /\b(?:Bearer|Basic)\s+([^\s"',;]{4,})/gi, isSecret: isNotRedacted },
  // Laravel Sanctum: id|token, also URL-encoded.
  { pattern: /\b\d{1,16}(?:\||%7C)\w{16,}/gi },
  // A name and its value, in a sentence, a query or JSON.
  {
    pattern:
      /(?:token|password|passwd|secret|authorization|cookie|api_?key)["']?\s?[:=]\s?["']?([^\s"'&,;]+)/gi,
    isSecret: (found) => isNotRedacted(found) && !/^(?:expected|bearer|basic)$/i.test(found),
  },
  // Card numbers, and phone numbers with a country code. A server's ids have at most 15 digits.
  { pattern: /\d{16,}/g },
  { pattern: /\b\d{4}(?:[ -]\d{4}){2}[ -]\d{1,7}\b/g },
  { pattern: /\+\d{8,12}\b/g },
  { pattern: /\b[0-9a-f]{32,}\b/gi },
  // Base64 in either alphabet; a digit and both cases tell it from a long word.
  {
    pattern: /[\w+/-]{32,}={0,2}/g,
    isSecret: (found) => /\d/.test(found) && /[a-z]/.test(found) && /[A-Z]/.test(found),
  },
];

/** Redaction here and in `api/` leaves these. */
function isNotRedacted(found: string): boolean {
  return !found.startsWith('[masked') && !found.startsWith('•••');
}
