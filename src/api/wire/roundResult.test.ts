import * as v from 'valibot';
import { parseMessage } from './parseMessage';
import { drawnDigitsOfDetail, roundResultSchema } from './roundResult';

describe('drawnDigitsOfDetail', () => {
  it.each([
    ['007', '007'],
    [7, '007'],
    ['7', '007'],
    [0, '000'],
    ['07', '007'],
    [100, '100'],
    ['999', '999'],
    [999, '999'],
    ['{"number":"007"}', '007'],
    ['{"number":7}', '007'],
    [{ number: '7' }, '007'],
    [{ number: 7 }, '007'],
    ['"007"', '007'],
    ['"7"', '007'],
    ['"{\\"number\\":7}"', '007'],
    [JSON.stringify(JSON.stringify(JSON.stringify({ number: '472' }))), '472'],
  ])('[1.2, 3.4] reads %p as %s', (detail, digits) => {
    expect(drawnDigitsOfDetail(detail)).toBe(digits);
  });

  it.each([
    1000,
    '1000',
    '0007',
    -1,
    1.5,
    1e21,
    null,
    '',
    ' 7',
    '7a',
    '٧',
    '\u17e7',
    [7],
    'null',
    '1e2',
    JSON.stringify(JSON.stringify(JSON.stringify(JSON.stringify('007')))),
    '{"number":"007"',
    '{"number":null}',
    '{"number":1000}',
    '{}',
    [],
    ['007'],
    '{"__proto__":{"number":7}}',
    JSON.parse('{"__proto__":{"number":7}}'),
    Object.create({ number: 7 }),
    'x'.repeat(1_000_000),
  ])('[1.4] refuses junk (%#)', (detail: unknown) => {
    expect(drawnDigitsOfDetail(detail)).toBeNull();
    expect(drawnDigitsOfDetail({ number: 7, other: detail })).toBe('007');
  });
});

/** The digits of a result, and what is reported of it; null for nothing. */
function digitsOf(result: object) {
  const parsed = parseMessage(roundResultSchema, { round_id: 5, ...result });
  return parsed.success ? [parsed.output.digits, parsed.leftOut] : 'refused';
}

describe('the drawn number of a round result', () => {
  it.each([{ detail: '{"number":"007"}' }, { detail: null }, { detail: undefined }, {}])(
    'is not reported if it is readable or not drawn yet: %j',
    (result) => {
      expect(digitsOf(result)).toEqual([result.detail ? '007' : null, null]);
    },
  );

  it('is reported as unreadable, never by its value', () => {
    const unreadable = { count: 1, reason: 'detail: expected a number of three digits' };
    for (const detail of ['secret', '', 1000, [], {}]) {
      expect(digitsOf({ detail })).toEqual([null, unreadable]);
    }
  });
});

describe('a round result', () => {
  const read = (row: unknown) => v.parse(roundResultSchema, row);

  it.each([
    ['its round_id', { round_id: 5, id: 9 }],
    ['else its id', { id: 5 }],
    ['else its id where round_id is null', { round_id: null, id: '5' }],
    ['else its id where round_id is junk', { round_id: 'x', id: 5 }],
  ])('[3.4] is read with %s, and without digits while it has no detail', (_, row) => {
    expect(read(row)).toEqual({ roundId: 5, createdAt: null, digits: null });
  });

  it.each([
    [{}, 'a round id'],
    [{ round_id: null }, 'a round id'],
    [{ round_id: -1 }, 'a round id'],
    [null, 'Object'],
    [[], 'a round id'],
    ['<html></html>', 'Object'],
  ])('is not read from %p, and the reason says that it expects %s', (row, expected) => {
    const reason = `the whole: expected ${expected}`;
    expect(parseMessage(roundResultSchema, row)).toEqual({ success: false, reason });
  });

  it('keeps the stamp as it was written, and drops one that is not text', () => {
    const stamp = '2026-11-20T09:07:05.000000Z';
    expect(read({ id: 5, created_at: stamp })).toMatchObject({ createdAt: stamp });
    expect(read({ id: 5, created_at: 17 })).toMatchObject({ createdAt: null });
  });
});
