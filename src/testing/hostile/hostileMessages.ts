import fc from 'fast-check';
import type { FakeAnswer } from '../fakeServer';

/** The JSON of a good example. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

type Path = readonly (string | number)[];

const megabyte = 'x'.repeat(1_000_000);
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const html = '<img src=x onerror="document.title=1">';

/** Would pollute every object of the page if a message were merged carelessly. */
const pollution =
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"toString":1}';

/** What a careless conversion takes for a value. */
const oddTexts = [
  ...['', ' ', 'junk', html, 'null', 'NaN', 'Infinity', '-1', '0x10', '1e9', '__proto__'],
  ...['9'.repeat(15), '9'.repeat(400), '\u17e1\u17e2\u17e3', '\u0000\u0008\u202e\r\n', megabyte],
];

/** JSON in place of a field's own, as text: it can hold more than a JavaScript value, such as `1e400`. */
export const junk: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...oddTexts.map((text) => JSON.stringify(text))),
  fc.constantFrom('null', 'true', '0', '-1', '1.5', '1e300', '1e400', '"\\ud83d"'),
  fc.constantFrom('[]', '{}', '[[],[[]],null]', '{"length":3,"toString":"x","valueOf":7}'),
  fc.constantFrom(pollution, nested(20_000)),
  fc.json({ maxDepth: 2 }),
);

/** Any text in an address, a cookie or a storage. */
export const junkText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...oddTexts, 'true', '1.5', '{}', '[]', '{"a":', '..', '../../x', '//x', '\\x'),
  fc.constantFrom('%', '%00', '%E0%A4%A', '%2e%2e', '&', '=', 'a;b=c', 'javascript:alert(1)'),
  fc.constantFrom('2026-02-30', '0000-00-00', '10000-01-01', '2026-11-20T00:00', '1969-12-31'),
  fc.string(),
);

/** A good message with one field, object or list of it replaced by junk, missing or doubled. */
export function hostileJson(good: Json): fc.Arbitrary<string> {
  return fc.constantFrom(...pathsOf(good)).chain((path) => {
    const part = JSON.stringify(valueAt(good, path));
    const replaced = junk.map((json) => withText(good, path, json));
    const key = path.at(-1);
    if (typeof key !== 'string') return replaced;
    const name = JSON.stringify(key);
    const doubled = fc.constantFrom(
      `${part},${name}:null`,
      `null,${name}:${part}`,
      `${part},"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}`,
    );
    return fc.oneof(
      { weight: 4, arbitrary: replaced },
      { weight: 1, arbitrary: doubled.map((json) => withText(good, path, json)) },
      { weight: 1, arbitrary: fc.constant(JSON.stringify(changed(good, path, undefined))) },
    );
  });
}

/** The paths of all values of a message; of a list only those of its first element, so that others must survive. */
function pathsOf(value: Json, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries: [string | number, Json][] = Array.isArray(value)
    ? value.slice(0, 1).map((first) => [0, first])
    : Object.entries(value);
  return [path, ...entries.flatMap(([key, part]) => pathsOf(part, [...path, key]))];
}

function valueAt(value: Json, path: Path): Json {
  return path.reduce<Json>((part, key) => (part as Record<string, Json>)[key] ?? null, value);
}

function withText(good: Json, path: Path, json: string): string {
  const marker = '@@ junk @@';
  return JSON.stringify(changed(good, path, marker)).replace(JSON.stringify(marker), () => json);
}

function changed(value: Json, [key, ...rest]: Path, leaf: Json | undefined): Json | undefined {
  if (key === undefined) return leaf;
  const copy = structuredClone(value) as Record<string, Json | undefined>;
  copy[key] = changed(copy[key] ?? null, rest, leaf);
  return copy as Json;
}

/** An answer to a call. */
export interface HostileAnswer {
  answer: FakeAnswer;
  /** Whether the app must take it nevertheless, such as JSON with another content type. */
  isGood: boolean;
}

const statuses = [201, 204, 205, 302, 304, 400, 402, 404, 408, 409, 418, 422, 429, 500, 503, 599];

/** What is no whole JSON of the message. */
export const brokenText = (good: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom('', ' ', megabyte),
    fc.constantFrom(nested(100_000), '['.repeat(100_000), '{"a":'.repeat(100_000)),
    fc.constantFrom('<!doctype html><h1>It works!</h1>', '\u0000\u00ff\ufffd'),
    fc.constantFrom(`${good}x`, `${good}\n${good}`, `callback(${good});`, `)]}',\n${good}`),
    fc.constantFrom(good.replaceAll('"', "'"), `<b>Warning</b>: line 7\n${good}`),
    fc.nat({ max: good.length - 1 }).map((length) => good.slice(0, length)),
  );

/** Any answer to a call whose good answer this is. */
export function hostileAnswer(good: Json): fc.Arbitrary<HostileAnswer> {
  const whole = JSON.stringify(good);
  const texts = fc.oneof(
    { weight: 3, arbitrary: hostileJson(good) },
    { weight: 1, arbitrary: brokenText(whole) },
  );
  const bodies = fc.constantFrom(whole, html, '');
  const bad = fc.oneof<fc.WeightedArbitrary<FakeAnswer>[]>(
    { weight: 8, arbitrary: texts.map((text) => ({ text })) },
    { weight: 2, arbitrary: fc.record({ status: fc.constantFrom(...statuses), text: bodies }) },
    { weight: 1, arbitrary: junk.map((json) => ({ status: 422, text: `{"message":${json}}` })) },
    { weight: 1, arbitrary: fc.constant({ text: '[{"id":', isAborted: true }) },
  );
  const odd = fc.constantFrom('text/html', 'text/plain; charset=latin1', 'junk', '');
  return fc.oneof(
    {
      weight: 12,
      arbitrary: bad.map((answer) => ({
        answer: { contentType: 'application/json', ...answer },
        isGood: false,
      })),
    },
    {
      weight: 1,
      arbitrary: odd.map((contentType) => ({ answer: { text: whole, contentType }, isGood: true })),
    },
  );
}
