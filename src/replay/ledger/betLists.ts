import { betKeyOf, claimOf, equalBetKeys, isSameStake } from '../../features/receipts/betKeys';
import { betsApi } from '../../features/bets/betsApi';
import type { Bet } from '../../domain/bet';
import { selectBets } from '../../features/bets/betsSelectors';
import { reportApi } from '../../features/report/reportApi';
import type { DayBetRow } from '../../api/wire/reportSchemas';
import { betsEvents, selectIsListPartial } from '../../features/bets/betsSlice';
import type { ReadStep } from '../engine/readSteps';

/** A place in the recording; `at` in milliseconds since the epoch. */
export interface Place {
  step: number;
  at: number;
}

/** What the lists of the recording say of one bet. */
export class ListedBet {
  /** Each figure that a list settled it with: the payout in riel. */
  payouts: (Place & { payout: number | null; name: 'settled' | 'reported' })[] = [];
  /** It was settled before this recording. */
  readonly isSettledEarlier: boolean;
  /** The first settled row, and the last one that was still open. */
  settled: Place | null = null;
  lastOpen: Place;
  /** Rows of it in one list, where that were several. */
  repeated: (Place & { rows: number }) | null = null;
  /** The first later list that should have it and does not. */
  gone: Place | null = null;

  /**
   * @param bet as the last list has it
   * @param first the first list that has it
   * @param before the list before that; null if it was in the first list of all
   * @param isOfOtherTab another tab of this browser said that it had placed it
   */
  constructor(
    readonly key: string,
    public bet: Bet,
    readonly first: Place,
    readonly before: Place | null,
    public isOfOtherTab: boolean,
  ) {
    this.isSettledEarlier = before === null && bet.isSettled;
    this.lastOpen = first;
  }
}

interface FetchedList extends Place {
  requestedStep: number;
  isPartial: boolean;
  bets: readonly Bet[];
}

/** Reads the lists of bets as the server sent them, not what the app has made of them since. */
export class BetLists {
  readonly bets = new Map<string, ListedBet>();
  private readonly requests = new Map<string, number>();
  private readonly lists: FetchedList[] = [];
  private readonly claimed = new Set<string>();

  read(at: ReadStep): void {
    const { action, step, state, before } = at;
    const { getBets } = betsApi.endpoints;
    if (before === null) {
      const bets = selectBets(state);
      if (bets) this.note(at, bets, 0);
    } else if (getBets.matchPending(action)) {
      this.requests.set(action.meta.requestId, step);
    } else if (getBets.matchFulfilled(action)) {
      this.note(at, action.payload, this.requests.get(action.meta.requestId) ?? 0);
    } else if (reportApi.endpoints.getReportDetail.matchFulfilled(action)) {
      for (const row of action.payload.rows) this.noteReported(at, row);
    } else if (betsEvents.betClaimedElsewhere.match(action)) {
      this.claimed.add(action.payload.betId);
      const known = this.bets.get(action.payload.betId);
      if (known) known.isOfOtherTab = true;
    }
  }

  /** The first list requested after a step that would show this stake; undefined if there is none. */
  listAfter(step: number, roundId: number, id: number | null = null): FetchedList | undefined {
    return this.lists.find(
      (list) => list.requestedStep > step && !list.isPartial && reachesBack(list, roundId, id),
    );
  }

  private note({ step, at, state }: ReadStep, bets: readonly Bet[], requestedStep: number): void {
    const last = this.lists.at(-1) ?? null;
    const isPartial = selectIsListPartial(state);
    const list: FetchedList = { step, at, bets, requestedStep, isPartial };
    this.lists.push(list);
    const rows = new Map<string, number>();
    for (const [key, bet] of keyed(bets)) {
      const count = (rows.get(key) ?? 0) + 1;
      rows.set(key, count);
      const known = this.bets.get(key) ?? this.add(key, bet, list, last);
      if (count > 1) known.repeated = { step, at, rows: count };
      known.bet = bet;
      if (!bet.isSettled) known.lastOpen = { step, at };
      else {
        known.settled ??= { step, at };
        notePayout(known, list, bet, 'settled');
      }
    }
    if (isPartial) return;
    for (const [key, known] of this.bets) {
      const { roundId, id } = known.bet;
      if (rows.has(key) || requestedStep <= known.first.step) continue;
      // A list that is cut to its newest rows is never empty, but one of the last days may be.
      const isEmptied = bets.length === 0 && known.before !== null;
      if (isEmptied || reachesBack(list, roundId ?? 0, id)) known.gone ??= { step, at };
    }
  }

  /** The report of a day has no ids: what it says is compared if one bet alone can be meant. */
  private noteReported(at: Place, row: DayBetRow): void {
    const { roundId, number, amount } = row;
    if (roundId === null || number === null || amount === null) return;
    const stake = { roundId, number, amount };
    const [one, other] = [...this.bets.values()].filter(({ bet }) => isSameStake(bet, stake));
    if (one?.settled && !other) notePayout(one, at, row, 'reported');
  }

  private add(key: string, bet: Bet, { step, at }: Place, before: Place | null): ListedBet {
    const known = new ListedBet(key, bet, { step, at }, before, this.claimed.has(key));
    this.bets.set(key, known);
    return known;
  }
}

function notePayout(
  { payouts }: ListedBet,
  { step, at }: Place,
  { winLose, amount }: Pick<Bet, 'winLose' | 'amount'>,
  name: 'settled' | 'reported',
): void {
  const payout = winLose === null || amount === null ? null : winLose + amount;
  if (payouts.every((one) => one.payout !== payout)) payouts.push({ step, at, payout, name });
}

/** Whether a list, which may be cut to its newest rows, goes back beyond a bet. */
function reachesBack({ bets }: FetchedList, roundId: number, id: number | null): boolean {
  return bets.some(
    (one) =>
      (one.roundId !== null && one.roundId < roundId) ||
      (one.id !== null && id !== null && one.id < id),
  );
}

/** The bets of a list by keys that are unique among all of them; a row that comes twice has one key. */
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
