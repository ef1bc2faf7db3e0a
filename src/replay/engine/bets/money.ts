import type { RootState } from '../../../store/rootState';
import { betKeyOf, claimOf, equalBetKeys, isSameStake } from '../../../features/receipts/betKeys';
import type { Bet } from '../../../domain/bet';
import { selectBets } from '../../../features/bets/betsSelectors';
import { selectResults } from '../../../features/game/gameSelectors';
import { outcomeOf } from '../../../features/outcomes/outcome';
import { selectBalance } from '../../../features/session/sessionSlice';
import type { ReadStep } from '../readSteps';
import type { Press } from './betRow';

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

/** A prize that may be missing in the balance. */
export interface UnpaidPrize {
  bet: Bet;
  /** Riel. */
  payout: number;
  /** The first list that has its bet settled. */
  step: number;
  /** The last one of the recording, in riel. */
  balance: number;
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

/** What is known of one bet of the lists. */
interface Known {
  /** As the last list has it. */
  bet: Bet;
  /** The last step before which no list had it. */
  from: number;
  /** It was in the first list, so its stake is no change of this recording. */
  isEarlier: boolean;
  /** The first list had it settled. */
  isSettledEarlier: boolean;
  /** The step of the first list that has it settled; null if none has. */
  settledAt: number | null;
}

/** Reads the changes of the balance, and the stakes and prizes that could explain them. */
export class Money {
  readonly changes: BalanceChange[] = [];
  private readonly digits = new Map<number, string | null>();
  private readonly bets = new BetsOfLists();
  /** The rounds that ran while the balance was known. */
  private readonly watchedRounds = new Set<number>();
  /** The last balance, in riel. */
  private balance: number | null = null;

  read({ step, state, before }: ReadStep): void {
    const [earlier, now] = [before && selectBalance(before), selectBalance(state)];
    if (isNumber(earlier) && isNumber(now) && earlier !== now) {
      this.changes.push({ step, before: earlier, after: now });
    }
    if (isNumber(now)) {
      this.balance = now;
      const { id, status } = state.game.round;
      if (id !== null && status !== 'calculate') this.watchedRounds.add(id);
    }
    if (state.game !== before?.game || state.api !== before.api) noteDigits(state, this.digits);
    this.bets.read(state, before, step);
  }

  /** Whether the recording tells a balance at all. */
  hasBalance(): boolean {
    return this.balance !== null;
  }

  /** What the stakes and prizes of the recording take from the balance and add to it. */
  movesOf(presses: readonly Press[]): Move[] {
    return [...stakesOf(presses), ...this.bets.movesOf(presses, this.digits)];
  }

  /**
   * Those prizes of settled bets that are among the moves which no change contains. The balance that came
   * first may hold the prize of a round that it did not see, so that is none.
   */
  unpaidPrizes(unused: readonly Move[]): UnpaidPrize[] {
    const { balance } = this;
    if (balance === null) return [];
    return unused.flatMap(({ key, amount }) => {
      const known = this.bets.ofPrize(key);
      if (!known || known.settledAt === null || known.isSettledEarlier) return [];
      const { bet, settledAt } = known;
      if (!this.watchedRounds.has(bet.roundId ?? -1)) return [];
      return [{ bet, payout: amount, step: settledAt, balance }];
    });
  }
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

function noteDigits(state: RootState, digits: Map<number, string | null>): void {
  const { reveal, earlyResult, round } = state.game;
  for (const result of [...(selectResults(state) ?? []), round.calculated, earlyResult, reveal]) {
    if (result) digits.set(result.roundId, result.digits);
  }
}

/** What the recording's own stakes take from the balance. */
function stakesOf(presses: readonly Press[]): Move[] {
  return presses.flatMap(({ receipt, stake, events, step }) => {
    if (receipt === null) return [];
    const isRejected = receipt.state === 'refused' || receipt.state === 'notPlaced';
    const until = isRejected && { until: events.at(-1)?.step ?? Infinity };
    return [{ key: stakeKey(receipt.id), amount: -stake.amount, from: step, ...until }];
  });
}

/** The key of the move that a stake makes in the balance. */
export const stakeKey = (receiptId: string) => `stake ${receiptId}`;

const prizePrefix = 'prize ';

/** The key of the move that the prize of a bet makes. */
export const prizeKey = ({ stake, receipt }: Press) =>
  prizePrefix + claimOf(stake, receipt?.betKey ?? '');

class BetsOfLists {
  private readonly known = new Map<string, Known>();
  private listedAt = 0;
  private firstRound: number | null = null;

  read(state: RootState, before: RootState | null, step: number): void {
    this.firstRound ??= state.game.round.id;
    const bets = selectBets(state);
    const earlier = before === null ? undefined : selectBets(before);
    if (bets === undefined || bets === earlier) return;
    for (const [key, bet] of keyed(bets)) {
      const known = this.known.get(key);
      if (known) {
        known.bet = bet;
        if (bet.isSettled) known.settledAt ??= step;
      } else {
        const isEarlier = earlier === undefined;
        this.known.set(key, {
          bet,
          from: isEarlier ? 0 : this.listedAt,
          isEarlier,
          isSettledEarlier: isEarlier && bet.isSettled,
          settledAt: bet.isSettled ? step : null,
        });
      }
    }
    this.listedAt = step;
  }

  /** The bet of a prize's move. */
  ofPrize(key: string): Known | undefined {
    return key.startsWith(prizePrefix) ? this.known.get(key.slice(prizePrefix.length)) : undefined;
  }

  /** The prizes of all bets, and the stakes of those that were placed elsewhere. */
  movesOf(presses: readonly Press[], digits: ReadonlyMap<number, string | null>): Move[] {
    const own = new Set(presses.map(({ stake, receipt }) => claimOf(stake, receipt?.betKey ?? '')));
    return [...this.known].flatMap(([key, { bet, from, isEarlier, isSettledEarlier }]) => {
      const moves: Move[] = [];
      // The list may have come before the round was known.
      const isOver = isSettledEarlier && (bet.roundId ?? 0) < (this.firstRound ?? 0);
      const { payout } = outcomeOf(bet, digits.get(bet.roundId ?? -1) ?? null);
      const isOwn = own.has(key) || (betKeyOf(bet) === null && presses.some(isOfBet(bet)));
      if (!isOwn && !isEarlier && isNumber(bet.amount)) {
        moves.push({ key: `elsewhere ${key}`, amount: -bet.amount, from });
      }
      if (!isOver && isNumber(payout) && payout > 0) {
        moves.push({ key: prizePrefix + key, amount: payout, from });
      }
      return moves;
    });
  }
}

const isOfBet = (bet: Bet) => (press: Press) => isSameStake(bet, press.stake);

/** The bets of a list by keys that are unique among all of them. */
function keyed(bets: readonly Bet[]): [key: string, bet: Bet][] {
  return bets.map((bet) => {
    const { roundId, number, amount } = bet;
    const id = betKeyOf(bet);
    if (id !== null || roundId === null || number === null || amount === null) {
      return [id ?? JSON.stringify(bet), bet];
    }
    const stake = { roundId, number, amount };
    const equal = bets.filter((one) => isSameStake(one, stake));
    return [claimOf(stake, equalBetKeys(bets, stake)[equal.indexOf(bet)] ?? ''), bet];
  });
}
