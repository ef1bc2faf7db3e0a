import type { Bet } from '../../features/bets/betsApi';
import { shownWinLose } from '../../features/bets/betsSelectors';
import { parseServerStamp } from '../../lib/dates';
import type { BetType } from '../../lib/drawnNumber';

/** What one source says of a bet; null for what it does not say or what cannot be read. */
export interface BetFacts {
  id: number | null;
  roundId: number | null;
  number: string | null;
  type: BetType | null;
  /** Riel. */
  amount: number | null;
  /** When it was placed, in milliseconds since the epoch. */
  at: number | null;
  isSettled: boolean | null;
  /** What it paid, in riel: 0 if it lost, null unless it is settled. */
  payout: number | null;
  /** The three drawn digits of its round. */
  drawnDigits: string | null;
}

/** A bet of the server's record. */
export interface RecordRow extends BetFacts {
  /** Its place in the file: the row of a table, or from 1 in a list. */
  line: number;
  /** Its status in the operator's own words; empty without one. */
  status: string;
  /** Whether leading zeros are kept: a spreadsheet turns `07` into `7`. */
  isNumberExact: boolean;
}

/** The operator's record of a player's bets. */
export interface ServerRecord {
  rows: readonly RecordRow[];
  /** It is one page of several, so it proves nothing about what it lacks. */
  isPartial: boolean;
  /** Its ids are those of `GET bets`, and not those of another system. */
  hasAppIds: boolean;
  /** What the agent should know of how it was read. */
  remarks: readonly string[];
}

/** What a row of `GET bets` says. */
export function factsOf(bet: Bet): BetFacts {
  const { id, roundId, number, type, amount, isSettled, drawnDigits } = bet;
  return {
    id,
    roundId,
    number,
    type,
    amount,
    at: parseServerStamp(bet.createdAt),
    isSettled,
    payout: isSettled ? shownWinLose(bet) : null,
    drawnDigits,
  };
}

/** Whether two numbers are the same as far as the record keeps leading zeros. */
export function isSameNumber(number: string | null, row: RecordRow): boolean {
  if (number === null || row.number === null) return false;
  return row.isNumberExact ? number === row.number : Number(number) === Number(row.number);
}

/** What of the rows can't be read, by row; the first few and the number of the others. */
export function unreadableRemarks(rows: readonly RecordRow[]): string[] {
  const texts = rows.flatMap(({ line, number, amount }) => {
    const missing = [number === null && 'number', amount === null && 'amount'].filter(Boolean);
    return missing.length === 0 ? [] : [`Row ${line}: ${missing.join(' and ')} cannot be read.`];
  });
  return firstFew(texts);
}

const mostTexts = 5;

/** The first texts, and how many others there are. */
export function firstFew(texts: readonly string[]): string[] {
  const others = texts.length - mostTexts;
  return [
    ...texts.slice(0, mostTexts),
    ...(others > 0 ? [`… and ${others} more like these.`] : []),
  ];
}
