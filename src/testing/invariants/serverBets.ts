import type { Bet, Stake } from '../../domain/bet';
import { betTypeOf } from '../../domain/drawnNumber';
import { netOf } from '../../domain/settlement';

/** The bets on the server. */
export class ServerBets {
  /** Newest first. */
  rows: readonly Row[] = [];
  private late: Stake[] = [];
  /** The drawn rounds whose bets are not settled yet; null while each draw settles its own. */
  private unsettledIds: number[] | null = null;
  private count = 0;

  /** @param onBalance told by how many riel the balance rises or falls */
  constructor(private readonly onBalance: (change: number) => void = () => undefined) {}

  store(stake: Stake): Row {
    const row: Row = { id: (this.count += 1), stake, digits: null };
    this.rows = [row, ...this.rows];
    this.onBalance(-stake.amount);
    return row;
  }

  /** Two bets of a round that is over. */
  storeOld(roundId: number): void {
    for (const number of ['7', '8']) this.store({ roundId, number, amount: 1000 });
    this.settle(roundId);
  }

  /** The connection was lost after the stake was received: {@link storeLate} stores it. */
  postpone(stake: Stake): void {
    this.late.push(stake);
  }

  storeLate(): void {
    for (const stake of this.late.splice(0)) this.store(stake);
  }

  /** A round was drawn: its bets are settled now or, while the server is late, with {@link holdSettlement}. */
  settle(roundId: number): void {
    if (this.unsettledIds) {
      this.unsettledIds.push(roundId);
      return;
    }
    const settled = this.rows.map((row) =>
      row.stake.roundId === roundId ? { ...row, digits: digitsOf(roundId) } : row,
    );
    for (const [at, row] of settled.entries()) {
      const winLose = winLoseOf(row);
      if (this.rows[at]?.digits === null && winLose > 0) this.onBalance(winLose + row.stake.amount);
    }
    this.rows = settled;
  }

  /** From now on draws settle nothing, or the bets of all drawn rounds are settled. */
  holdSettlement(isHeld: boolean): void {
    const late = this.unsettledIds ?? [];
    this.unsettledIds = isHeld ? late : null;
    if (!isHeld) for (const roundId of late) this.settle(roundId);
  }

  /** Whether a bet for this stake is settled. */
  isSettled(stake: Stake | Bet): boolean {
    return this.rows.some((row) => keyOf(row.stake) === keyOf(stake) && row.digits !== null);
  }

  /** The number of bets for this stake. */
  countOf(stake: Stake | Bet): number {
    return this.rows.filter((row) => keyOf(row.stake) === keyOf(stake)).length;
  }
}

/** A bet on the server; `digits` once its round is drawn. */
export interface Row {
  id: number;
  stake: Stake;
  digits: string | null;
}

/** Identifies equal stakes. */
export function keyOf({ roundId, number, amount }: Stake | Bet): string {
  return `${roundId}/${number}/${amount}`;
}

/** The drawn digits of a round, always the same. */
export function digitsOf(roundId: number): string {
  return String((roundId * 37) % 1000).padStart(3, '0');
}

/** A round's result as the server sends it. */
export function resultRow(roundId: number) {
  const detail = JSON.stringify({ number: digitsOf(roundId) });
  return { round_id: roundId, created_at: '2026-11-20T07:00:00.000000Z', detail };
}

const odds = 90;
const firstBetAt = Date.parse('2026-11-20T07:00:00Z');

/** When a bet was stored by the server's own clock, each a second after the one before; milliseconds. */
function placedAt({ id }: Row): number {
  return firstBetAt + id * 1000;
}

/** What the player won or lost with a bet, in riel; 0 before its round is drawn. */
function winLoseOf({ stake, digits }: Row): number {
  return netOf({ ...stake, odds }, digits) ?? 0;
}

/** Which ids the server gives its bets; with the same for all they name nothing. */
export type BetIds = 'own' | 'same' | 'none';

/** A bet as the server sends it. */
export function betRow(row: Row, ids: BetIds) {
  const { id, stake, digits } = row;
  return {
    ...(ids !== 'none' && { id: ids === 'own' ? id : 7 }),
    result_id: stake.roundId,
    number: stake.number,
    type: betTypeOf(stake.number),
    amount: stake.amount,
    odds,
    created_at: new Date(placedAt(row)).toISOString(),
    win_lose: winLoseOf(row),
    result: digits === null ? null : { detail: JSON.stringify({ number: digits }) },
    is_calculate: digits !== null,
  };
}
