import type { Bet, Stake } from '../../features/bets/betsApi';
import { digitsOf, keyOf } from './serverRows';
import type { Row } from './serverRows';

/** The bets that the server holds. */
export class ServerBets {
  /** Newest first. */
  rows: readonly Row[] = [];
  private late: Stake[] = [];
  private count = 0;

  store(stake: Stake): Row {
    const row: Row = { id: (this.count += 1), stake, digits: null };
    this.rows = [row, ...this.rows];
    return row;
  }

  /** The stake was taken in when the line was gone: {@link storeLate} stores it. */
  postpone(stake: Stake): void {
    this.late.push(stake);
  }

  storeLate(): void {
    for (const stake of this.late.splice(0)) this.store(stake);
  }

  /** The round is drawn. */
  settle(roundId: number): void {
    this.rows = this.rows.map((row) =>
      row.stake.roundId === roundId ? { ...row, digits: digitsOf(roundId) } : row,
    );
  }

  /** How many of the bets are of this stake. */
  countOf(stake: Stake | Bet): number {
    return this.rows.filter((row) => keyOf(row.stake) === keyOf(stake)).length;
  }
}
