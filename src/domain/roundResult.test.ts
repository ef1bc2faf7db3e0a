import { parseMessage } from './parseMessage';
import { roundResultSchema } from './roundResult';

/** What is reported of a result with this detail; null for nothing. */
function leftOutFor(result: object) {
  const parsed = parseMessage(roundResultSchema, { round_id: 5, ...result });
  return parsed.success ? parsed.leftOut : 'refused';
}

describe('the drawn number of a round result', () => {
  it.each([{ detail: '{"number":"007"}' }, { detail: null }, { detail: undefined }, {}])(
    'is not reported if it is readable or not drawn yet: %j',
    (result) => {
      expect(leftOutFor(result)).toBeNull();
    },
  );

  it('is reported as unreadable, never by its value', () => {
    const unreadable = { count: 1, reason: 'detail: expected a number of three digits' };
    for (const detail of ['secret', '', 1000, [], {}]) {
      expect(leftOutFor({ detail })).toEqual(unreadable);
    }
  });
});

it('a result without a round id is refused, and the reason says so', () => {
  expect(parseMessage(roundResultSchema, { detail: '{"number":"007"}' })).toEqual({
    success: false,
    reason: 'the whole: expected a round id',
  });
});
