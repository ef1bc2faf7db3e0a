import type { Bet, Stake } from '../features/bets/betsApi';
import { betOf } from './betOf';

/** The server of a receipt table: the bets it holds, and what a list of them shows. */
export class ReceiptTableServer {
  /** Newest first. */
  bets: Bet[] = [];
  /** Bets that were taken in and will be stored some time. */
  readonly queue: Bet[] = [];
  /** Changes of the balance in riel that the page does not know yet, the oldest first. */
  changes: number[] = [];
  /** The list is answered from a copy that knows nothing newer; null where it is not. */
  private copy: Bet[] | null = null;
  /** The newest row of the next list can't be read. */
  private isBlurred = false;
  /** The list ends after its newest row. */
  private isCut = false;
  /** The numbers of the list come as JSON numbers without a type. */
  private isUntyped = false;
  private count = 0;

  /** Stores a bet; its amount in riel leaves the balance, which the page hears of later. */
  store(stake: Stake): Bet {
    const bet = betOf({ ...stake, id: (this.count += 1) });
    this.bets = [bet, ...this.bets];
    this.changes.push(-stake.amount);
    return bet;
  }

  /** Takes a stake in, which {@link storeNext} stores. */
  postpone(stake: Stake): void {
    this.queue.push(betOf({ ...stake, id: (this.count += 1) }));
  }

  storeNext(): void {
    const bet = this.queue.shift();
    if (bet === undefined) return;
    this.bets = [bet, ...this.bets];
    this.changes.push(-(bet.amount ?? 0));
  }

  /** From now on the list lags behind, or does no more. */
  toggleLag(): void {
    this.copy = this.copy === null ? this.bets : null;
  }

  payOut(): void {
    this.changes.push(9000);
  }

  /** The page receives the newest balance alone. */
  mergeChanges(): void {
    this.changes = [this.changes.reduce((sum, change) => sum + change, 0)].filter(Boolean);
  }

  toggleCut(): void {
    this.isCut = !this.isCut;
  }

  toggleTypes(): void {
    this.isUntyped = !this.isUntyped;
  }

  blurNextList(): void {
    this.isBlurred = true;
  }

  /** The round closes: what was taken in is stored, and its bets are settled. */
  settle(): void {
    while (this.queue.length > 0) this.storeNext();
    this.bets = this.bets.map((bet) => ({ ...bet, isSettled: true }));
  }

  /** All that was taken in is stored, and the list shows it. */
  comeToRest(): void {
    while (this.queue.length > 0) this.storeNext();
    this.copy = null;
    this.isBlurred = false;
    this.isCut = false;
    this.isUntyped = false;
  }

  /** The list as it is answered now, newest first. */
  list(): Bet[] {
    const bets = this.copy ?? this.bets;
    const typed = this.isCut ? bets.slice(0, 1) : bets;
    const [newest, ...older] = this.isUntyped ? typed.map(withoutZeros) : typed;
    const isBlurred = this.isBlurred;
    this.isBlurred = false;
    if (newest === undefined) return [];
    return [isBlurred ? { ...newest, number: null } : newest, ...older];
  }
}

const withoutZeros = (bet: Bet): Bet => ({
  ...bet,
  number: String(Number(bet.number)),
  mayLackZeros: true,
});
