/** What a secret looks like inside a text: the last group, or the whole match where it has none. */
export interface SecretPattern {
  /** With the flag `g`. */
  pattern: RegExp;
  /** Whether what was found is one after all; always where it is left out. */
  isSecret?: (found: string) => boolean;
}

/**
 * The usual forms. Round ids, amounts, stamps, RTK's request ids (21 characters), cache keys and the
 * app's own addresses match none of them. Each is linear in the length of the text.
 */
export const secretPatterns: readonly SecretPattern[] = [
  // JSON Web Tokens; an emulator's have no signature.
  { pattern: /\beyJ[\w-]{6,}(?:\.[\w-]*){1,2}/g },
  { pattern: /\b(?:Bearer|Basic)\s+([^\s"',;]{4,})/gi, isSecret: isNotMasked },
  // Laravel Sanctum: id|token, also as it stands in an address.
  { pattern: /\b\d{1,12}(?:\||%7C)\w{16,}/gi },
  // A name and a value, in a sentence, a query or JSON.
  {
    pattern:
      /(?:token|password|passwd|secret|authorization|cookie|api_?key)["']?\s?[:=]\s?["']?([^\s"'&,;]+)/gi,
    isSecret: (found) => isNotMasked(found) && !/^(?:expected|bearer|basic)$/i.test(found),
  },
  // Card numbers, and telephone numbers with their country. A server's ids have 15 digits at most, and
  // reducers make texts of them.
  { pattern: /\d{16,}/g },
  { pattern: /\b\d{4}(?:[ -]\d{4}){2}[ -]\d{1,7}\b/g },
  { pattern: /\+\d{8,12}\b/g },
  { pattern: /\b[0-9a-f]{32,}\b/gi },
  // Base64 of either alphabet, told from a long word by a digit and both cases.
  { pattern: /[\w+/-]{32,}={0,2}/g, isSecret: isMixed },
];

/** What was replaced already, here or where the text came in, is no secret any more. */
function isNotMasked(found: string): boolean {
  return !found.startsWith('[masked') && !found.startsWith('•••');
}

function isMixed(found: string): boolean {
  return /\d/.test(found) && /[a-z]/.test(found) && /[A-Z]/.test(found);
}
