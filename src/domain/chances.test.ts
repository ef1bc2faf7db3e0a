import fc from 'fast-check';
import { averageReturn, formatAverage } from './chances';

describe('the average return', () => {
  it.each([
    ['1D', 9, 90],
    ['2D', 90, 90],
    ['3D', 800, 80],
    ['1D', 9.5, 95],
  ] as const)('of 100 riel on %s at odds of %p is %p', (type, odds, expected) => {
    expect(averageReturn(type, odds, 100)).toBeCloseTo(expected, 9);
  });

  it('is what a stake on every number of the type brings, by the stake', () => {
    const odds = fc.integer({ min: 1, max: 5000 });
    fc.assert(
      fc.property(fc.constantFrom('1D', '2D', '3D' as const), odds, (type, paid) => {
        const numbers = { '1D': 10, '2D': 100, '3D': 1000 }[type];
        expect(averageReturn(type, paid, 100 * numbers)).toBeCloseTo(100 * paid, 6);
      }),
    );
  });

  it.each([
    [90, '90'],
    [85.5, '85.5'],
    [0.1 + 0.2, '0.3'],
    [12345.678, '12,345.68'],
  ])('of %p is written as %s', (average, text) => {
    expect(formatAverage(average)).toBe(text);
  });
});
