import fc from 'fast-check';
import { settle, stake, totalMoney, withBalance, type Ledger } from './ledger';
import { prizeOf } from './payouts';

const players = [1, 2, 3] as const;

const ledger: Ledger = {
  balances: new Map(players.map((id) => [id, 10_000_000])),
  bets: [],
  house: 0,
};

const bet = (number: string, amount: number, userId = 1, roundId = 10) => ({
  id: 1,
  userId,
  roundId,
  number,
  amount,
  createdAt: 0,
  winLose: null,
});

it.each([
  ['7', '007', 9000],
  ['07', '007', 90_000],
  ['007', '007', 800_000],
  ['0', '007', 0],
  ['70', '007', 0],
  ['0', '000', 9000],
])(
  '[1.12, 9.2] the ledger’s payout for a stake of 1,000 on %s with the draw %s is %i',
  (number, drawn, prize) => {
    expect(prizeOf(number, 1000, drawn)).toBe(prize);
  },
);

describe('the ledger', () => {
  it('leaves the bets of other rounds and settled bets alone', () => {
    const staked = stake(stake(ledger, bet('7', 1000)), bet('7', 1000, 2, 11));
    const once = settle(staked, 10, '007');
    expect(once.bets[1]?.winLose).toBeNull();
    expect(settle(once, 10, '007')).toEqual(once);
  });

  it('keeps balances + open stakes + house constant over thousands of random bets', () => {
    const step = fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({
          kind: fc.constant('bet' as const),
          userId: fc.constantFrom(...players),
          number: fc.stringMatching(/^[0-9]{1,3}$/),
          amount: fc.integer({ min: 1, max: 5000 }),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constant('draw' as const),
          drawn: fc.stringMatching(/^[0-9]{3}$/),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constant('balance' as const),
          userId: fc.constantFrom(...players),
          balance: fc.integer({ min: 0, max: 20_000_000 }),
        }),
      },
    );
    let betsPlaced = 0;
    fc.assert(
      fc.property(fc.array(step, { minLength: 50, maxLength: 100 }), (steps) => {
        let present = ledger;
        let roundId = 1;
        for (const each of steps) {
          if (each.kind === 'bet') {
            if ((present.balances.get(each.userId) ?? 0) < each.amount) continue;
            present = stake(present, bet(each.number, each.amount, each.userId, roundId));
            betsPlaced += 1;
          } else if (each.kind === 'draw') {
            present = settle(present, roundId, each.drawn);
            roundId += 1;
          } else {
            present = withBalance(present, each.userId, each.balance);
          }
          expect(totalMoney(present)).toBe(totalMoney(ledger));
          for (const balance of present.balances.values()) {
            expect(Number.isSafeInteger(balance) && balance >= 0).toBe(true);
          }
        }
      }),
      { numRuns: 100, seed: 2026 },
    );
    expect(betsPlaced).toBeGreaterThan(2000);
  });
});
