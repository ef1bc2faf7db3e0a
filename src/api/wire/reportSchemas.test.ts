import type * as v from 'valibot';
import { parseMessage } from './parseMessage';
import { dailyReportSchema, dayReportSchema } from './reportSchemas';

/** What the app reads of a body, and the places that it reports. */
function read<Output>(schema: v.GenericSchema<unknown, Output>, body: unknown) {
  const result = parseMessage(schema, body);
  if (!result.success) return null;
  const places = Array.from(
    result.leftOut?.reason.matchAll(/([\w.]+): expected/g) ?? [],
    ([, place]) => place,
  );
  return { output: result.output, places };
}

describe('the schema of the daily report', () => {
  const row = { date: '2026-11-20', turn_over: 15000, win_lose: '-5000.00' };
  const day = { date: '2026-11-20', turnover: 15000, winLose: -5000 };
  const readDays = (body: unknown) => read(dailyReportSchema, body);

  it.each([
    ['date', { date: '' }],
    ['turn_over', { turnover: null }],
    ['win_lose', { winLose: null }],
  ])('keeps a day whose %s is missing or unreadable, and reports it', (field, changed) => {
    const expected = { output: [{ ...day, ...changed }], places: [field] };
    expect(readDays([{ ...row, [field]: {} }])).toEqual(expected);
    expect(readDays([{ ...row, [field]: null }])).toEqual(expected);
  });

  it('keeps a row that is no object, since its money would be missing', () => {
    const unreadable = { date: '', turnover: null, winLose: null };
    expect(readDays([row, 'x'])).toEqual({ output: [day, unreadable], places: ['row'] });
  });
});

describe('the schema of the bets of a day', () => {
  const row = {
    result_id: 4711,
    number: '07',
    type: '2D',
    amount: '1,000',
    win_lose: '-1000.00',
    created_at: '2026-11-20T02:07:05.000000Z',
  };
  const bet = {
    roundId: 4711,
    number: '07',
    type: '2D',
    amount: 1000,
    winLose: -1000,
    createdAt: '2026-11-20T02:07:05.000000Z',
  };
  const total = { total_amount: '1,000', win_lose: -1000 };
  const readDay = (body: unknown) => read(dayReportSchema, body);
  const readRow = (changed: object) => {
    const result = readDay({ data: [{ ...row, ...changed }], total });
    return { row: result?.output.rows[0], places: result?.places };
  };

  it('reads each field as the app names it', () => {
    const expected = {
      output: { rows: [bet], total: { amount: 1000, winLose: -1000 } },
      places: [],
    };
    expect(readDay({ data: [row], total })).toEqual(expected);
    expect(readDay({ data: { data: [row], total } })).toEqual(expected);
    expect(readDay({ data: [row], total: { data: total } })).toEqual(expected);
  });

  it.each([
    ['result_id', { roundId: null }],
    ['number', { number: null }],
    ['amount', { amount: null }],
    ['win_lose', { winLose: null }],
  ])('keeps a bet whose %s is missing or unreadable, and reports it', (field, changed) => {
    const expected = { row: { ...bet, ...changed }, places: [field] };
    expect(readRow({ [field]: {} })).toEqual(expected);
    expect(readRow({ [field]: undefined })).toEqual(expected);
  });

  it('reports a time that it can not read, and no missing one', () => {
    expect(readRow({ created_at: 7 })).toEqual({
      row: { ...bet, createdAt: null },
      places: ['created_at'],
    });
    expect(readRow({ created_at: undefined })).toEqual({
      row: { ...bet, createdAt: null },
      places: [],
    });
  });

  it.each([
    [7, '3D', '007', '3D'],
    ['472', null, '472', '3D'],
    ['472', '1D', '472', '3D'],
    [null, '2D', null, '2D'],
    [null, 'x', null, null],
  ])(
    'reads the number %p of type %p as %p, %p: it decides the type',
    (number, type, read, shown) => {
      expect(readRow({ number, type }).row).toEqual({ ...bet, number: read, type: shown });
    },
  );

  it.each([
    [undefined, []],
    [null, []],
    [[], []],
    [{}, ['total.total_amount', 'total.win_lose']],
    [{ total_amount: 'x', win_lose: null }, ['total.total_amount', 'total.win_lose']],
    ['x', ['total']],
    [
      [1, 2],
      ['total.total_amount', 'total.win_lose'],
    ],
  ])('has no sums if the total is %j', (given, places) => {
    expect(readDay({ data: [row], total: given })).toEqual({
      output: { rows: [bet], total: { amount: null, winLose: null } },
      places,
    });
  });

  it.each([[null], [[]], [{ total }], ['x']])('refuses %j', (body) => {
    expect(readDay(body)).toBeNull();
    expect(readDay({ data: [] })).not.toBeNull();
  });
});
