import { dayOf } from '../../src/domain/dates';
import { prizeOf } from '../engine/payouts';
import { createSeed } from './history';
import { demoPlayers } from './players';

/** 20 November 2026, 21:30 in Phnom Penh. */
const now = Date.parse('2026-11-20T14:30:00Z');
const seed = createSeed(7, now);
const { bets } = seed.ledger;

describe('the seeded history', () => {
  it('is the same for the same seed and start only', () => {
    expect(createSeed(7, now).ledger).toEqual(seed.ledger);
    expect(createSeed(8, now).ledger.bets).not.toEqual(bets);
  });

  it.each(demoPlayers)(
    'gives $username five weeks of days, today and yesterday included',
    ({ id }) => {
      const own = bets.filter(({ userId }) => userId === id);
      const days = new Set(own.map(({ createdAt }) => dayOf(createdAt)));
      expect(days.size).toBeGreaterThan(25);
      expect(days).toContain('2026-11-20');
      expect(days).toContain('2026-11-19');
      expect([...days].sort()[0]?.localeCompare('2026-10-20')).toBeLessThanOrEqual(0);
      expect(own.some(({ winLose }) => (winLose ?? 0) > 0)).toBe(true);
      expect(new Set(own.map(({ number }) => number.length))).toEqual(new Set([1, 2, 3]));
    },
  );

  it('has only settled bets of the past, each paid by its result', () => {
    expect(bets.length).toBeGreaterThan(100);
    for (const { roundId, number, amount, winLose, createdAt } of bets) {
      const result = seed.results.get(roundId);
      expect(winLose).toBe(prizeOf(number, amount, result?.number ?? '') - amount);
      expect(createdAt).toBeLessThan(result?.createdAt ?? 0);
      expect(result?.createdAt).toBeLessThanOrEqual(now);
    }
  });

  it.each(['2026-11-19T17:00:30Z', '2026-11-20T00:00:00Z', '2026-11-20T16:59:59Z'])(
    'never reaches into the future if it is created at %s',
    (start) => {
      const timestamp = Date.parse(start);
      const { ledger } = createSeed(7, timestamp);
      expect(ledger.bets.length).toBeGreaterThan(100);
      expect(Math.max(...ledger.bets.map(({ createdAt }) => createdAt))).toBeLessThan(timestamp);
    },
  );
});
