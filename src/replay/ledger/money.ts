import { selectBalance, selectIsBalanceStale } from '../../features/session/sessionSlice';
import type { ReadStep } from '../engine/readSteps';

/** An amount that may appear in the balance, once. Times are milliseconds since the epoch. */
export interface Move {
  /** Names what it belongs to. */
  key: string;
  /** Riel; a stake is below 0, a prize above. */
  amount: number;
  /** When it may appear at the earliest, and when it is late. */
  from: number;
  until: number;
  /**
   * How much the file says for it: 0 for stakes that the server has and prizes, 1 for stakes that it may have, 2 for
   * a second debit of a stake.
   */
  level: number;
}

/** A balance that differs from the one before it, in riel. */
export interface BalanceChange {
  step: number;
  at: number;
  before: number;
  after: number;
  /** The stakes and prizes that add up to it; null if none do. */
  moves: readonly Move[] | null;
}

/** The server may round each figure; in riel. */
const rounding = 1;
/** The most amounts that are tried for one change, and the most sums of them; more never come at once. */
const mostMoves = 24;
const mostSums = 20_000;
/** A page without a step for longer than this slept; milliseconds. */
export const sleepMs = 60_000;
/** The balance follows what changes it within this time, in milliseconds. */
export const usualDelayMs = 15_000;

/** Reads the balance that was shown, and when it was not live. */
export class Balance {
  readonly changes: BalanceChange[] = [];
  first: { balance: number; step: number } | null = null;
  /** Riel. */
  last: number | null = null;
  /** The rounds that ran while the balance was known. */
  readonly watched = new Set<number>();
  /** When a change of the balance could not reach the page. */
  private readonly gaps: { from: number; to: number }[] = [];
  private staleSince: number | null = null;
  private knownSince: number | null = null;
  private lastAt = 0;

  read({ step, at, state, before }: ReadStep): void {
    const [earlier, now] = [before && selectBalance(before), selectBalance(state)];
    if (typeof now === 'number') {
      this.first ??= { balance: now, step };
      this.knownSince ??= at;
      this.last = now;
      const { id, status } = state.game.round;
      if (id !== null && status !== 'calculate') this.watched.add(id);
      if (typeof earlier === 'number' && earlier !== now) {
        this.changes.push({ step, at, before: earlier, after: now, moves: null });
      }
    }
    if (this.lastAt > 0 && at - this.lastAt > sleepMs)
      this.gaps.push({ from: this.lastAt, to: at });
    const isLive = typeof now === 'number' && !selectIsBalanceStale(state);
    if (!isLive) this.staleSince ??= at;
    else if (this.staleSince !== null) {
      this.gaps.push({ from: this.staleSince, to: at });
      this.staleSince = null;
    }
    this.lastAt = at;
  }

  /** When a change that was due between two times would have been shown; infinite if that is not known. */
  shownBy(from: number, due: number): number {
    if (this.knownSince === null || this.knownSince > from) return Infinity;
    const open = this.staleSince === null ? [] : [{ from: this.staleSince, to: Infinity }];
    let until = due;
    for (const gap of [...this.gaps, ...open]) {
      if (gap.from <= until && gap.to >= from) until = Math.max(until, gap.to + usualDelayMs);
    }
    return until;
  }

  /**
   * Finds the stakes and prizes that each change is made of, each once. What is due at its time comes first, then what
   * is late, then what the server only may have taken.
   *
   * @returns the changes that contain a move, by its key
   */
  explain(moves: readonly Move[]): ReadonlyMap<string, BalanceChange> {
    const found = new Map<string, BalanceChange>();
    const rounds: ((move: Move, at: number) => boolean)[] = [
      ({ level, until }, at) => level === 0 && at <= until,
      ({ level }) => level === 0,
      ({ level, until }, at) => level < 2 && at <= until,
      ({ until }, at) => at <= until,
    ];
    for (const isTried of rounds) {
      for (const change of this.changes.filter((one) => one.moves === null)) {
        const open = moves.filter(
          (move) => !found.has(move.key) && move.from <= change.at && isTried(move, change.at),
        );
        change.moves = summandsOf(change.after - change.before, open);
        for (const { key } of change.moves ?? []) found.set(key, change);
      }
    }
    return found;
  }
}

/** Some of the amounts that add up to a difference; null if none do. Of too many, the newest are tried. */
function summandsOf(difference: number, moves: readonly Move[]): readonly Move[] | null {
  const newest = [...moves].sort((a, b) => a.from - b.from).slice(-mostMoves);
  let sums = new Map<number, readonly Move[]>([[0, []]]);
  for (const move of newest) {
    const longer = new Map(sums);
    for (const [sum, parts] of sums) {
      const more = sum + move.amount;
      if (Math.abs(more - difference) < rounding) return [...parts, move];
      if (!longer.has(more) && longer.size < mostSums) longer.set(more, [...parts, move]);
    }
    sums = longer;
  }
  return null;
}
