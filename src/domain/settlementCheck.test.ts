import fc from 'fast-check';
import { disagreementOf } from './settlementCheck';
import { betOf } from '../testing/betOf';
import type { Bet } from './bet';

/** A settled bet of 1,000 riel on 07 at odds of 90 that the server calls lost. */
const lost = (changed: Partial<Bet> = {}) =>
  betOf({ isSettled: true, drawnDigits: '108', winLose: -1000, ...changed });
const called = { server: 0, rule: 90_000 };

describe('the settlement check', () => {
  it.each<Partial<Bet>>([
    { isSettled: false },
    { drawnDigits: null },
    { number: null },
    { amount: null },
    { odds: null },
    { odds: 0 },
    { odds: -90 },
    { winLose: null },
    { amount: Number.MAX_SAFE_INTEGER },
  ])('says nothing of a bet that can not be recomputed: %j', (changed) => {
    expect(disagreementOf(lost({ drawnDigits: '107', ...changed }))).toBeNull();
    expect(disagreementOf(lost({ drawnDigits: '107' }))).toEqual(called);
  });

  it('finds a figure that is off by a riel', () => {
    expect(disagreementOf(lost({ winLose: -999 }))).toEqual({ server: 1, rule: 0 });
    expect(disagreementOf(lost({ winLose: -999.5 }))).toBeNull();
  });

  it('allows a server to round each figure to whole riel', () => {
    const decimal = lost({ drawnDigits: '107', amount: 1000.4, odds: 1.95 });
    expect(disagreementOf({ ...decimal, winLose: 950 })).toBeNull();
    expect(disagreementOf({ ...decimal, winLose: 951 })).toBeNull();
    expect(disagreementOf({ ...decimal, winLose: 953 })).not.toBeNull();
  });

  const digit = fc.constantFrom('0', '1', '2');
  const digits = (minLength: number) => fc.string({ unit: digit, minLength, maxLength: 3 });
  const bets = fc.record({
    number: digits(1),
    drawnDigits: digits(3),
    amount: fc.integer({ min: 1, max: 1_000_000_000 }),
    odds: fc.double({ min: 0.01, max: 1000, noNaN: true }),
  });
  type Drawn = Record<'number' | 'drawnDigits', string> & Record<'amount' | 'odds', number>;
  /** A second account of the rule, by the ends of the two texts. */
  const winLoseOf = ({ number, drawnDigits, amount, odds }: Drawn) =>
    drawnDigits.endsWith(number) ? amount * odds - amount : -amount;

  it('never finds fault with a server that settles by the rule', () => {
    fc.assert(
      fc.property(
        bets,
        fc.constantFrom(Math.round, Math.floor, Math.ceil, Number),
        (bet, round) => {
          const winLose = round(winLoseOf(bet));
          expect(disagreementOf(lost({ ...bet, winLose }))).toBeNull();
        },
      ),
    );
  });

  it('finds every figure that is off by a riel or more', () => {
    const faults = fc
      .integer({ min: -1_000_000, max: 1_000_000 })
      .filter((riel) => Math.abs(riel) > 1);
    fc.assert(
      fc.property(bets, faults, (bet, fault) => {
        const winLose = winLoseOf(bet) + fault;
        const { server, rule } = disagreementOf(lost({ ...bet, winLose })) ?? {
          server: 0,
          rule: 0,
        };
        expect(server - rule).toBeCloseTo(fault, 3);
      }),
    );
  });
});
