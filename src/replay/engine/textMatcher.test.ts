import { createTextMatcher } from './textMatcher';

describe('createTextMatcher', () => {
  const action = {
    type: 'api/executeMutation/fulfilled',
    payload: { rows: [{ number: '407', amount: 5000 }], message: 'Bet placed: 1,250,000' },
    meta: { startedTimeStamp: 1_795_218_522_407, requestId: 'x-407' },
  };

  it.each([
    ['bet PLACED', true],
    ['rows', true],
    ['gone', false],
    ['407', true],
    ['5,000', true],
    ['5000', true],
    ['1250000', true],
    ['500', false],
    ['522407', false],
  ])('looks for “%s” in the whole value', (search, isFound) => {
    expect(createTextMatcher(search).matches(action)).toBe(isFound);
  });

  it('finds a figure whatever its sign', () => {
    expect(createTextMatcher('40000').matches({ won: -40_000 })).toBe(true);
  });

  it('survives a value that is nested without end', () => {
    let deep: object = { text: 'found' };
    for (let depth = 0; depth < 100_000; depth += 1) deep = { deep };
    expect(createTextMatcher('found').matches(deep)).toBe(false);
  });
});
