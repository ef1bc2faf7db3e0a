import * as v from 'valibot';
import { parseMessage, withFallback } from './parseMessage';
import { listOf, optionalField } from './schemas';

const row = v.object({
  id: v.number(),
  odds: optionalField('odds', v.number()),
  isSettled: withFallback('isSettled', v.boolean(), false),
});

it('each reason for omitting or replacing values is reported once, with a count', () => {
  const input = [{ id: 1, odds: 'secret', isSettled: 1 }, { id: 'secret' }, { id: 'secret' }];
  const reading = parseMessage(listOf(row), input);
  expect(reading).toMatchObject({
    output: [{ id: 1, odds: null, isSettled: false }],
    leftOut: { count: 4 },
  });
  const { reason } = (reading as { leftOut: { reason: string } }).leftOut;
  expect(reason).toBe(
    'odds: expected number | isSettled: expected boolean | row.id: expected number',
  );
});

it('an unreadable message is reported by its source and the reason, never by its value', () => {
  const schema = v.object({ access_token: v.string() });
  expect(parseMessage(schema, { access_token: 4711 })).toEqual({
    success: false,
    reason: 'access_token: expected string',
  });
});

describe('the reason', () => {
  const reasonOf = (schema: v.GenericSchema, input: unknown) => {
    const parsed = parseMessage(schema, input);
    return parsed.success ? (parsed.leftOut?.reason ?? null) : parsed.reason;
  };
  const four = { a: v.string(), b: v.string(), c: v.string(), d: v.string() };
  const numbers = { a: 1, b: 2, c: 3, d: 4 };

  it('names the whole message if that does not fit, and a rule that expects no type', () => {
    expect(reasonOf(v.string(), 5)).toBe('the whole: expected string');
    const even = v.pipe(
      v.number(),
      v.check((number) => number % 2 === 0),
    );
    expect(reasonOf(v.object({ id: even }), { id: 5 })).toBe('id: expected other');
  });

  it('names the place of a replaced value and the path within it', () => {
    const detail = v.nullable(v.object({ number: v.number() }));
    const schema = v.object({ detail: withFallback('detail', detail, null) });
    expect(reasonOf(schema, { detail: { number: 'x' } })).toBe('detail.number: expected number');
  });

  it('names the first three places', () => {
    const three = 'a: expected string; b: expected string; c: expected string';
    expect(reasonOf(v.object(four), numbers)).toBe(three);
    expect(
      reasonOf(withFallback('row', v.object(four), { a: '', b: '', c: '', d: '' }), numbers),
    ).toBe(three.replace(/\b[abc]:/g, 'row.$&'));
  });

  it('names the first three replaced values', () => {
    const schema = v.object({
      a: withFallback('a', v.string(), ''),
      b: withFallback('b', v.string(), ''),
      c: withFallback('c', v.string(), ''),
      d: withFallback('d', v.string(), ''),
    });
    expect(parseMessage(schema, numbers)).toMatchObject({
      output: { a: '', b: '', c: '', d: '' },
      leftOut: {
        count: 4,
        reason: 'a: expected string | b: expected string | c: expected string',
      },
    });
  });
});
