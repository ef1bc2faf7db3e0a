import { km } from '../../i18n/km';

/*
 * The words that announce something private, in English and Khmer, as sources of regular expressions for the
 * plain form of a text (`writtenText.ts`).
 */

const oneOf = (...words: readonly string[]) => `(?:${words.join('|')})`;

/** Khmer words, with a space at any place: they are typed with and without. */
const khmerWords = (words: readonly string[]) => words.map((word) => Array.from(word).join(' ?'));

/** Not within a longer word; a digit or `_` before it is none. `end` is what may follow. */
const short = (end: string, ...words: readonly string[]) =>
  `(?:\\b|[\\d_])${oneOf(...words)}${end}`;

const { password, code, phone, account, contact, currencies, copulas, fillers } = km.privateWords;

/** Khmer letters and signs, without ៛; they may follow a word without a space. */
export const khmer = '\\u1780-\\u17da\\u17dc-\\u17df';
const gaps = '\\s:=>"\'“”‘’«»(\\u2010-\\u2015\\u17d6-';
export const gap = `[${gaps}]`;

/** The secret may follow at once: `otp482913`. */
const attached = '(?![a-z])';
/** With a secret at once it is the beginning of that: `fb!123`. */
const closed = `(?![^.,${khmer}${gaps}])`;

export const passwordWord = oneOf(
  // With the typing errors, and with a secret that follows without a space.
  '(?:pas+ ?-?w(?:or|ro)ds?|passwd|passcode|passphrase)(?![a-z]+(?![a-z\\d]))',
  short(attached, 'pass', 'pwd', 'pw'),
  ...khmerWords(password),
);

const codeWords = (end: string) =>
  oneOf(
    short(end, 'pin', 'otp', '(?:sms|security|verification|confirmation|login) code'),
    ...khmerWords([...password, ...code]),
  );
const contactWords = (end: string) =>
  oneOf(
    short(
      end,
      ...['aba', 'acleda', 'wing', 'bakong', 'pi ?pay', 'true ?money', 'canadia'],
      ...['telegram', 'tg', 'whats ?app', 'line', 'messenger', 'facebook', 'fb', 'instagram'],
      ...['wechat', 'viber', 'zalo', 'tiktok', 'skype'],
    ),
    ...khmerWords(contact),
  );
const numberWords = (end: string) =>
  oneOf(
    contactWords(end),
    short(end, 'phone', 'tel', 'telephone', 'mobile', 'acc', 'account', 'bank'),
    ...khmerWords([...phone, ...account]),
  );

export const codeWord = codeWords(attached);
export const contactWord = contactWords(attached);
/** After these only a number is private. */
export const numberWord = numberWords(attached);

const currency = oneOf('៛', 'riels?', 'khr', 'usd', 'dollars?', ...khmerWords(currencies));

/** What comes is no amount. */
export const noAmount = `(?!\\d[\\d.,]* ?${currency}(?!\\w))`;

const filler = oneOf(
  `(?:is|was|are|the|my|your|old|new|now|current|account|number|code|no|id|name|user ?name)(?![^\\s:=."“${khmer}])\\.?`,
  ...khmerWords(fillers),
);
/** Between a word and what it announces: also other such words, as in "code OTP 123456". */
export const between = `(?:${gap}*${oneOf(filler, codeWords(closed), numberWords(closed))}){0,8}`;

/** From a secret to the word that names it: "1234 is my code". */
export const before = (word: string) =>
  `(?=\\s*(?:${filler}\\s*)?${oneOf('(?:is|was)\\b', ...khmerWords(copulas))}(?:${gap}*${filler}){0,6}${gap}*${word})`;

/** What follows "password" in a sentence about it. */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `a about account after again already also always am an and are asked at bad be because been before
  box busy but button by can can't cannot change changed changes changing characters closed confirmation
  correct   could did didn't do does doesn't doing don't during empty entered error errors every expired fail
  failed failing fails field for forgot forgotten form from get good had has have he help her here
  hidden his how i if in incorrect invalid is isn't issue it its keeps letters link login long lost
  manager match may me minimum missing more must my need needed needs never no not now of off ok okay
  on only or our page please problem problems provided recovery refused rejected required reset resets
  right same saved screen see send sent she short should shown sign slow so still that the their then
  there they this three times to today too twice two typed unknown until visible want was wasn't we
  weak were what when where which while why will with without won't work worked working works would
  wrong yesterday you your`.split(/\s+/),
);
