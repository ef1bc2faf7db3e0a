import fc from 'fast-check';
import { betOf } from '../../testing/betOf';
import type { Bet } from '../bets/betsApi';
import { firstSeenBets, shortenedSeen, unseenBets, withSeen } from './seenBets';

describe('the seen bets', () => {
  it('have each bet once, whatever order the rounds are settled in', () => {
    const step = fc.record({ settles: fc.nat({ max: 5 }), shows: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { minLength: 200, maxLength: 700, size: 'max' }), (steps) => {
        let bets: Bet[] = [];
        let seen = firstSeenBets(bets, null);
        const shown: string[] = [];
        const show = () => {
          const keys = unseenBets(seen, bets).map(({ key }) => key);
          shown.push(...keys);
          seen = shortenedSeen(withSeen(seen, keys), bets);
        };
        for (const [index, { settles, shows }] of steps.entries()) {
          bets = [betOf({ id: index, roundId: index }), ...bets];
          bets = bets.map((bet) =>
            (bet.roundId ?? 0) % 6 === settles ? { ...bet, isSettled: true } : bet,
          );
          if (shows) show();
        }
        bets = bets.map((bet) => ({ ...bet, isSettled: true }));
        show();
        expect(shown).toHaveLength(steps.length);
        expect(new Set(shown).size).toBe(steps.length);
        expect(seen.keys.length).toBeLessThanOrEqual(400);
      }),
      { numRuns: 20 },
    );
  });
});
