import fc from 'fast-check';
import { bestPrize, linesInTime, totalOf } from './ticketTotals';

const odds = { '1D': 9, '2D': 90, '3D': 800 };

describe('the sums of a ticket', () => {
  it('add the stakes', () => {
    expect(totalOf([])).toBe(0);
    expect(
      totalOf([
        { number: '7', amount: 1000 },
        { number: '07', amount: 500 },
      ]),
    ).toBe(1500);
  });

  it('take the draw that pays most, with all lines that it wins', () => {
    const lines = [
      { number: '7', amount: 1000 },
      { number: '07', amount: 1000 },
      { number: '07', amount: 500 },
      { number: '308', amount: 100 },
    ];
    expect(bestPrize(lines, odds)).toBe(1000 * 9 + 1500 * 90);
    expect(bestPrize([], odds)).toBe(0);
    const ends = ['000', '999'].map((number) => ({ number, amount: 100 }));
    for (const line of ends) expect(bestPrize([line], odds)).toBe(80_000);
  });

  it('never promise more than all lines together, nor less than one of them', () => {
    const lineOf = fc.record({
      number: fc
        .integer({ min: 0, max: 999 })
        .chain((value) =>
          fc.constantFrom(1, 2, 3).map((length) => String(value).padStart(3, '0').slice(-length)),
        ),
      amount: fc.integer({ min: 1, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(fc.array(lineOf, { minLength: 1, maxLength: 50 }), (lines) => {
        const each = lines.map((line) => bestPrize([line], odds));
        const best = bestPrize(lines, odds);
        expect(best).toBeLessThanOrEqual(each.reduce((sum, one) => sum + one, 0));
        expect(best).toBeGreaterThanOrEqual(Math.max(...each));
      }),
    );
  });
});

describe('linesInTime', () => {
  it('counts the seconds before betting closes', () => {
    expect(linesInTime(30, 500)).toBe(50);
    expect(linesInTime(6, 1500)).toBe(0);
    expect(linesInTime(5, 100)).toBe(0);
    expect(linesInTime(0, 100)).toBe(0);
  });

  it('is 999 at most, however fast the connection is', () => {
    expect(linesInTime(30, 25)).toBe(999);
    expect(linesInTime(30, 26)).toBe(961);
    expect(linesInTime(5.5, 0)).toBe(500);
  });

  it('is unknown while the delay is', () => {
    expect(linesInTime(30, null)).toBeNull();
  });
});
