import { seed } from '../testForm';

/** A value in place of a field's own, as JSON text. */
export interface Junk {
  name: string;
  /** Text, because JSON can hold more than a JavaScript value, such as `1e400`. */
  json: string;
}

const text = (name: string, value: string): Junk => ({ name, json: JSON.stringify(value) });
const raw = (name: string, json: string): Junk => ({ name, json });

export const megabyte = 'x'.repeat(1_000_000);

/** Nested arrays of this depth. */
export const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** Would pollute every object of the page if a response were merged carelessly. */
const pollution =
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"toString":1}';

/** Texts for storages, cookies and addresses. */
export const junkTexts: readonly string[] = [
  ...['', ' ', 'null', 'undefined', 'NaN', 'true', 'false', '0', '-1', '1.5', '1e309', '0x10'],
  ...['9'.repeat(15), '9'.repeat(400), '{}', '[]', '{"a":', '__proto__', 'constructor', 'toString'],
  ...[
    '<img src=x onerror="document.title=1">',
    'javascript:alert(1)',
    '..',
    '../../x',
    '//x',
    '\\x',
  ],
  ...[
    '%',
    '%00',
    '%E0%A4%A',
    '%2e%2e',
    '&',
    '=',
    ';',
    'a;b=c',
    "' or 1=1 --",
    '\u0000',
    '\r\nx: y',
  ],
  ...['\u17e1\u17e2', '\u202ex', '\ufeff', '\u{1f600}', '2026-02-30', '2026-13-01', '0000-00-00'],
  ...['9999-12-31', '10000-01-01', '2026-11-20T00:00', '20-11-2026', '1970-01-01', '1969-12-31'],
  'x'.repeat(100_000),
];

/** Every kind of junk. */
export const junkValues: readonly Junk[] = [
  raw('null', 'null'),
  raw('true', 'true'),
  raw('a huge number', '1e300'),
  text('HTML', '<img src=x onerror="document.title=1"><script>document.title=1</script>'),
  text('a megabyte of text', megabyte),
  raw('prototype keys', pollution),
  raw('0', '0'),
  raw('a negative number', '-1'),
  raw('a fraction', '1.5'),
  raw('the highest whole number', '9007199254740991'),
  raw('an endless number', '1e400'),
  text('an empty text', ''),
  text('a blank', ' '),
  text('a word', 'junk'),
  text('NaN as text', 'NaN'),
  text('Infinity as text', 'Infinity'),
  text('a negative number as text', '-1'),
  text('hexadecimal digits', '0x10'),
  text('an exponent as text', '1e9'),
  text('fifteen digits', '9'.repeat(15)),
  text('four hundred digits', '9'.repeat(400)),
  text('Khmer digits', '\u17e1\u17e2\u17e3'),
  text('a prototype key', '__proto__'),
  text('a constructor key', 'constructor'),
  raw('half a character', '"\\ud83d"'),
  text('control characters', '\u0000\u0008\u202e\r\n'),
  raw('a list', '[]'),
  raw('a list of lists', '[[],[[]],null]'),
  raw('an object', '{}'),
  raw('an object that claims to be a text', '{"length":3,"toString":"x","valueOf":7}'),
  raw('deep nesting', nested(20_000)),
];

/** With more positions than this, the shards repeat. */
const maxShards = 6;

/**
 * The cases of one position when cases are distributed among positions: each gets some, all together
 * get every case. The seed decides which position gets which.
 *
 * @param position from 0
 */
export function sharded<Case>(cases: readonly Case[], position: number, positions: number): Case[] {
  const shards = Math.min(positions, maxShards);
  return cases.filter((_, at) => at % shards === (position + seed) % shards);
}
