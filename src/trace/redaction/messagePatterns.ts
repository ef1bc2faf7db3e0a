import { km } from '../../i18n/km';
import { isNotRedacted } from './secrets';
import type { SecretPattern } from './secrets';

/**
 * What is private in a player's own words, in English and Khmer, with the digits of either: passwords
 * and codes after the word that announces them, phone numbers and e-mail addresses. The patterns are
 * for these words only: elsewhere a row's id may look like a phone number. In doubt a text is masked,
 * because the player sees it before saving.
 *
 * Without lookbehind, which Safari understands from 16.4 only: what must stand before a secret is part of
 * the match, and the secret is the group.
 */

const digit = '[\\d\\u17e0-\\u17e9]';
/** Khmer letters and signs without the digits; they may follow a word without a space. */
const khmer = '\\u1780-\\u17df';
const gap = '[\\s\\u200b:=>"\'“”‘’«»(\\u2010-\\u2015\\u17d6-]';
const { password, code, phone, fillers } = km.privateWords;
const oneOf = (...words: readonly string[]) => `(?:${words.join('|')})`;

const filler = oneOf(
  `(?:is|was|are|the|my|your|old|new|now|current|account|number|code|no)(?![^\\s\\u200b:=."“${khmer}])\\.?`,
  ...fillers,
);
/** Between a word and what it announces. */
const between = `(?:${gap}*${filler}){0,6}`;
/** Not within a longer word; a digit or `_` before it is none. */
const short = (...words: readonly string[]) => `(?:\\b|[\\d_])${oneOf(...words)}(?![a-z])`;
const passwordWord = oneOf(
  '(?:pass ?-?words?|passwd|passcode|passphrase)(?![a-z])',
  short('pass', 'pwd', 'pw'),
  ...password,
);
const codeWord = oneOf(
  short('pin', 'otp', '(?:sms|security|verification|confirmation|login) code'),
  ...password,
  ...code,
);
const phoneWord = oneOf(short('phone', 'tel', 'telephone', 'mobile', 'whatsapp'), ...phone);

/** What follows "password" in a sentence about it. */
const ordinaryWords = new Set(
  `a about account after again already also always am an and are asked at bad be because been before
  box but button by can can't cannot change changed changes changing correct could did didn't do does
  doesn't doing don't during empty entered error errors every expired fail failed failing fails field
  for forgot forgotten form from get good had has have he help her here hidden his how i if in invalid
  is isn't issue it its keeps link login lost manager may me missing more must my need needed needs
  never no not now of off ok okay on only or our page please problem problems recovery refused rejected
  required reset resets right same saved screen see send sent she should shown sign so still that the
  their then there they this three times to today too twice two typed unknown until visible want was
  wasn't we were what when where which while why will with without won't work worked working works
  would wrong yesterday you your`.split(/\s+/),
);

function isPassword(found: string): boolean {
  const word = found.replaceAll('’', "'").replace(/[^\p{L}\p{N}]+$/u, '');
  return isNotRedacted(found) && word.length > 2 && !ordinaryWords.has(word.toLowerCase());
}

const isTyped = (found: string) => isNotRedacted(found) && /[\p{L}\p{N}]/u.test(found);
const hasDigits = (found: string) => isNotRedacted(found) && /(?:\D*\p{Nd}){3}/u.test(found);
/** A letter and a digit, but neither an amount nor a time. */
const isMixed = (found: string) =>
  /[a-z]/i.test(found) &&
  /\p{Nd}/u.test(found) &&
  !/^[\p{Nd}.,:]+(?:k|khr|r|riels?|usd|am|pm)[^\p{L}\p{N}]*$/iu.test(found);

const separator = '[ .\\u00a0\\u200b\\u2010-\\u2015-]';
const notInNumber = `(?:^|[^\\d\\u17e0-\\u17e9#.,]|(?:^|[^\\d\\u17e0-\\u17e9])[.,])`;

/** Neither a day such as 05112026, times such as `0930 1015`, nor a number with its stake: `012 100000`. */
function isLocalPhone(found: string): boolean {
  const digits = Array.from(found, latinDigit).join('');
  const isDay = /^0[1-9](?:0[1-9]|1[0-2])20\d\d$/.test(digits);
  const areTimes = digits.split(/\D/).every((part) => /^(?:[01]\d|2[0-3])[0-5]\d$/.test(part));
  const isStake = /^\d{3}\D(?:\d{5}|.*000)$/.test(digits);
  return !isDay && !areTimes && !isStake;
}

function latinDigit(character: string): string {
  const value = character.charCodeAt(0) - 0x17e0;
  return value >= 0 && value <= 9 ? String(value) : character;
}

const find = (source: string) => new RegExp(source, 'giu');

const isSoonAfterPassword = new RegExp(`${passwordWord}[^\\n]{1,80}$`, 'iu');

export const messagePatterns: readonly SecretPattern[] = [
  {
    pattern: find(
      `[^\\s\\u200b@<>()"',;:${khmer}]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{1,63}){0,4}\\.[a-z]{2,}`,
    ),
  },
  {
    pattern: find(`${passwordWord}${between}[\\s:=\\u17d6]*["'“‘«]([^"'”’»\\n]{3,64})["'”’»]`),
    isSecret: isPassword,
  },
  {
    pattern: find(
      `(?:^|\\s)(\\S{6,64})\\s+(?:is|was)\\s+(?:(?:my|the|old|new)\\s+){0,2}${passwordWord}`,
    ),
    isSecret: isMixed,
  },
  // After a colon it may be any word.
  {
    pattern: find(`${passwordWord}${between}\\s*[:=\\u17d6]${gap}*([^\\s\\u200b]+)`),
    isSecret: isTyped,
  },
  // "password old riel1234 and now riel5678"
  {
    pattern: find(`[^\\s\\u200b${khmer}]{6,}`),
    isSecret: (found, before) =>
      isNotRedacted(found) && isMixed(found) && isSoonAfterPassword.test(before.slice(-200)),
  },
  {
    pattern: find(`${passwordWord}${between}${gap}*([^\\s\\u200b${khmer}]+)`),
    isSecret: isPassword,
  },
  {
    pattern: find(
      `${codeWord}${between}${gap}*(${digit}{3}[ -]${digit}{3}(?!${digit})|[\\w\\u17e0-\\u17e9-]{3,})`,
    ),
    isSecret: hasDigits,
  },
  // Cambodian numbers with a country code, then any with a plus.
  {
    pattern: find(
      `${notInNumber}((?:\\+|00)?\\(?[8\\u17e8][5\\u17e5]{2}(?:[()]|${separator}){0,3}${digit}(?:[()]|${separator}){0,2}(?:${digit}(?:[()]|${separator}){0,2}){6,8}${digit})(?!${digit})`,
    ),
  },
  { pattern: find(`\\+${digit}(?:(?:[()]|${separator}){0,2}${digit}){8,14}(?!${digit})`) },
  // Cambodian numbers as they are dialled: 8 to 10 digits.
  {
    pattern: find(
      `${notInNumber}(\\(?[0\\u17e0][1-9\\u17e1-\\u17e9]${digit}\\)?(?:${separator}?${digit}){5,7})(?!${digit})`,
    ),
    isSecret: isLocalPhone,
  },
  {
    pattern: find(
      `${phoneWord}${between}${gap}*(${digit}(?:${separator}?${digit}){7,9})(?!${digit})`,
    ),
  },
];
