import fc from 'fast-check';
import { betOf } from '../../testing/betOf';
import type { Bet } from '../bets/betsApi';
import {
  firstSeenBets,
  keyedBets,
  mergedSeen,
  shortenedSeen,
  unseenBets,
  withSeen,
} from './seenBets';
import type { SeenBets } from './seenBets';

const settled = (changed: Partial<Bet> = {}) => betOf({ isSettled: true, ...changed });
const keysOf = (bets: readonly Bet[]) => keyedBets(bets).map(({ key }) => key);
const unseen = (seen: SeenBets, bets: readonly Bet[]) =>
  unseenBets(seen, bets).map(({ bet }) => bet.id);
const nothing: SeenBets = { fromRound: 50, keys: [] };

describe('the seen bets', () => {
  it('begin with all that is settled, and with nothing that is open', () => {
    const bets = [betOf({ id: 3 }), settled({ id: 2 }), settled({ roundId: 49 })];
    const seen = firstSeenBets(bets, null);
    expect(unseen(seen, bets)).toEqual([]);
    expect(unseen(seen, [settled({ id: 3 }), ...bets.slice(1)])).toEqual([3]);
  });

  it('begin without the bets of a round in which a stake was sent before the first list', () => {
    const bets = [settled({ id: 3, roundId: 51 }), settled({ id: 2 }), settled({ roundId: 49 })];
    expect(unseen(firstSeenBets(bets, 50), bets)).toEqual([3, 2]);
  });

  it('lack a bet of another device that was settled since', () => {
    const seen = firstSeenBets([settled()], null);
    expect(unseen(seen, [settled({ id: 2, roundId: 51 }), settled()])).toEqual([2]);
  });

  it('contain a bet once it was seen, however often', () => {
    const bets = [settled({ id: 2, roundId: 51 })];
    const seen = withSeen(nothing, keysOf(bets));
    expect(unseen(seen, bets)).toEqual([]);
    expect(withSeen(seen, keysOf(bets))).toBe(seen);
  });

  it('distinguish equal bets without ids, and the rows of a joined select that share one', () => {
    const equal = settled({ id: null });
    expect(new Set(keysOf([equal, equal])).size).toBe(2);
    expect(keysOf([equal])).toEqual([keysOf([equal, equal])[1]]);
    const joined = [settled({ number: '7' }), settled({ number: '8' })];
    expect(unseen(withSeen(nothing, keysOf([settled({ number: '8' })])), joined)).toEqual([1]);
    expect(unseenBets(withSeen(nothing, keysOf(joined)), joined)).toEqual([]);
  });

  it('recognise a bet of which a field is unreadable in one of two lists', () => {
    const [readable, blurred] = [settled(), settled({ number: null, amount: null })];
    expect(unseen(withSeen(nothing, keysOf([readable])), [blurred])).toEqual([]);
    expect(unseen(withSeen(nothing, keysOf([blurred])), [readable])).toEqual([]);
    expect(unseen(withSeen(nothing, keysOf([blurred])), [settled({ id: 2 })])).toEqual([2]);
  });

  it('leave out a row that no later list can recognise', () => {
    const rows = [settled({ id: null, number: null }), settled({ roundId: null }), settled()];
    expect(unseen(nothing, rows)).toEqual([1]);
  });

  it('of two tabs are seen in both', () => {
    const bets = [settled({ id: 2 }), settled()];
    const [one = '', other = ''] = keysOf(bets);
    const both = mergedSeen(withSeen(nothing, [one]), withSeen(nothing, [other]));
    expect(unseen(both, bets)).toEqual([]);
    expect(mergedSeen(both, withSeen(nothing, [one]))).toBe(both);
  });

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
