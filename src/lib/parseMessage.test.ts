import * as v from 'valibot';
import { withFallback, parseMessage } from './parseMessage';
import { roundResultSchema } from './roundResult';
import { listOf, optionalField } from './wireSchemas';

const row = v.object({
  id: v.number(),
  odds: optionalField('odds', v.number()),
  isSettled: withFallback('isSettled', v.boolean(), false),
});

it('a valid message is read without an issue', () => {
  const input = [{ id: 1, odds: null, isSettled: true }];
  expect(parseMessage(listOf(row), input)).toEqual({
    success: true,
    output: [{ id: 1, odds: null, isSettled: true }],
    leftOut: null,
  });
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

it('a repeated row and an unreadable number are reported', () => {
  const results = listOf(roundResultSchema, ({ roundId }) => roundId);
  const input = [{ id: 5, detail: 'secret' }, { id: 5 }];
  expect(parseMessage(results, input)).toMatchObject({
    output: [{ roundId: 5, digits: null }],
    leftOut: {
      count: 2,
      reason: 'detail: expected a number of three digits | row: repeated',
    },
  });
});

it('an unreadable message is reported by its source and the reason, never by its value', () => {
  const schema = v.object({ access_token: v.string() });
  expect(parseMessage(schema, { access_token: 4711 })).toEqual({
    success: false,
    reason: 'access_token: expected string',
  });
});
