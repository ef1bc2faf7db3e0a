import fc from 'fast-check';
import { digitMatches, netOf, payoutOf } from './settlement';

const bet = (number: string | null, odds: number | null = 90, amount: number | null = 1000) => ({
  number,
  odds,
  amount,
});

describe('payoutOf', () => {
  it.each([
    ['7', 9, '007', 9000],
    ['7', 9, '070', 0],
    ['07', 90, '107', 90_000],
    ['07', 90, '170', 0],
    ['7', 9, '770', 0],
    ['007', 800, '007', 800_000],
    ['007', 800, '107', 0],
  ])('pays for %s at odds of %d after a draw of %s: %d riel', (number, odds, drawn, payout) => {
    expect(payoutOf(bet(number, odds), drawn)).toBe(payout);
  });

  it('is unknown without the draw, the number, or what a win is worth', () => {
    expect(payoutOf(bet('07'), null)).toBeNull();
    expect(payoutOf(bet(null), '107')).toBeNull();
    expect(payoutOf(bet('1234'), '107')).toBeNull();
    expect(payoutOf(bet('07', null), '107')).toBeNull();
    expect(payoutOf(bet('07', 90, null), '107')).toBeNull();
    expect(payoutOf(bet('07'), '107')).toBe(90_000);
  });
});

describe('netOf', () => {
  it('takes the stake off the payout', () => {
    expect(netOf(bet('07'), '107')).toBe(89_000);
    expect(netOf(bet('08'), '107')).toBe(-1000);
  });

  it('is unknown before the draw, and for a lost bet of an unknown amount', () => {
    expect(netOf(bet('07'), null)).toBeNull();
    expect(netOf(bet('08', 90, null), '107')).toBeNull();
    expect(netOf(bet('08', 90, 500), '107')).toBe(-500);
  });
});

describe('digitMatches', () => {
  it('compares each digit with its place in the draw as it is revealed', () => {
    expect(digitMatches('17', [null, null, null])).toEqual(['open', 'open']);
    expect(digitMatches('17', [null, null, '7'])).toEqual(['open', 'match']);
    expect(digitMatches('17', [null, '0', '7'])).toEqual(['miss', 'match']);
    expect(digitMatches('7', [null, null, '7'])).toEqual(['match']);
    expect(digitMatches('317', ['3', '1', '7'])).toEqual(['match', 'match', 'match']);
  });

  it('finds only matches exactly if the rule pays', () => {
    const digits = (count: number) =>
      fc.array(fc.integer({ min: 0, max: 2 }), { minLength: count, maxLength: count });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }).chain(digits), digits(3), (number, drawn) => {
        const isWon = digitMatches(number.join(''), drawn.map(String)).every(
          (match) => match === 'match',
        );
        expect(payoutOf(bet(number.join('')), drawn.join(''))).toBe(isWon ? 90_000 : 0);
      }),
    );
  });
});
