import fc from 'fast-check';
import { countLastDigits } from './digitCounts';

const result = (digits: string | null) => ({ roundId: 1, createdAt: null, digits });

describe('countLastDigits', () => {
  it('counts the last digit of each number and leaves out what is N/A', () => {
    const results = ['007', '417', '110', null].map(result);
    expect(countLastDigits(results)).toEqual({
      rounds: 3,
      counts: [1, 0, 0, 0, 0, 0, 0, 2, 0, 0],
    });
  });

  it('counts every known result once', () => {
    const digits = fc.option(fc.integer({ min: 0, max: 999 }).map((n) => `${n}`.padStart(3, '0')));
    fc.assert(
      fc.property(fc.array(digits), (drawn) => {
        const { rounds, counts } = countLastDigits(drawn.map(result));
        expect(rounds).toBe(drawn.filter((one) => one !== null).length);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(rounds);
      }),
    );
  });
});
