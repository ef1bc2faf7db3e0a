import type { GameSeed } from '../engine/game';
import { prizeOf } from '../engine/payouts';
import { dayOf } from '../../src/domain/dates';
import { createRandom, drawNumber, pick, wholeBetween, type Random } from '../engine/random';
import type { Bet, RoundResult } from '../engine/types';
import { demoPlayers } from './players';

/** The first round; those before it are the history. */
const firstRoundId = 240_001;
/** The most results that the list has. */
export const recentResults = 100;

/** A past round took 72 s, 60 s of them until the draw, whatever the configured lengths. */
const cycleMs = 72_000;
const drawnAfterMs = 60_000;
const closedAfterMs = 55_000;

const historyDays = 35;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const stakes = [1000, 1000, 2000, 5000, 5000, 10_000, 20_000] as const;
const MAX_3D_AMOUNT = 2000;
const digitCounts = [1, 1, 1, 2, 2, 3] as const;

/**
 * Five weeks of settled bets for every demo player and the results they need, plus the latest
 * results without gaps. The same seed and the same start give the same history; no bet is open.
 */
export function createSeed(seed: number, now: number): GameSeed {
  const results = new Map<number, RoundResult>();
  const resultOf = (back: number) => {
    const roundId = firstRoundId - back;
    const known = results.get(roundId);
    if (known) return known;
    const result = { ...pastResult(seed, back, now), roundId };
    results.set(roundId, result);
    return result;
  };
  for (let back = recentResults; back >= 1; back -= 1) resultOf(back);
  const bets = demoPlayers
    .flatMap(({ id }) => pastBets(id, now, createRandom(seed, `bets of ${id}`), resultOf))
    .sort((a, b) => a.createdAt - b.createdAt)
    .map((bet, index): Bet => ({ ...bet, id: index + 1 }));
  return {
    firstRoundId,
    results,
    random: createRandom(seed, 'draws'),
    ledger: {
      bets,
      balances: new Map(demoPlayers.map(({ id, balance }) => [id, balance])),
      house: -bets.reduce((sum, bet) => sum + (bet.winLose ?? 0), 0),
    },
  };
}

/** The start of the round that was played this many rounds before the first one. */
function startOf(back: number, now: number): number {
  return now - back * cycleMs;
}

function pastResult(seed: number, back: number, now: number): Omit<RoundResult, 'roundId'> {
  const number = drawNumber(createRandom(seed, `round ${firstRoundId - back}`));
  return { number, createdAt: startOf(back, now) + drawnAfterMs };
}

function pastBets(
  userId: number,
  now: number,
  random: Random,
  resultOf: (back: number) => RoundResult,
): Omit<Bet, 'id'>[] {
  const bets: Omit<Bet, 'id'>[] = [];
  for (let back = 0; back < historyDays; back += 1) {
    const midnight = Date.parse(`${dayOf(now - back * dayMs)}T00:00:00+07:00`);
    // Even early in the morning there must be a bet of today.
    const opening = now < midnight + 8 * hourMs ? midnight : midnight + 7 * hourMs;
    const closing = Math.min(midnight + 22 * hourMs, now);
    const restDay = back > 7 && random() < 0.15;
    const count = wholeBetween(random, 4, 9);
    for (let each = 0; each < count; each += 1) {
      const playedAt = opening + random() * (closing - opening);
      const bet = pastBet(userId, playedAt, now, random, resultOf);
      if (!restDay && bet.createdAt >= midnight) bets.push(bet);
    }
  }
  return bets;
}

function pastBet(
  userId: number,
  playedAt: number,
  now: number,
  random: Random,
  resultOf: (back: number) => RoundResult,
): Omit<Bet, 'id'> {
  const back = Math.max(1, Math.ceil((now - playedAt) / cycleMs));
  const { roundId, number: drawn } = resultOf(back);
  const digits = pick(random, digitCounts);
  const lucky = digits < 3 && random() < 0.04;
  const number = (lucky ? drawn : drawNumber(random)).slice(-digits);
  const wanted = pick(random, stakes);
  const amount = digits === 3 ? Math.min(wanted, MAX_3D_AMOUNT) : wanted;
  return {
    userId,
    roundId,
    number,
    amount,
    createdAt: Math.floor(startOf(back, now) + random() * closedAfterMs),
    winLose: prizeOf(number, amount, drawn) - amount,
  };
}
