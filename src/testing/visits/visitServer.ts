import type { Bet } from '../../domain/bet';
import { rulesOdds } from '../../features/game/gameApi';
import { betTypeOf } from '../../domain/drawnNumber';
import { payoutOf } from '../../domain/settlement';
import type { Listing } from '../queryAnswers';

/** The server keeps as many results and bets in its lists. */
const listedResults = 100;
const listedBets = 60;

/** A server of one player, whose rounds, bets and balance agree; money in riel. */
export class VisitServer {
  balance = 5_000_000;
  bets: Bet[] = [];
  /** Bets whose list rows stay open although they are settled; by id. */
  readonly keptOpen = new Set<number>();
  private results: { roundId: number; createdAt: string; digits: string }[] = [];
  private nextId = 9001;

  constructor(
    private readonly now: () => number,
    firstRound: number,
    random: () => number,
  ) {
    for (let back = listedResults; back > 0; back -= 1) {
      this.draw(firstRound - back, digitsOf(random));
    }
  }

  /** Stores a stake and takes it from the balance. `kept` bets remain in the list. */
  place(roundId: number, number: string, amount: number, kept = listedBets): Bet {
    const type = betTypeOf(number);
    const bet: Bet = {
      id: this.nextId,
      roundId,
      number,
      type,
      amount,
      odds: type === null ? null : rulesOdds[type],
      createdAt: this.stamp(),
      winLose: null,
      drawnDigits: null,
      isSettled: false,
    };
    this.nextId += 1;
    this.bets = [bet, ...this.bets].slice(0, kept);
    this.balance -= amount;
    return bet;
  }

  draw(roundId: number, digits: string): void {
    const result = { roundId, createdAt: this.stamp(), digits };
    this.results = [result, ...this.results].slice(0, listedResults);
  }

  /** Corrects the number of a round whose bets are not settled. */
  correct(roundId: number, digits: string): void {
    this.results = this.results.map((one) => (one.roundId === roundId ? { ...one, digits } : one));
  }

  /** Settles the bets of a round by the rule, and adds their prizes to the balance. */
  settle(roundId: number): void {
    const digits = this.digitsOf(roundId);
    this.bets = this.bets.map((bet) => {
      if (bet.roundId !== roundId || bet.isSettled) return bet;
      const payout = payoutOf(bet, digits) ?? 0;
      this.balance += payout;
      return { ...bet, isSettled: true, drawnDigits: digits, winLose: payout - (bet.amount ?? 0) };
    });
  }

  digitsOf(roundId: number): string | null {
    return this.results.find((one) => one.roundId === roundId)?.digits ?? null;
  }

  /** The present answer of a list. */
  list(name: Listing): unknown {
    if (name === 'getResults') return this.results;
    return this.bets.map((bet) =>
      this.keptOpen.has(bet.id ?? -1)
        ? { ...bet, isSettled: false, drawnDigits: null, winLose: null }
        : bet,
    );
  }

  private stamp(): string {
    return new Date(this.now()).toISOString().replace('Z', '000Z');
  }
}

/** Three digits. */
export function digitsOf(random: () => number): string {
  return String(Math.floor(1000 * random())).padStart(3, '0');
}
