import type { SecretPattern } from './secrets';

/** Not in an e-mail address: spaces, quotes, punctuation and Khmer. */
const mailAddress =
  /[^\s@<>()"',;:\u1780-\u17ff]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){0,4}\.[a-z]{2,}/gi;

/** The address of a page or a file. */
const webAddress = /\b(?:https?|wss?):\/\/[^\s"'<>)]+/gi;

/**
 * A date, or digits with what may stand between them in a phone or account number, seen or not. Commas group amounts.
 */
const dateOrDigits =
  /(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{4})(?!\d)|\+?\(?\d(?:[ .()\u00a0\u00ad\u200b-\u200f\u2010-\u2015\u2060\ufeff-]{0,4}\d){8,}/g;

/**
 * What is private in a message of a player or of the server: addresses, and nine digits and more that are not the
 * recording's own. For messages only: elsewhere a row's id may have as many. Nothing else is guessed from the words
 * around it.
 *
 * @param isOwn whether a number, without separators, is one of the recording
 */
export function messagePatterns(isOwn: (digits: string) => boolean): readonly SecretPattern[] {
  return [
    { pattern: webAddress },
    { pattern: mailAddress },
    {
      pattern: dateOrDigits,
      isSecret(found) {
        const parts = found.match(/\d+/g) ?? [];
        const digits = parts.join('');
        // "07 08 09 10 11" are numbers to bet on.
        const isLong = digits.length >= 9 && parts.some(({ length }) => length > 2);
        return isLong && !isOwn(digits) && !parts.every(isOwn);
      },
    },
  ];
}
