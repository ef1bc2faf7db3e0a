import {
  before,
  between,
  codeWord,
  contactWord,
  gap,
  khmer,
  noAmount,
  numberWord,
  ordinaryWords,
  passwordWord,
} from './privateWords';
import { isNotRedacted } from './secrets';
import type { SecretPattern } from './secrets';

/**
 * What is private in a message of a player or of the server: passwords and codes next to the word that
 * announces them, the player's numbers and names at banks and messengers, phone numbers and e-mail addresses.
 * The patterns are for messages only: elsewhere a row's id may look like a phone number. In doubt a text is
 * masked, because the player sees it before saving.
 *
 * Without lookbehind, which Safari understands from 16.4 only: what must stand before a secret is part of
 * the match, and the secret is the group.
 */

const isAmount = (found: string) =>
  /^[\d.,:]+(?:k|khr|r|riels?|usd|am|pm|៛)[^\p{L}\p{N}]*$/iu.test(found);
/** The end of a number that is not the beginning of a time or a date. */
const numberEnd = '(?!\\w|[-:/.,]\\d)';

function isPassword(found: string): boolean {
  const word = found.replaceAll('’', "'").replace(/[^\p{L}\p{N}]+$/u, '');
  return isNotRedacted(found) && word.length > 2 && !ordinaryWords.has(word.toLowerCase());
}

const isTyped = (found: string) => isNotRedacted(found) && /[\p{L}\p{N}]/u.test(found);
/** A letter and a digit, but neither an amount nor a time. */
const isMixed = (found: string) =>
  isNotRedacted(found) && /[a-z]/i.test(found) && /\d/.test(found) && !isAmount(found);
const isNamedBefore = (found: string) => isMixed(found) || /^\d{4,}$/.test(found);
/** More than the three digits of a status such as 404. */
const isCode = (found: string) =>
  isNotRedacted(found) && /(?:\D*\d){3}/.test(found) && !isAmount(found) && !isDate(found);
/** A name that no sentence has: `@sophea`, `sophea_k`, `sophea99`. */
const isHandle = (found: string) =>
  /^@|[a-z].*[\d_.]|[\d_.].*[a-z]/i.test(found) && !isAmount(found);
/** Amounts are round and begin with no zero. */
const isAccount = (found: string) =>
  !/^[1-9].*000$/.test(found) && !isDate(found) && !areTimes(found);

const isDate = (found: string) => {
  const digits = found.replace(/\D/g, '');
  const [month, day] = ['(?:0[1-9]|1[0-2])', '(?:0[1-9]|[12]\\d|3[01])'];
  return new RegExp(`^(?:20\\d\\d${month}${day}|${day}${month}20\\d\\d)$`).test(digits);
};
const areTimes = (found: string) =>
  found.split(/\D/).every((part) => /^(?:[01]\d|2[0-3])[0-5]\d$/.test(part));
/** Nor a number with its stake: `012 100000`. */
const isLocalPhone = (found: string) =>
  !isDate(found) && !areTimes(found) && !/^\d{3}\D(?:\d{5}|.*000)$/.test(found);

const separator = '[ .\\u2010-\\u2015-]';
const notInNumber = '(?:^|[^\\d#.,]|(?:^|[^\\d])[.,])';
const word = `[^\\s${khmer}]`;

const find = (source: string) => new RegExp(source, 'gu');

const isSoonAfterPassword = new RegExp(`${passwordWord}[^\\n]{1,80}$`, 'u');

const patterns: readonly SecretPattern[] = [
  {
    pattern: find(
      `[^\\s@<>()"',;:${khmer}]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{1,63}){0,4}\\.[a-z]{2,}`,
    ),
  },
  {
    pattern: find(`${passwordWord}${between}[\\s:=\\u17d6]*["'“‘«]([^"'”’»\\n]{3,64})["'”’»]`),
    isSecret: isPassword,
  },
  // "1234 is my code"
  {
    pattern: find(`(?:^|[\\s${khmer}])(${word}{4,64})${before(`(?:${passwordWord}|${codeWord})`)}`),
    isSecret: isNamedBefore,
  },
  // After a colon it may be any word.
  {
    pattern: find(`${passwordWord}${between}\\s*[:=\\u17d6]${gap}*(\\S+)`),
    isSecret: isTyped,
  },
  // "password old riel1234 and now riel5678"
  {
    pattern: find(`${word}{6,}`),
    isSecret: (found, textBefore) =>
      isMixed(found) && isSoonAfterPassword.test(textBefore.slice(-200)),
  },
  { pattern: find(`${passwordWord}${between}${gap}*${noAmount}(${word}+)`), isSecret: isPassword },
  {
    pattern: find(
      `${codeWord}${between}${gap}*${noAmount}(\\d{3}[ -]\\d{3}${numberEnd}|[\\w-]{4,}${numberEnd})`,
    ),
    isSecret: isCode,
  },
  {
    pattern: find(`${contactWord}${between}\\s*[:=\\u17d6]${gap}*([^\\s\\d]\\S+)`),
    isSecret: isPassword,
  },
  {
    pattern: find(`${contactWord}${between}${gap}*(@?[a-z\\d][\\w.]{2,}\\w)`),
    isSecret: isHandle,
  },
  {
    pattern: find(`(?:^|[\\s${khmer}])(@?[a-z\\d][\\w.]{2,}\\w)${before(contactWord)}`),
    isSecret: isHandle,
  },
  {
    pattern: find(
      `${numberWord}${between}${gap}*${noAmount}(\\d(?:${separator}?\\d){7,18}${numberEnd})`,
    ),
    isSecret: isAccount,
  },
  {
    pattern: find(`${notInNumber}(\\d(?:${separator}?\\d){7,18})${before(numberWord)}`),
    isSecret: isAccount,
  },
  // Cambodian numbers with a country code, then any with a plus.
  {
    pattern: find(
      `${notInNumber}((?:\\+|00)?\\(?855(?:[()]|${separator}){0,3}\\d(?:[()]|${separator}){0,2}(?:\\d(?:[()]|${separator}){0,2}){6,8}\\d)(?!\\d)`,
    ),
  },
  { pattern: find(`\\+\\d(?:(?:[()]|${separator}){0,2}\\d){8,14}(?!\\d)`) },
  // Cambodian numbers as they are dialled: 8 to 10 digits.
  {
    pattern: find(`${notInNumber}(\\(?0[1-9]\\d\\)?(?:${separator}?\\d){5,7})(?!\\d)`),
    isSecret: isLocalPhone,
  },
];

export const messagePatterns = patterns.map((one) => ({ ...one, isLowerCase: true as const }));
