import type { ReceiptState } from '../../../features/bets/receipt';
import type { BetRow } from '../bets/betRow';
import type { ListedBet } from '../bets/listedBets';
import { factsOf } from './betFacts';
import type { RecordRow, ServerRecord } from './betFacts';

/**
 * How a bet of the recording was found in the record. `stake`: by round, number, amount and the nearest
 * time. `likely`: the amount or the number differs, but nothing else can be meant.
 */
export type MatchedBy = 'id' | 'stake' | 'likely';

/** One bet: the player's press, the row that the app received, and the row of the record. */
export interface MatchedBet {
  press: BetRow | null;
  listed: ListedBet | null;
  row: RecordRow | null;
  by: MatchedBy | null;
}

export interface Matches {
  bets: readonly MatchedBet[];
  /** The rows of the record that no bet of the recording is. */
  others: readonly RecordRow[];
  /** How far the server's clock is ahead of the player's, in milliseconds; null if no bet shows it. */
  clockLeadMs: number | null;
}

/** Two times of one bet are not further apart, in milliseconds. */
export const nearMs = 60_000;

/** Candidates for one bet; a made-up record may hold one row ten thousand times. */
const mostCandidates = 200;

/** What the server has not, as far as the player was told. */
export const failedStates: readonly (ReceiptState | null)[] = ['refused', 'notPlaced', 'notFound'];

/** Finds each bet of a recording in the server's record. A press that sent nothing is in no record. */
export function matchBets(
  presses: readonly BetRow[],
  listed: readonly ListedBet[],
  record: ServerRecord,
): Matches {
  const bets = joined(presses, listed);
  const free = new Set(record.rows);
  const take = (bet: MatchedBet, row: RecordRow, by: MatchedBy) => {
    bet.row = row;
    bet.by = by;
    free.delete(row);
  };
  const rowOfId = uniqueBy(record.rows, ({ id }) => id);
  for (const [id, bet] of uniqueBy(bets, ({ listed: one }) => one?.bet.id ?? null)) {
    const row = rowOfId.get(id);
    if (row) take(bet, row, 'id');
  }
  const isOther = ({ listed: one }: MatchedBet, row: RecordRow) =>
    row.id !== null && (one?.bet.id ?? null) !== null;
  const isOpen = ({ press, row }: MatchedBet) =>
    row === null && (press === null || press.receiptState !== null);

  const candidates = groupedBy(free, keyOfRow);
  const equal = bets.filter(isOpen).flatMap((bet) =>
    (candidates.get(keyOfBet(bet)) ?? [])
      .slice(0, mostCandidates)
      .filter((row) => !isOther(bet, row) && isSameStake(bet, row))
      .map((row) => ({ bet, row, distance: distanceOf(bet, row, 0) })),
  );
  equal.sort((one, other) => rank(one.bet) - rank(other.bet) || one.distance - other.distance);
  for (const { bet, row } of equal) if (isOpen(bet) && free.has(row)) take(bet, row, 'stake');

  const clockLeadMs = clockLead(bets);
  const ofRound = groupedBy(free, ({ roundId }) => roundId);
  // What was refused may have been bet again with another amount.
  const pending = bets.filter((bet) => isOpen(bet) && rank(bet) === 0);
  const likely = pending.flatMap((bet) =>
    (ofRound.get(roundOf(bet)) ?? [])
      .slice(0, mostCandidates)
      .filter((row) => !isOther(bet, row) && isAlike(bet, row))
      .filter((row) => distanceOf(bet, row, clockLeadMs ?? 0) <= nearMs)
      .map((row) => ({ bet, row })),
  );
  const once = uniqueBy(likely, ({ row }) => row);
  for (const { bet, row } of uniqueBy(likely, (pair) => pair.bet).values()) {
    if (once.has(row)) take(bet, row, 'likely');
  }
  return { bets, others: [...free], clockLeadMs };
}

/** The presses with what the app received of each, then what it received beside them. */
function joined(presses: readonly BetRow[], listed: readonly ListedBet[]): MatchedBet[] {
  const listedOf = new Map(listed.map((one) => [one.bet, one]));
  const pressed = presses.map((press): MatchedBet => {
    const { bet, step } = press;
    return { press, listed: bet && (listedOf.get(bet) ?? { bet, step }), row: null, by: null };
  });
  const known = new Set(pressed.map((bet) => bet.listed?.bet));
  const others = listed.filter(({ bet }) => !known.has(bet));
  return [...pressed, ...others.map((one) => ({ press: null, listed: one, row: null, by: null }))];
}

/** What the player pressed, or else what the app received. */
export function claimedStake({ press, listed }: MatchedBet) {
  const facts = listed && factsOf(listed.bet);
  return {
    roundId: press?.stake.roundId ?? facts?.roundId ?? null,
    number: press?.stake.number ?? facts?.number ?? null,
    amount: press?.stake.amount ?? facts?.amount ?? null,
    at: press?.at ?? facts?.at ?? null,
  };
}

const roundOf = (bet: MatchedBet) => claimedStake(bet).roundId;

function isSameStake(bet: MatchedBet, row: RecordRow): boolean {
  const { roundId, number, amount } = claimedStake(bet);
  if (amount === null || amount !== row.amount || number !== row.number) return false;
  return row.roundId === null || roundId === null
    ? distanceOf(bet, row, 0) <= nearMs
    : roundId === row.roundId;
}

function isAlike(bet: MatchedBet, row: RecordRow): boolean {
  const { roundId, number, amount } = claimedStake(bet);
  if (roundId === null || number === null || amount === null) return false;
  if (row.number === null || row.amount === null) return false;
  return (amount === row.amount) !== (number === row.number);
}

/** Milliseconds between the two times; Infinity if one is unknown. */
function distanceOf(bet: MatchedBet, row: RecordRow, leadMs: number): number {
  const { at } = claimedStake(bet);
  const lead = typeof bet.press?.at === 'number' ? leadMs : 0;
  return at === null || row.at === null ? Infinity : Math.abs(row.at - at - lead);
}

/** What the player was told is there goes before what was refused. */
const rank = ({ press }: MatchedBet) => Number(failedStates.includes(press?.receiptState ?? null));

const keyOfRow = ({ number, amount }: RecordRow) => `${number}/${amount}`;

function keyOfBet(bet: MatchedBet): string {
  const { number, amount } = claimedStake(bet);
  return `${number}/${amount}`;
}

function clockLead(bets: readonly MatchedBet[]): number | null {
  const leads = bets
    .flatMap(({ press, row }) => {
      const [pressed, stored] = [press?.at ?? null, row?.at ?? null];
      return pressed === null || stored === null ? [] : [stored - pressed];
    })
    .sort((one, other) => one - other);
  return leads[Math.floor(leads.length / 2)] ?? null;
}

function groupedBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key) {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** The items by those keys that only one of them has. */
function uniqueBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key | null) {
  const unique = new Map<Key, Item>();
  for (const [key, group] of groupedBy(items, keyOf)) {
    const [item] = group;
    if (key !== null && item && group.length === 1) unique.set(key, item);
  }
  return unique;
}
