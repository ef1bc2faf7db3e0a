import fc from 'fast-check';
import { km } from '../../i18n/km';
import { redactMessage } from './redactMessage';
import { createKnownSecrets } from './secrets';

const redacted = (message: string) => redactMessage(message, createKnownSecrets(), []);
const khmerDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x17e0 + Number(digit)));

const { password, code, phone, fillers } = km.privateWords;
const [passwordWord] = password;
const [codeWord] = code;
const [phoneWord] = phone;
const [of, me, is] = fillers;

it.each([
  ['password riel1234', 'riel1234'],
  ['my Password is riel1234 and it fails', 'riel1234'],
  ['password sesame', 'sesame'],
  ['password, riel1234', 'riel1234'],
  ['password\nriel1234', 'riel1234'],
  ['pass: x', 'x'],
  ['pwd = x-y', 'x-y'],
  ['pw riel1234', 'riel1234'],
  ['pass word: riel1234', 'riel1234'],
  ['my password "riel 1234" is refused', 'riel 1234'],
  ['riel1234 is my new password', 'riel1234'],
  ['I wrote the password wrong as riel1234', 'riel1234'],
  ['the password was wrong, it is bet1000riel', 'bet1000riel'],
  ['the password was wrong, it is 1000riel77', '1000riel77'],
  ['pin 1234', '1234'],
  ['PIN code is 1234', '1234'],
  ['otp 123456', '123456'],
  ['OTP: 123 456', '123 456'],
  ['security code AB12CD3', 'AB12CD3'],
  [`otp ${khmerDigits('123456')}`, khmerDigits('123456')],
  ...password.map((word) => [`${word} riel1234`, 'riel1234']),
  [`${passwordWord}riel1234`, 'riel1234'],
  [`${passwordWord}\u200briel1234`, 'riel1234'],
  [`${passwordWord}${of}${me}${is} riel1234`, 'riel1234'],
  [`password ${of}${me} riel1234`, 'riel1234'],
  [`${passwordWord}\u17d6 ${me}`, me],
  [`${passwordWord} ${khmerDigits('1234')}`, khmerDigits('1234')],
  [`${codeWord} 1234`, '1234'],
])('a message loses the password or code in “%s” and nothing else', (message, secret) => {
  expect(redacted(message)).toBe(message.replace(secret, '[masked 1]'));
});

it('a message loses a second password in the same sentence too', () => {
  expect(redacted('password riel1234 or maybe riel5678')).toBe(
    'password [masked 1] or maybe [masked 2]',
  );
});

it.each([
  ['012 345 678', '012 345 678'],
  ['(012) 345 678', '(012) 345 678'],
  ['012 300 045', '012 300 045'],
  ['0971 234 000', '0971 234 000'],
  ['01123 0945', '01123 0945'],
  ['0105112026', '0105112026'],
  ['0511202612', '0511202612'],
  ['012345678', '012345678'],
  ['097-123-4567', '097-123-4567'],
  ['0971234567', '0971234567'],
  ['023 21 234', '023 21 234'],
  ['012.34.56.78', '012.34.56.78'],
  ['call 0123 456 789 please', '0123 456 789'],
  ['+855 12 345 678', '+855 12 345 678'],
  ['+855 (0)97 123 4567', '+855 (0)97 123 4567'],
  ['00855 12 345 678', '00855 12 345 678'],
  ['85512345678', '85512345678'],
  ['+84 91 234 56 78', '+84 91 234 56 78'],
  ['phone 12 345 678', '12 345 678'],
  [`${phoneWord} ${khmerDigits('12345678')}`, khmerDigits('12345678')],
  [khmerDigits('012 345 678'), khmerDigits('012 345 678')],
  ['012 345 678 / 50000', '012 345 678'],
  ['write to sophea@example.com.', 'sophea@example.com'],
  ['sophea.k+1@mail.example.kh, please', 'sophea.k+1@mail.example.kh'],
  [`${me}sophea@example.com`, 'sophea@example.com'],
  ['sent to 012345678@example.com', '012345678@example.com'],
])('a message loses the phone number or address in “%s” and nothing else', (message, secret) => {
  expect(redacted(message)).toBe(message.replace(secret, '[masked 1]'));
});

it.each([
  'I bet 100000 riel on 07 in round 240001 at 10:54:09 and lost',
  'bet 012, balance 1,000,000៛, before 1 000 000',
  khmerDigits('100000'),
  khmerDigits('999,999,999,999'),
  '999999999999',
  '0.012345678',
  '1.012.345.678',
  '#01234567',
  '#240001',
  '2026-11-20 09:07:05',
  '20-11-2026, 20/11/26, 05.11.2026',
  '05112026',
  '05092026',
  '0930 1015',
  '0930 2015',
  khmerDigits('05092019'),
  khmerDigits('0930 1015'),
  khmerDigits('019 10000'),
  'I bet 012 10000 and 012 100000 and 097 1 000 000',
  '012 12500 lost',
  '012–12500',
  '012 2500',
  '07 08 09 10 11',
  '007, 012, 345, 678',
  'won 1000@90 as @sophea',
  'my password is wrong',
  'I forgot my password and lost 5000 riel',
  'the password doesn’t work, please help',
  'my password is wrong!!',
  'the password hm',
  'the password was wrong and 100,000 is lost, 20000riel, 50000riels, 100,000khr!! at 10:54pm',
  'the security code AB1 came',
  'password: •••.',
  'error code 422',
  'I bypass 1234, spin 5678, and passed 1000',
  `${passwordWord} ${me}`,
  `${passwordWord} error`,
])('a message keeps “%s” as it is', (message) => {
  expect(redacted(message)).toBe(message);
});

