import * as v from 'valibot';
import { isPartialList, rowsOf } from './lists';
import { decodedJson, unwrapped } from './shapes';

const encoded = (value: unknown, times: number): unknown =>
  times === 0 ? value : JSON.stringify(encoded(value, times - 1));
const wrapped = (value: unknown, times: number): unknown =>
  times === 0 ? value : { data: wrapped(value, times - 1) };

const limits = v.object({ max_bet: v.number(), min_bet: v.optional(v.number(), 0) });
const page = v.object({ data: v.array(v.number()), total: v.optional(v.number(), 0) });

function read<Output>(schema: Parameters<typeof unwrapped<Output>>[0], value: unknown): unknown {
  const parsed = v.safeParse(unwrapped(schema), value);
  return parsed.success ? parsed.output : 'refused';
}

describe('JSON text', () => {
  it.each([0, 1, 2, 3])('is decoded after it was encoded %d times', (times) => {
    expect(decodedJson(encoded({ countdown: 5 }, times))).toEqual({ countdown: 5 });
  });

  it('stays text if it was encoded more often', () => {
    expect(decodedJson(encoded({ countdown: 5 }, 4))).toBe('{"countdown":5}');
  });

  it.each(['', '007', '1e2', 'null', 'true', '{"a":', '<html>', 7, null, undefined])(
    'is not assumed for %p, which stays as it is',
    (value) => {
      expect(decodedJson(value)).toBe(value);
    },
  );

  it('is decoded after white space', () => {
    expect(decodedJson(' \n{"countdown":5}')).toEqual({ countdown: 5 });
  });

  it('is not decoded above 65,536 characters, a length that no genuine event has', () => {
    const ofLength = (length: number) => JSON.stringify(['x'.repeat(length - 4)]);
    expect(decodedJson(ofLength(65_536))).toEqual(['x'.repeat(65_532)]);
    expect(decodedJson(ofLength(65_537))).toBe(ofLength(65_537));
  });
});

describe('a single object', () => {
  it.each([0, 1, 2, 3])('is read in %d wrappers', (times) => {
    expect(read(limits, wrapped({ max_bet: 5 }, times))).toEqual({ max_bet: 5, min_bet: 0 });
  });

  it('is not looked for inside an object that has one of its fields', () => {
    expect(read(limits, { min_bet: 1, data: { max_bet: 5 } })).toBe('refused');
  });

  it.each([
    ['as it is', { data: [1], total: 1 }],
    ['wrapped', { data: { data: [1], total: 1 } }],
    ['wrapped twice', { data: { data: { data: [1], total: 1 } } }],
  ])('with a field named data is read %s', (_, value) => {
    expect(read(page, value)).toEqual({ data: [1], total: 1 });
  });

  it('is not taken out of its field named data if it has no other field of the schema', () => {
    const reply = v.object({ data: v.unknown(), status: v.optional(v.string(), 'ok') });
    const meant = { data: { message: 'no' }, status: 'ok' };
    expect(read(reply, { data: { message: 'no' } })).toEqual(meant);
    expect(read(reply, { data: 'no' })).toEqual({ data: 'no', status: 'ok' });
    expect(read(reply, { data: meant })).toEqual(meant);
  });

  it.each([
    ['four wrappers', wrapped({ max_bet: 5 }, 4)],
    ['a wrapper that is inherited', Object.create({ data: { max_bet: 5 } })],
    ['a poisoned prototype', JSON.parse('{"__proto__":{"data":{"max_bet":5}}}')],
    ['a list of two', [{ max_bet: 5 }, { max_bet: 6 }]],
    ['nothing', { data: null }],
  ])('is not recognised in %s', (_, value) => {
    expect(read(limits, value)).toBe('refused');
  });
});

