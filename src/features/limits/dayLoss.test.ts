import fc from 'fast-check';
import { betOf } from '../../testing/betOf';
import type { Bet } from '../bets/betsApi';
import { lossSince } from './dayLoss';

const midnight = Date.parse('2026-11-20T00:00:00+07:00');
const today = '2026-11-19T17:00:00.000000Z';
const yesterday = '2026-11-19 23:59:59';
const settled = (winLose: number | null, more: Partial<Bet> = {}) =>
  betOf({ isSettled: true, createdAt: today, winLose, ...more });
const loss = (...bets: Bet[]) => lossSince(midnight, bets, []);

describe('the loss of a day', () => {
  it('is the net of its settled bets, below 0 for a gain', () => {
    expect(loss(settled(-1000), settled(-4000))).toBe(5000);
    expect(loss(settled(-1000), settled(89_000))).toBe(-88_000);
    expect(loss()).toBe(0);
  });

  it('counts an open stake as lost, and one that may have been placed', () => {
    expect(loss(betOf({ createdAt: today }))).toBe(1000);
    expect(loss(betOf({ createdAt: null }))).toBe(1000);
    const stake = { roundId: 50, number: '07', amount: 2000 };
    expect(lossSince(midnight, [betOf({ createdAt: today })], [stake])).toBe(3000);
  });

  it('begins at midnight in Phnom Penh', () => {
    expect(loss(settled(-1000, { createdAt: yesterday }))).toBe(0);
    expect(loss(settled(-1000, { createdAt: '2025-11-20 10:00:00' }))).toBe(0);
    expect(loss(settled(-1000, { createdAt: '2026-11-20 00:00:00' }))).toBe(1000);
    expect(loss(settled(-1000, { createdAt: '2026-11-19T12:00:00-05:00' }))).toBe(1000);
  });

  it('is never less than known: a loss without a readable date counts, a win does not', () => {
    for (const createdAt of [null, '', 'junk', '2026-13-41 00:00:00']) {
      expect(loss(settled(-1000, { createdAt }))).toBe(1000);
      expect(loss(settled(89_000, { createdAt }))).toBe(0);
    }
  });

  it('leaves out a bet of a day that is over in every zone, even if its time can not be read', () => {
    expect(loss(settled(-1000, { createdAt: '2026-11-17' }))).toBe(0);
    expect(loss(settled(-1000, { createdAt: '2026-11-18' }))).toBe(1000);
    for (const createdAt of ['1-2025-11-17', '(no)-11-17']) {
      expect(loss(settled(-1000, { createdAt }))).toBe(1000);
    }
  });

  it('takes the whole stake for lost if the figure of a settled bet can not be read', () => {
    expect(loss(settled(null))).toBe(1000);
    expect(loss(settled(null, { amount: null }), settled(-500))).toBe(500);
  });

  it('only grows with open stakes, and each bet before the day changes nothing', () => {
    const figure = fc.integer({ min: -50_000, max: 50_000 });
    const amount = fc.integer({ min: 1, max: 50_000 });
    fc.assert(
      fc.property(fc.array(figure), fc.array(amount), fc.array(figure), (nets, open, older) => {
        const bets = [
          ...nets.map((net) => settled(net)),
          ...open.map((one) => betOf({ createdAt: today, amount: one })),
          ...older.map((net) => settled(net, { createdAt: yesterday })),
        ];
        const net = nets.reduce((sum, one) => sum + one, 0);
        const staked = open.reduce((sum, one) => sum + one, 0);
        // `+ 0`, because -0 is no other loss than 0.
        expect(loss(...bets) + 0).toBe(staked - net + 0);
      }),
    );
  });
});
