import { importState } from '@redux-devtools/utils';
import { km } from '../../i18n/km';
import { runAtOnce } from '../file/timeSlices';
import { createKnownSecrets } from '../redaction/knownSecrets';
import { createMask } from '../redaction/mask';
import { createTextHash, hashState } from '../stateHash';
import { readBack } from '../../testing/traceOf';
import { writeValue } from './writeValue';

const mask = createMask({ knownSecrets: createKnownSecrets() });

function textOf(value: unknown): string {
  const pieces: string[] = [];
  runAtOnce(writeValue(value, 'json', mask, (piece) => void pieces.push(piece)));
  return pieces.join('');
}

function hashOf(value: unknown): string {
  const hash = createTextHash();
  runAtOnce(writeValue(value, 'canonical', mask, hash.add));
  return hash.digits();
}

/** As Redux DevTools reads an imported file. */
function stockRead(value: unknown): unknown {
  const file = textOf({ actionsById: { value } });
  const { nextLiftedState } = importState(file, {}) as unknown as {
    nextLiftedState: { actionsById: { value: unknown } };
  };
  return nextLiftedState.actionsById.value;
}

const plain = { b: [1, 'two', null, true, { c: `"\u2028${km.common.brand}` }], a: {}, d: [] };
const odd = {
  undef: undefined,
  list: [undefined, NaN, Infinity, -Infinity, -0],
  date: new Date(1_795_218_522_660),
  nested: { deep: { of: undefined } },
  error: new Error('lost'),
};

it('plain data is what JSON makes of it', () => {
  expect(textOf(plain)).toBe(JSON.stringify(plain));
  expect(readBack(textOf(plain))).toEqual(plain);
});

it('what JSON cannot write comes back from the stock importer and from ours', () => {
  for (const read of [stockRead(odd), readBack(textOf(odd))]) {
    expect(read).toStrictEqual({ ...odd, list: [undefined, NaN, Infinity, -Infinity, 0] });
    expect(Object.keys(read as object)).toEqual(Object.keys(odd));
  }
});

it('data that looks like a marker is data for both readers', () => {
  const tricky = { $jsan: 'u', more: [{ $jsan: 'd5' }, { text: '{"$jsan":"u"}' }] };
  const expected = { $jsan_: 'u', more: [{ $jsan_: 'd5' }, { text: '{"$jsan":"u"}' }] };
  expect(stockRead(tricky)).toEqual(expected);
  expect(readBack(textOf(tricky))).toEqual(expected);
});

it('no key of data reaches a prototype', () => {
  const hostile = JSON.parse('{"__proto__":{"isAdmin":true}}') as object;
  const read = JSON.parse(textOf(hostile)) as Record<string, unknown>;
  expect(Object.keys(read)).toEqual(['__proto___']);
});

it('the hash is that of the value which is read back', () => {
  const state = {
    ...odd,
    ...plain,
    date: null,
    error: null,
    token: 'abc',
    message: 'Bearer abcdefghij',
    api: { config: { online: true }, queries: {} },
  };
  const { config: _config, ...api } = state.api;
  const read = readBack(textOf(state));
  expect(hashOf({ ...state, api })).toBe(hashState(read));
  expect(hashState({ b: 1, a: [2] })).toBe(hashState({ a: [2], b: 1 }));
  expect(hashState({ a: 1 })).not.toBe(hashState({ a: '1' }));
});

it('what stands under a secret name is masked at any depth, and keeps its kind', () => {
  const secret = { cookies: { a: 'x', b: [1, true, null], c: { d: 'y' } }, password: '' };
  expect(JSON.parse(textOf(secret))).toEqual({
    cookies: {
      a: expect.stringMatching(/^\[masked/),
      b: [0, false, null],
      c: { d: expect.stringMatching(/^\[masked/) },
    },
    password: '',
  });
});

it('rests often while it writes much', () => {
  const rows = Array.from({ length: 10_000 }, (_, id) => ({ id, number: '07', amount: 1000 }));
  const rests = [...writeValue(rows, 'json', mask, () => undefined)];
  expect(rests.length).toBeGreaterThan(100);
});