it('a message loses the page’s secrets and what looks like one anywhere', () => {
  const secrets = createKnownSecrets();
  secrets.note('open sesame');
  expect(
    redactMessage('I typed open sesame, key 9f86d081884c7d659a2feaa0c55ad015', secrets, []),
  ).toBe('I typed [masked 1], key [masked 2]');
});

it('a message is redacted by the app’s own patterns too', () => {
  const own = [{ pattern: /link-\w+/g }];
  expect(redactMessage('see link-abc', createKnownSecrets(), own)).toBe('see [masked 1]');
});

const sentences = fc.constantFrom(
  (text: string) => text,
  (text: string) => `I lost ${text} today`,
  (text: string) => `round 240001: ${text}, why?`,
  (text: string) => `${me}${text}`,
);
const either = fc.constantFrom((text: string) => text, khmerDigits);
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

it('no stake, balance, round, number or time is masked, however it is written', () => {
  const grouped = (amount: number) => amount.toLocaleString('en');
  const amounts = fc
    .integer({ min: 1, max: 999_999_999 })
    .chain((amount) =>
      fc.constantFrom(
        String(amount),
        grouped(amount),
        grouped(amount).replaceAll(',', ' '),
        grouped(amount).replaceAll(',', '.'),
        `${grouped(amount)}៛`,
        `${amount} riel`,
        `#${amount}`,
      ),
    );
  const times = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString())
    .chain((stamp) =>
      fc.constantFrom(stamp, stamp.slice(0, 10), stamp.slice(11, 19), stamp.slice(11, 16)),
    );
  const numbers = fc
    .array(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 8 })
    .map((list) => list.map((number) => String(number).padStart(2, '0')).join(' '));
  const stakes = fc
    .tuple(digits(3), fc.integer({ min: 1, max: 9999 }), fc.constantFrom('', ' '))
    .map(([number, thousands, gap]) => `${number} ${thousands}${gap}000`);
  fc.assert(
    fc.property(
      fc.oneof(amounts, times, numbers, stakes),
      either,
      sentences,
      (text, script, sentence) => {
        const message = sentence(script(text));
        expect(redacted(message)).toBe(message);
      },
    ),
  );
});

it('no Cambodian phone number stays, however it is written', () => {
  const phones = fc
    .tuple(
      fc.constantFrom('0', '+855', '+855 ', '855-', '(855) '),
      fc.constantFrom('12', '97', '88', '10', '23', '61'),
      // In doubt a round amount is the stake on the number before it.
      fc.oneof(digits(6), digits(7)).filter((rest) => !rest.endsWith('000')),
      fc.constantFrom(/$^/g, /(?=(?:\d{3})+$)/g, /(?=(?:\d\d)+$)/g),
      fc.constantFrom(' ', '-', '.'),
    )
    .map(([prefix, area, rest, groups, gap]) => {
      return `${prefix}${area}${gap}${rest.replace(groups, (_, at: number) => (at === 0 ? '' : gap))}`;
    });
  fc.assert(
    fc.property(phones, either, sentences, (text, script, sentence) => {
      expect(redacted(sentence(script(text)))).toBe(sentence('[masked 1]'));
    }),
  );
});

it('a password that begins like a word for a messenger or a code is masked as a whole', () => {
  for (const secret of ['FB!@000', 'tg#4567', 'OTP?987', 'pin1234x']) {
    expect(redacted(`password ${secret}`)).toBe('password [masked 1]');
  }
});

it('no password with a digit stays after the word that announces it, and redacting twice changes nothing', () => {
  const words = fc.constantFrom('password', 'Password is', 'pass', 'pwd:', 'my pw =', ...password);
  const secrets = fc.stringMatching(/^[A-Za-z][A-Za-z!@#$%&*?]{2,8}\d{3,6}[A-Za-z!@#$%&*?]{0,3}$/);
  const gaps = fc.constantFrom(' ', '  ', '\n', ' : ', '\u200b ', ', ');
  fc.assert(
    fc.property(words, gaps, secrets, sentences, (word, gap, secret, sentence) => {
      const once = redacted(sentence(`${word}${gap}${secret}`));
      expect(once).not.toContain(secret);
      expect(once).toContain(`${word}${gap}[masked 1]`);
      expect(redacted(once)).toBe(once);
    }),
  );
});
