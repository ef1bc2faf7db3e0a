import fc from 'fast-check';
import { km } from '../../i18n/km';
import { redactMessage } from './redactMessage';
import { createKnownSecrets } from './secrets';

const own = new Set(['07', '012', '240001', '100000', '1250000000', '123456789012']);
const redacted = (message: string) =>
  redactMessage(message, createKnownSecrets(), [], (digits) => own.has(digits));
const khmerDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x17e0 + Number(digit)));

it.each([
  ['call 012 345 678 please', '012 345 678'],
  ['(012) 345 678', '(012) 345 678'],
  ['097-123-4567', '097-123-4567'],
  ['012.34.56.78', '012.34.56.78'],
  ['+855 (0)97 123 4567', '+855 (0)97 123 4567'],
  ['ABA 000123456', '000123456'],
  [khmerDigits('012 345 678'), khmerDigits('012 345 678')],
  ['０１２３４５６７８', '０１２３４５６７８'],
  ['012\u200b345\u200b678', '012\u200b345\u200b678'],
  ['card 4111 1111 1111 1111', '4111 1111 1111 1111'],
  ['012 345 678 / 50000', '012 345 678'],
  ['write to sophea@example.com.', 'sophea@example.com'],
  ['Sophea.K+1@mail.example.KH, please', 'Sophea.K+1@mail.example.KH'],
  [`${km.common.loading}sophea@example.com`, 'sophea@example.com'],
  ['key 9f86d081884c7d659a2feaa0c55ad015', '9f86d081884c7d659a2feaa0c55ad015'],
])('a message loses the long number or address in “%s” and nothing else', (message, secret) => {
  expect(redacted(message)).toBe(message.replace(secret, '[masked 1]'));
});

it.each([
  'I bet 100000 riel on 07 in round 240001 at 10:54:09 and lost',
  'balance 1,250,000,000, before 1 250 000 000',
  `receipt ${khmerDigits('123456789012')}`,
  'the numbers 012 100000 and 07 240001',
  '07 08 09 10 11',
  '2026-11-20 09:07:05, 20.11.2026 and 20/11/2026 10:54',
  khmerDigits('2026-11-20 09:07:05'),
  '999,999,999,999',
  'call 12 345 678',
  'my password riel1234 does not work, @sophea',
])('a message keeps “%s” as it is', (message) => {
  expect(redacted(message)).toBe(message);
});

it('a message loses the secrets of the page and what the app’s own patterns find', () => {
  const secrets = createKnownSecrets();
  secrets.note('open sesame');
  const patterns = [{ pattern: /link-\w+/g }];
  expect(redactMessage('I typed open sesame at link-abc', secrets, patterns)).toBe(
    'I typed [masked 1] at [masked 2]',
  );
});

it('no text of the app itself is masked in a message', () => {
  const textsIn = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(Object(value) as object).flatMap(textsIn);
  const texts = textsIn(km);
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.map(redacted)).toEqual(texts);
});

it('no number of nine digits and more stays however it is written, and redacting twice changes nothing', () => {
  const digits = fc.stringMatching(/^0\d{8,13}$/);
  const groups = fc.constantFrom(/$^/g, /(?=(?:\d{3})+$)/g, /(?=(?:\d{4})+$)/g);
  const gaps = fc.constantFrom(' ', '-', '.', '\u2013', '\u200b');
  const sentences = fc.constantFrom(
    (text: string) => text,
    (text: string) => `round 240001: ${text}, why?`,
    (text: string) => `${km.common.loading}${text}`,
  );
  const scripts = fc.constantFrom((text: string) => text, khmerDigits);
  fc.assert(
    fc.property(
      digits,
      groups,
      gaps,
      sentences,
      scripts,
      (number, group, gap, sentence, script) => {
        const written = number.replace(group, (_, at: number) => (at === 0 ? '' : gap));
        const once = redacted(sentence(script(written)));
        expect(once).toBe(sentence('[masked 1]'));
        expect(redacted(once)).toBe(once);
      },
    ),
  );
});