describe('the rows of a list', () => {
  it.each([
    ['an array', [1, 2]],
    ['wrapped', { data: [1, 2] }],
    ['wrapped three times', wrapped([1, 2], 3)],
    ['wrapped twice, in pages', { data: { data: [1, 2], current_page: 1 }, links: {} }],
    ['an object whose keys have a gap', { '0': 1, '2': 2 }],
    ['a wrapped object with keys', { data: { '0': 1, '2': 2 } }],
  ])('are read from %s', (_, value) => {
    expect(rowsOf(value)).toEqual([1, 2]);
  });

  it.each([
    ['round ids', { '5': { round_id: 5 }, '12': { round_id: 12 } }, ['12', '5']],
    ['text ids', { '5': { id: '5' }, '12': { id: '12' } }, ['12', '5']],
    ['days', { '2026-11-19': { date: '2026-11-19' }, '2026-11-20': { date: '2026-11-20' } }, null],
    [
      'stamps before ids',
      {
        '1': { id: 2, created_at: '2026-11-20 09:00:00' },
        '2': { id: 1, created_at: '2026-11-20 09:00:05' },
      },
      ['2', '1'],
    ],
  ])('are put newest first if keyed by %s', (_, value, keys) => {
    const order = keys ?? Object.keys(value).reverse();
    expect(rowsOf(value)).toEqual(order.map((key) => (value as Record<string, unknown>)[key]));
  });

  const early = '2026-11-20 09:00:00';
  const late = '2026-11-20 09:00:05';
  it.each([
    ['their ids', { id: 5 }, { id: 12 }],
    ['their days', { date: '2026-11-19' }, { date: '2026-11-20' }],
    [
      'their ids if their stamps are the same',
      { created_at: early, id: 5 },
      { created_at: early, id: 12 },
    ],
    ['their stamps whatever their ids', { created_at: early, id: 12 }, { created_at: late, id: 5 }],
    ['their ids if one has no stamp', { created_at: early, id: 5 }, { id: 12 }],
    ['their ids if a stamp is a number', { created_at: 7, id: 5 }, { created_at: early, id: 12 }],
    ['their ids if a stamp is an object', { created_at: {}, id: 5 }, { created_at: early, id: 12 }],
    ['their ids if the other is one', { created_at: late, id: 5 }, { created_at: {}, id: 12 }],
  ])('are put newest first by %s, whatever their keys', (_, older, newer) => {
    expect(rowsOf({ '1': older, '2': newer })).toEqual([newer, older]);
    expect(rowsOf({ '1': newer, '2': older })).toEqual([newer, older]);
  });

  it('stay as they are where one is no object', () => {
    expect(rowsOf({ '1': null, '2': { id: 2 } })).toEqual([null, { id: 2 }]);
    expect(rowsOf({ '1': { id: 1 }, '2': null })).toEqual([{ id: 1 }, null]);
  });

  it.each([
    null,
    5,
    'x',
    {},
    { data: {} },
    { error: {} },
    { message: 'no' },
    { '1D': 9, errors: {} },
    { error1: {}, '2': {} },
    wrapped([1, 2], 4),
    JSON.parse('{"__proto__":[1]}'),
  ])('are not read from %p', (value: unknown) => {
    expect(Array.isArray(rowsOf(value))).toBe(false);
  });
});

describe('a list that continues on another page', () => {
  const data = [1, 2];
  it.each([
    ['an address', { data, next_page_url: 'https://api.example.com/bets?page=2' }],
    ['the links of a collection', { data, links: { next: '/bets?page=2' }, meta: {} }],
    ['the count of its pages', { data, meta: { current_page: 1, last_page: 2 } }],
    ['that count as text, beside the rows', { data, current_page: '1', last_page: '10' }],
    ['a last page alone', { data, last_page: 3 }],
    ['a cursor', { data, meta: { next_cursor: 'eyJpZCI6MTV9' } }],
    ['a wrapped page', { data: { data, next_page_url: '/?page=2' } }],
    ['a page in two wrappers', wrapped({ data, next_page_url: '/?page=2' }, 2)],
    ['keyed rows of a page', { data: { '5': {}, '6': {} }, next_page_url: '/?page=2' }],
  ])('[7.22] is recognised by %s', (_, answer) => {
    expect(isPartialList(answer)).toBe(true);
  });

  it.each([
    ['an array', data],
    ['one that is wrapped', { data }],
    ['the only page', { data, current_page: 1, last_page: 1, next_page_url: null, links: [] }],
    ['a collection of one page', { data, links: { next: null }, meta: { last_page: 1 } }],
    ['a cursor at its end', { data, next_cursor: null, next_page_url: null }],
    ['an unreadable count', { data, meta: { current_page: 'x', last_page: {} } }],
    ['an empty address', { data, next_page_url: '' }],
    ['an address that is false', { data, next_page_url: false }],
    ['a page in three wrappers', wrapped({ data, next_page_url: '/?page=2' }, 3)],
    ['an object that is no wrapper', { next_page_url: '/?page=2' }],
    ['nothing', null],
  ])('is not recognised in %s', (_, answer) => {
    expect(isPartialList(answer)).toBe(false);
  });
});
