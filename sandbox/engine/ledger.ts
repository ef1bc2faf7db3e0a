import { prizeOf } from './payouts';
import type { Bet } from './types';

/**
 * All money of the game in whole riel. Every step returns a new ledger with the same
 * `totalMoney`: riel only move between balances, open stakes and the house.
 */
export interface Ledger {
  readonly balances: ReadonlyMap<number, number>;
  /** Oldest first. */
  readonly bets: readonly Bet[];
  /** What the house has earned; negative after large prizes. */
  readonly house: number;
}

/** The sum of unsettled stakes, in riel. */
export function openStakes(ledger: Ledger): number {
  return ledger.bets.reduce((sum, bet) => (bet.winLose === null ? sum + bet.amount : sum), 0);
}

/** All riel of the game; the same after every step. */
export function totalMoney(ledger: Ledger): number {
  const balances = [...ledger.balances.values()].reduce((sum, balance) => sum + balance, 0);
  return balances + openStakes(ledger) + ledger.house;
}

/** Moves the stake out of the player's balance. The caller has checked that the balance covers it. */
export function stake(ledger: Ledger, bet: Bet): Ledger {
  return {
    ...ledger,
    balances: withAdded(ledger.balances, bet.userId, -bet.amount),
    bets: [...ledger.bets, bet],
  };
}

/** Settles every open bet of the round: prizes to the players, the rest of the stakes to the house. */
export function settle(ledger: Ledger, roundId: number, drawn: string): Ledger {
  let { balances, house } = ledger;
  const bets = ledger.bets.map((bet) => {
    if (bet.roundId !== roundId || bet.winLose !== null) return bet;
    const prize = prizeOf(bet.number, bet.amount, drawn);
    balances = prize > 0 ? withAdded(balances, bet.userId, prize) : balances;
    house += bet.amount - prize;
    return { ...bet, winLose: prize - bet.amount };
  });
  return { balances, bets, house };
}

/** Sets a balance; the house pays or takes the difference. */
export function withBalance(ledger: Ledger, userId: number, balance: number): Ledger {
  const before = ledger.balances.get(userId) ?? 0;
  return {
    ...ledger,
    balances: new Map(ledger.balances).set(userId, balance),
    house: ledger.house + before - balance,
  };
}

/** Adds ready-made bets; the house lends the stakes of the open ones. */
export function withBets(ledger: Ledger, added: readonly Bet[]): Ledger {
  const lent = added.reduce((sum, bet) => (bet.winLose === null ? sum + bet.amount : sum), 0);
  return {
    ...ledger,
    bets: [...ledger.bets, ...added].sort((a, b) => a.createdAt - b.createdAt || a.id - b.id),
    house: ledger.house - lent,
  };
}

function withAdded(balances: ReadonlyMap<number, number>, userId: number, amount: number) {
  return new Map(balances).set(userId, (balances.get(userId) ?? 0) + amount);
}
