/** An amount that may appear in the balance, once. */
export interface Move {
  /** Names what it belongs to. */
  key: string;
  /** Riel; a stake is below 0, a prize above. */
  amount: number;
  /** The first step in which it may appear. */
  from: number;
  /** The step from which on it can no longer appear; absent if it always can. */
  until?: number;
}

/** A balance that differs from the one before it. */
export interface BalanceChange {
  step: number;
  /** Riel. */
  before: number;
  after: number;
}

/** The server may round each figure; in riel. */
const rounding = 1;
/** The most amounts that are tried for one change; more never come at once. */
const mostMoves = 24;
/** The most sums that are tried for one change. */
const mostSums = 20_000;

/**
 * Which stakes and prizes each change of the balance is made of; null if no set of them adds up to it.
 * The older ones go first, and each appears once.
 *
 * @param changes in their order
 */
export function explainBalance(
  changes: readonly BalanceChange[],
  moves: readonly Move[],
): (readonly Move[] | null)[] {
  const used = new Set<Move>();
  return changes.map(({ step, before, after }) => {
    const open = moves.filter(
      (move) => !used.has(move) && move.from <= step && step < (move.until ?? Infinity),
    );
    const found = summandsOf(after - before, open);
    for (const move of found ?? []) used.add(move);
    return found;
  });
}

/** Some of the amounts that add up to a difference; null if none do. Of too many, the newest are tried. */
function summandsOf(difference: number, moves: readonly Move[]): readonly Move[] | null {
  const newest = new Set([...moves].sort((a, b) => b.from - a.from).slice(0, mostMoves));
  let sums = new Map<number, readonly Move[]>([[0, []]]);
  const fits = (sum: number) => Math.abs(sum - difference) < rounding;
  for (const move of moves.filter((each) => newest.has(each))) {
    const longer = new Map(sums);
    for (const [sum, parts] of sums) {
      const more = sum + move.amount;
      if (fits(more)) return [...parts, move];
      if (!longer.has(more) && longer.size < mostSums) longer.set(more, [...parts, move]);
    }
    sums = longer;
  }
  return null;
}
