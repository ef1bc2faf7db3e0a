/** Stands where a secret stood. */
const mask = '•••';

/** Shorter than any token: a replacement must not hit what only looks like one. */
const shortestSecret = 6;

/**
 * What steers a text without being seen: control characters, those that turn the direction of
 * reading (a `;` or an amount could change its place), tag characters, halves of a character. Khmer
 * needs its zero-width space and joiners, which stay.
 */
const steering =
  /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E007F}]/gu;

/** What looks like anybody’s token: a bearer header, a JWT, a Laravel token. */
const tokens = [/\bBearer\s+\S+/gi, /\beyJ[\w-]{8,}(\.[\w-]*){1,2}/g, /\b\d+\|\w{16,}/g];

/** A name or a sentence from outside as plain text in one line; see {@link steering}. */
export function plainText(text: string): string {
  return text
    .replace(/[\t\n\r\u2028\u2029]+/g, ' ')
    .replace(steering, '')
    .trim();
}

/** The server's message to the player: plain text in which no token can be read. */
export function serverMessage(text: string): string {
  return tokens.reduce((message, token) => message.replace(token, mask), plainText(text));
}

/** The text with a mask in place of each secret, even if JSON escaped its slashes. */
export function maskSecrets(text: string, secrets: readonly (string | null)[]): string {
  return secrets
    .filter((secret) => secret !== null)
    .filter((secret) => secret.length >= shortestSecret)
    .flatMap((secret) => [secret, secret.replaceAll('/', '\\/')])
    .reduce((hidden, secret) => hidden.replaceAll(secret, mask), text);
}
