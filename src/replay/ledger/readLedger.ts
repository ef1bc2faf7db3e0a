import { readSteps } from '../engine/readSteps';
import type { Recorded } from '../engine/readSteps';
import { ShownPlayer } from './shownPlayer';
import { BetLists } from './betLists';
import { Draws } from './draws';
import { Events } from './events';
import { Balance } from './money';
import { moneyRows } from './moneyRows';
import { Presses } from './presses';
import { rowKinds } from './row';
import type { Row } from './row';

/** What the file shows, one row for each thing. */
export interface Ledger {
  /** Marked ones first, money before all else; then in the order of their time. */
  rows: readonly Row[];
  player: ShownPlayer['player'];
  isSignedInAtEnd: boolean;
  /** Riel; null if none was shown. */
  balance: { first: number; last: number; step: number } | null;
  /** The rounds that the page had, in their order. */
  roundIds: readonly number[];
  /** Steps that could not be read, so that something may be missing in the rows. */
  isPartlyUnread: boolean;
}

/** Reads the whole recording once. Yields after each step. */
export function* readLedger(recorded: Recorded): Generator<void, Ledger> {
  const [presses, lists, balance, draws] = [
    new Presses(),
    new BetLists(),
    new Balance(),
    new Draws(),
  ];
  const [events, shown] = [new Events(), new ShownPlayer()];
  const isRead = yield* readSteps(recorded, presses, lists, balance, draws, events, shown);
  const last = recorded.steps.at(-1);
  const rows = [
    ...moneyRows({
      presses: presses.all,
      lists,
      balance,
      drawOf: (roundId) => draws.drawOf(roundId),
      end: { step: last?.index ?? 0, at: last?.at ?? 0 },
    }),
    ...draws.rows(),
    ...events.rows(recorded),
  ];
  const { first, last: lastBalance } = balance;
  return {
    rows: rows.sort((one, other) => rankOf(one) - rankOf(other) || one.at - other.at),
    player: shown.player,
    isSignedInAtEnd: shown.isSignedInAtEnd,
    balance: first && {
      first: first.balance,
      step: first.step,
      last: lastBalance ?? first.balance,
    },
    roundIds: draws.shownIds(),
    isPartlyUnread: !isRead || recorded.timeline.failures.size > 0,
  };
}

function rankOf({ kind, marks }: Row): number {
  return marks.length > 0 ? rowKinds.indexOf(kind) : rowKinds.length;
}

/** Whether the whole file could be read, every row has its facts, and none contradict each other. */
export function isNothingFound({ rows, isPartlyUnread, balance }: Ledger): boolean {
  const isWhole = rows.every(({ marks, lacks }) => marks.length === 0 && lacks.length === 0);
  return isWhole && !isPartlyUnread && balance !== null;
}

/** The row that a reader looks at first: the first marked one, else the last stake, else none. */
export function firstRow({ rows }: Pick<Ledger, 'rows'>): Row | undefined {
  const [first] = rows;
  return first && first.marks.length > 0
    ? first
    : rows.filter(({ kind }) => kind === 'stake').at(-1);
}
