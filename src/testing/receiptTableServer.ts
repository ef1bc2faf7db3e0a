import type { Bet as StoredBet } from '../../sandbox/engine/types';
import type { Bet } from '../domain/bet';
import { betOf } from './betOf';
import { PlayersGame } from './playersGame';

/** The server of a receipt table: the faults of the lists that it sends, and of the balance. */
export class ReceiptTableServer extends PlayersGame {
  /** Changes of the balance in riel that the page does not know yet, the oldest first. */
  changes: number[] = [];
  override onBalance = (change: number) => void this.changes.push(change);
  /** The list is answered from a copy that knows nothing newer; null where it is not. */
  private copy: readonly StoredBet[] | null = null;
  /** The newest row of the next list can't be read. */
  private isBlurred = false;
  /** The list ends after its newest row. */
  private isCut = false;
  /** The numbers of the list come as JSON numbers without a type. */
  private isUntyped = false;

  storeNext(): void {
    this.storeLate(1);
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
    this.storeLate();
    this.draw();
  }

  /** All that was taken in is stored, and the list shows it. */
  endFaults(): void {
    this.storeLate();
    this.copy = null;
    this.isBlurred = false;
    this.isCut = false;
    this.isUntyped = false;
  }

  /** The list as it is answered now, newest first; the bets that it shows readably, and all. */
  list(): { rows: Bet[]; readable: StoredBet[]; held: readonly StoredBet[] } {
    const bets = (this.copy ?? this.bets).slice(0, this.isCut ? 1 : undefined);
    const isBlurredAt = (at: number) => at === 0 && this.isBlurred;
    const rows = bets.map((bet, at) => {
      const row = rowOf(bet);
      if (isBlurredAt(at)) return { ...row, number: null };
      return this.isUntyped ? withoutZeros(row) : row;
    });
    const readable = bets.filter((_, at) => !isBlurredAt(at) && !this.isUntyped);
    this.isBlurred = false;
    return { rows, readable, held: this.bets };
  }
}

/** A stored bet as the page reads it. */
export function rowOf({ id, roundId, number, amount, winLose }: StoredBet): Bet {
  return betOf({ id, roundId, number, amount, isSettled: winLose !== null });
}

const withoutZeros = (bet: Bet): Bet => ({
  ...bet,
  number: String(Number(bet.number)),
  mayLackZeros: true,
});
