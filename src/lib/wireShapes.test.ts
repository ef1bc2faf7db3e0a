import * as v from 'valibot';
import { isPartialList, rowsOf } from './wireLists';
import { decodedJson, unwrapped } from './wireShapes';

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

  it('is not decoded above a length that no genuine event has', () => {
    const text = JSON.stringify(['x'.repeat(1_000_000)]);
    expect(decodedJson(text)).toBe(text);
  });

  it('may nest as deep as its length allows', () => {
    expect(Array.isArray(decodedJson('['.repeat(32_000) + ']'.repeat(32_000)))).toBe(true);
  });
});

describe('a single object', () => {
  it.each([0, 1, 2, 3])('is read in %d wrappers', (times) => {
    expect(read(limits, wrapped({ max_bet: 5 }, times))).toEqual({ max_bet: 5, min_bet: 0 });
  });

  it('is read beside other fields of its wrapper, and as a list of one', () => {
    expect(read(limits, { success: true, data: { max_bet: 5 } })).toMatchObject({ max_bet: 5 });
    expect(read(limits, [{ max_bet: 5 }])).toMatchObject({ max_bet: 5 });
    expect(read(limits, { data: [{ max_bet: 5 }] })).toMatchObject({ max_bet: 5 });
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

  it.each([
    null,
    5,
    'x',
    {},
    { data: {} },
    { error: {} },
    { message: 'no' },
    { '1D': 9, errors: {} },
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
    ['keyed rows of a page', { data: { '5': {}, '6': {} }, next_page_url: '/?page=2' }],
  ])('is recognised by %s', (_, answer) => {
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
    ['an object that is no wrapper', { next_page_url: '/?page=2' }],
    ['nothing', null],
  ])('is not recognised in %s', (_, answer) => {
    expect(isPartialList(answer)).toBe(false);
  });
});
