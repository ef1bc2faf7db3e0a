import { plainText, serverMessage, maskSecrets } from './serverText';

const join = '\u200D';
const khmerSpace = '\u200B';

describe('a text from outside', () => {
  it.each([
    ['turned around', 'won \u202E000,1\u202C riel', 'won 000,1 riel'],
    ['isolated', 'a\u2066b\u2067c\u2068d\u2069e', 'abcde'],
    ['with marks', 'a\u200Eb\u200Fc\u061Cd', 'abcd'],
    ['with control characters', 'a\u0000b\u001B[31mc\u0085d\u007F', 'ab[31mcd'],
    ['of several lines', ' one\r\ntwo\tthree\u2028four ', 'one two three four'],
    ['with half a character', 'a\uD800b\uFEFF', 'ab'],
    ['with tag characters', 'a\u{E0041}b', 'ab'],
  ])('%s becomes plain text in one line', (_, text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  it.each([`a${khmerSpace}b${join}c`, '<b onclick="x">javascript:x</b>', '👍🏽 ٣ שלום'])(
    'is unchanged if it is plain already: %s',
    (text) => {
      expect(plainText(text)).toBe(text);
    },
  );
});

it.each([
  ['token 1001|4f9a4f9a4f9a4f9a4f9a is unknown', 'token ••• is unknown'],
  ['Authorization: Bearer abc.def', 'Authorization: •••'],
  ['Bearer  abc', '•••'],
  ['eyJhbGciOiJub25lIn0.eyJ1aWQiOiIxMDAxIn0. expired', '••• expired'],
  ['bets of 1,000 | 2,000 riel in #240001', 'bets of 1,000 | 2,000 riel in #240001'],
])('serverMessage shows %s as %s', (text, shown) => {
  expect(serverMessage(text)).toBe(shown);
});

describe('secrets', () => {
  it('are masked wherever they occur, escaped or not', () => {
    const text = '{"a":"x/secret","b":"x\\/secret","c":"other-one"}';
    expect(maskSecrets(text, ['x/secret', 'other-one', null])).toBe(
      '{"a":"•••","b":"•••","c":"•••"}',
    );
  });

  it('stay if they are too short to be distinguished from other text', () => {
    expect(maskSecrets('id 7, round 7', ['7', ''])).toBe('id 7, round 7');
    expect(maskSecrets('12345 123456', ['12345', '123456'])).toBe('12345 •••');
  });
});
