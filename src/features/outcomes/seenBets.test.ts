import { betOf } from '../../testing/betOf';
import type { Bet } from '../bets/betsApi';
import {
  firstSeenBets,
  keyedBets,
  keyOfRound,
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

  it('of two equal bets without ids may be one', () => {
    const equal = settled({ id: null });
    const [newer = '', older = ''] = keysOf([equal, equal]);
    const left = (seenKey: string) =>
      unseenBets(withSeen(nothing, [seenKey]), [equal, equal]).map(({ key }) => key);
    expect(left(newer)).toEqual([older]);
    expect(left(older)).toEqual([newer]);
  });

  it('are those of which a field that both lists could read is equal', () => {
    const blurred = settled({ number: null });
    const seen = withSeen(nothing, keysOf([blurred]));
    expect(unseen(seen, [settled()])).toEqual([]);
    expect(unseen(seen, [settled({ amount: 5000 })])).toEqual([1]);
    expect(unseen(seen, [settled({ roundId: 51 })])).toEqual([1]);
  });

  it('leave out a row without an id and a number or an amount', () => {
    const rows = [settled({ id: null, amount: null }), settled({ id: null, number: null })];
    expect(keyedBets(rows)).toEqual([]);
  });

  it('have a repeated row of a bet once', () => {
    const seen = withSeen(nothing, keysOf([settled()]));
    expect(unseen(seen, [settled(), settled()])).toEqual([]);
  });

  it('are recognised by the keys that earlier releases stored', () => {
    const bets = [
      settled({ id: null }),
      settled({ id: null }),
      settled(),
      settled({ number: null }),
    ];
    const keys = ['50:/07/1000/2', '50:/07/1000', '50:1/07/1000', '50:1/?/1000'];
    expect(keysOf(bets)).toEqual(keys);
  });
});

describe('firstSeenBets', () => {
  it('begin with each settled bet, and with all before the oldest of them', () => {
    expect(firstSeenBets([], null)).toEqual({ fromRound: 0, keys: [] });
    const bets = [betOf({ id: 3 }), betOf({ id: 2, roundId: null }), settled()];
    expect(firstSeenBets(bets, null)).toEqual({ fromRound: 50, keys: ['50:1/07/1000'] });
  });

  it('do not begin after an absurd round of one row: what is settled later is not seen', () => {
    const absurd = settled({ id: 9, roundId: Number.MAX_SAFE_INTEGER });
    for (const others of [[], [settled()]]) {
      const seen = firstSeenBets([absurd, ...others], null);
      const later = [absurd, settled({ id: 2, roundId: 51 }), ...others];
      expect(unseen(seen, later)).toEqual([2]);
    }
  });

  it('begin with the keys of the 200 newest of many bets', () => {
    const bets = Array.from({ length: 300 }, (_, id) => settled({ id, roundId: id }));
    const seen = firstSeenBets(bets, null);
    expect([seen.fromRound, seen.keys.length]).toEqual([100, 200]);
    expect(unseen(seen, bets)).toEqual([]);
  });

  it('begin no later than at the oldest round with an open bet, or of the first stake', () => {
    const many = Array.from({ length: 300 }, (_, id) => settled({ id, roundId: id }));
    expect(firstSeenBets([...many, betOf({ id: 301, roundId: 50 })], null).fromRound).toBe(50);
    expect(firstSeenBets(many, 80)).toMatchObject({ fromRound: 0, keys: { length: 80 } });
  });

  it('leave out the settled bets from the round of the first stake on', () => {
    const bets = [settled({ id: 3, roundId: 51 }), betOf({ id: 2 }), settled()];
    expect(firstSeenBets(bets, 51)).toEqual({ fromRound: 50, keys: ['50:1/07/1000'] });
    expect(firstSeenBets(bets, 50)).toEqual({ fromRound: 50, keys: [] });
  });
});

describe('shortenedSeen', () => {
  const keysOfRounds = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => keyOfRound(last - index));
  const full: SeenBets = { fromRound: 1, keys: keysOfRounds(1, 401) };

  it('leaves 400 keys as they are, and shortens more to half of them', () => {
    const seen = { fromRound: 1, keys: keysOfRounds(1, 400) };
    expect(shortenedSeen(seen, [])).toBe(seen);
    expect(shortenedSeen(full, [])).toEqual({ fromRound: 202, keys: keysOfRounds(202, 401) });
  });

  it('keeps the keys from the oldest round on with an open or unseen bet', () => {
    const open = betOf({ roundId: 150 });
    const missed = settled({ id: 2, roundId: 100 });
    expect(shortenedSeen(full, [open]).fromRound).toBe(150);
    expect(shortenedSeen(full, [open, missed]).fromRound).toBe(100);
    const known = withSeen(full, keysOf([missed]));
    expect(shortenedSeen(known, [missed]).fromRound).toBe(202);
  });
});

describe('mergedSeen', () => {
  it('keeps the later begin of the two, and no key before it', () => {
    const one = { fromRound: 50, keys: ['50:', '51:'] };
    const other = { fromRound: 51, keys: ['50:7/07/1000', '51:', '52:', '52:'] };
    expect(mergedSeen(one, other)).toEqual({ fromRound: 51, keys: ['51:', '52:'] });
    expect(mergedSeen(other, one)).toBe(other);
  });

  it('is another object if only the begin differs', () => {
    const one = { fromRound: 50, keys: ['51:'] };
    const later = { fromRound: 51, keys: [] };
    expect(mergedSeen(one, later)).toEqual({ fromRound: 51, keys: ['51:'] });
  });

  it('contains what is of its first round', () => {
    const other = { fromRound: 40, keys: ['49:', '50:'] };
    expect(mergedSeen(nothing, other)).toEqual({ fromRound: 50, keys: ['50:'] });
  });
});
