import * as v from 'valibot';
import { parseMessage } from './parseMessage';
import {
  amountSchema,
  betNumberSchema,
  daySchema,
  flagSchema,
  idSchema,
  listOf,
  moneyRow,
  optionalField,
  requiredField,
} from './schemas';

const read = (schema: v.GenericSchema, value: unknown): unknown => {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : 'refused';
};

describe('the schema of an id', () => {
  it.each([
    [7, 7],
    ['7', 7],
    ['007', 7],
    [0, 0],
    [9007199254740991, 9007199254740991],
    ['2026112000000001', 2026112000000001],
    ['9007199254740991', 9007199254740991],
  ])('reads %p as %d', (value, id) => {
    expect(read(idSchema, value)).toBe(id);
  });

  it.each([
    -1,
    1.5,
    NaN,
    '1e3',
    '-1',
    '',
    ' 7',
    null,
    [7],
    2 ** 53,
    '9007199254740992',
    '9'.repeat(17),
  ])('refuses %p', (value) => {
    expect(read(idSchema, value)).toBe('refused');
  });
});

describe('the schema of an amount', () => {
  it.each([
    [1000, 1000],
    ['1000', 1000],
    ['1000.00', 1000],
    ['3,000', 3000],
    ['-1,234,567.50', -1_234_567.5],
    ['1000.000', 1000],
    ['3,000.000', 3000],
    ['0.500', 0.5],
    [9007199254740991, 9007199254740991],
    ['-1000.50', -1000.5],
    [-1000, -1000],
    [0, 0],
  ])('reads %p as %d riel', (value, amount) => {
    expect(read(amountSchema, value)).toBe(amount);
  });

  it.each([
    NaN,
    1e16,
    '',
    '3.000',
    '-12.500',
    '3,00',
    '3,0000',
    '3000,000',
    ',000',
    '3,000,',
    '3 000',
    '1e9',
    '9'.repeat(400),
    null,
    [],
  ])('refuses %p', (value) => {
    expect(read(amountSchema, value)).toBe('refused');
  });
});

describe('the schema of a flag', () => {
  it.each([true, 1, '1', 'true'])('reads %p as true', (value) => {
    expect(read(flagSchema, value)).toBe(true);
  });

  it.each([false, 0, '0', 'false'])('reads %p as false', (value) => {
    expect(read(flagSchema, value)).toBe(false);
  });

  it.each([2, -1, NaN, '', 'yes', 'null', null, [], [1], {}])('refuses %p', (value) => {
    expect(read(flagSchema, value)).toBe('refused');
  });
});

it.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-20 00:00:00', '2026-11-20'],
  ['2026-11-20T00:00:00.000000Z', '2026-11-20'],
  ['2026-11-19T17:00:00Z', '2026-11-20'],
  ['2026-11-20T00:00:00+07:00', '2026-11-20'],
  ['20-11-2026', '20-11-2026'],
])('the schema of a report day reads %s as %s', (value, day) => {
  expect(read(daySchema, value)).toBe(day);
});

describe('the schema of a bet’s number', () => {
  it.each([
    ['007', '007'],
    ['7', '7'],
    [7, '7'],
  ])('[1.6] reads %p as %p', (value, number) => {
    expect(read(betNumberSchema, value)).toBe(number);
  });

  it.each(['', '0007', 1000, -1, 1.5, 'a', null])('refuses %p', (value) => {
    expect(read(betNumberSchema, value)).toBe('refused');
  });
});

describe('the schema of a list', () => {
  it('leaves out unreadable rows', () => {
    expect(read(listOf(idSchema), [1, null, 'x', {}, '3', undefined, [[]]])).toEqual([1, 3]);
  });

  it('leaves out unreadable rows before it asks for their key', () => {
    const byId = listOf(v.object({ id: idSchema }), ({ id }) => id);
    expect(read(byId, [{ id: 1 }, 'x', { id: 2 }])).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it('reports which rows it leaves out', () => {
    const byKey = listOf(idSchema, (id) => id);
    const reasonOf = (rows: unknown[]) => {
      const parsed = parseMessage(byKey, rows);
      return parsed.success && parsed.leftOut;
    };
    expect(reasonOf([1, 2])).toBeNull();
    expect(reasonOf([1, 2, 1])).toEqual({ count: 1, reason: 'row: repeated' });
    expect(reasonOf([1, 2, -1])).toEqual({ count: 1, reason: 'row: expected >=0' });
  });

  it.each([null, {}, 'x', 5, { data: {} }, { error: {} }])('refuses %p', (value) => {
    expect(read(listOf(idSchema), value)).toBe('refused');
  });
});

describe('the schema of a list of rows with money', () => {
  const rows = listOf(
    moneyRow({
      id: optionalField('id', idSchema),
      amount: requiredField('amount', amountSchema),
    }),
  );

  it('[7.17] keeps every row, with null for unreadable values', () => {
    const wire = [
      { id: 1, amount: 5 },
      { id: 'x', amount: '5.00' },
      { amount: {} },
      null,
      'x',
      [7],
    ];
    const empty = { id: null, amount: null };
    expect(read(rows, wire)).toEqual([
      { id: 1, amount: 5 },
      { id: null, amount: 5 },
      empty,
      empty,
      empty,
      empty,
    ]);
  });

  it('keeps rows that share an id', () => {
    const row = { id: 1, amount: 5 };
    expect(read(rows, [row, row, { id: 1, amount: 6 }])).toHaveLength(3);
  });

  it('reports an element that is no object', () => {
    expect(parseMessage(rows, ['x'])).toMatchObject({
      output: [{ id: null, amount: null }],
      leftOut: { count: 1, reason: 'row: expected Object' },
    });
  });
});
