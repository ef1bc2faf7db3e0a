import { importState } from '@redux-devtools/utils';
import { km } from '../i18n/km';
import { readBack } from '../testing/traceOf';
import { createRedactor } from './redaction/redactor';
import { createKnownSecrets } from './redaction/secrets';
import { createSerializer } from './serializer';
import { hashState } from './stateHash';

const redactor = createRedactor({ knownSecrets: createKnownSecrets() });
const serializer = createSerializer(redactor);

const segment = (before: unknown, actions: { type: string }[] = []) => ({
  number: 0,
  before,
  beganAt: 0,
  actions,
  stamps: actions.map((_, index) => index),
});

const textOf = (state: unknown) => serializer.segment(segment(state)).stateText;

/** As Redux DevTools reads an imported file. */
function importedByDevTools(value: unknown): unknown {
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

describe('a serialized state', () => {
  it('is the JSON of plain data', () => {
    expect(textOf(plain)).toBe(JSON.stringify(plain));
    expect(readBack(textOf(plain))).toEqual(plain);
  });

  it('restores for both readers the values that JSON lacks', () => {
    for (const read of [importedByDevTools(odd), readBack(textOf(odd))]) {
      expect(read).toStrictEqual({ ...odd, list: [undefined, NaN, Infinity, -Infinity, 0] });
      expect(Object.keys(read as object)).toEqual(Object.keys(odd));
    }
  });

  it('keeps data that looks like a marker as data for both readers', () => {
    const tricky = { $jsan: 'u', more: [{ $jsan: 'd5' }, { text: '{"$jsan":"u"}' }] };
    const expected = { $jsan_: 'u', more: [{ $jsan_: 'd5' }, { text: '{"$jsan":"u"}' }] };
    expect(importedByDevTools(tricky)).toEqual(expected);
    expect(readBack(textOf(tricky))).toEqual(expected);
  });

  it('cannot reach a prototype through a key', () => {
    const hostile = JSON.parse('{"__proto__":{"isAdmin":true}}') as object;
    const read = JSON.parse(textOf(hostile)) as Record<string, unknown>;
    expect(Object.keys(read)).toEqual(['__proto___']);
  });

  it('is written without toJSON, which could write unredacted values', () => {
    class Token {
      readonly note = 'plain';
      toJSON() {
        return 'Bearer abcdefghij';
      }
    }
    expect(JSON.parse(textOf({ value: new Token() }))).toEqual({ value: { note: 'plain' } });
  });
});

describe('the hash of a state', () => {
  it('equals the hash of the value that a reader restores', () => {
    const state = {
      ...odd,
      ...plain,
      token: 'abc',
      message: 'Bearer abcdefghij',
      api: { config: { online: true }, queries: {} },
    };
    expect(serializer.hash(state)).toBe(hashState(readBack(textOf(state))));
    expect(serializer.hash(state)).not.toBe(hashState(state));
  });

  it('depends on every value, but not on the order of keys', () => {
    expect(hashState({ b: 1, a: [2] })).toBe(hashState({ a: [2], b: 1 }));
    expect(hashState({ a: 1 })).not.toBe(hashState({ a: '1' }));
  });

  it('equals the hash in files that players have sent', () => {
    expect(hashState({ b: [1, 'two', null, { c: undefined, d: NaN }], a: { x: true } })).toBe(
      '01c34329e29732',
    );
  });
});

describe('a serialized segment', () => {
  const actions = Array.from({ length: 300 }, (_, id) => ({
    type: 'listed',
    payload: { id: String(id) },
  }));

  it('keeps what was written before, and adds what is new', () => {
    const earlier = serializer.segment(segment({ sum: 1 }, actions.slice(0, 100)));
    const marked = { ...earlier, actionTexts: earlier.actionTexts.map(() => 'written') };
    const grown = serializer.segment(segment({ sum: 1 }, actions), marked);
    expect(grown.stateText).toBe(earlier.stateText);
    expect(grown.actionTexts.slice(0, 100)).toEqual(marked.actionTexts);
    expect(JSON.parse(grown.actionTexts[299] ?? '')).toEqual({
      type: 'PERFORM_ACTION',
      action: { type: 'listed', payload: { id: '299' } },
      timestamp: 299,
    });
  });

  it('has the same text if it is prepared in small steps', async () => {
    const rows = Array.from({ length: 5000 }, (_, id) => ({ id, number: '07', amount: 1000 }));
    const state = { api: { queries: { bets: { data: rows } } } };
    const pause = jest.fn(() => Promise.resolve());
    const warmed = createSerializer(redactor);
    await warmed.warmUp([segment(state, actions)], state, pause);
    expect(pause.mock.calls.length).toBeGreaterThan(rows.length + actions.length);
    expect(warmed.segment(segment(state, actions))).toEqual(
      createSerializer(redactor).segment(segment(state, actions)),
    );
  });
});
