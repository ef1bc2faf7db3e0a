import type { Bet } from '../../../features/bets/betsApi';
import { shownWinLose } from '../../../features/bets/betsSelectors';
import type { BetType } from '../../../domain/drawnNumber';
import { formatAmount } from '../../../domain/money';

/** What one source says of a bet; null for what it does not say or what cannot be read. */
export interface BetFacts {
  id: number | null;
  roundId: number | null;
  number: string | null;
  type: BetType | null;
  /** Riel. */
  amount: number | null;
  isSettled: boolean | null;
  /** What it paid, in riel: 0 if it lost, null unless it is settled. */
  payout: number | null;
  /** The three drawn digits of its round. */
  drawnDigits: string | null;
}

/** A bet of the server's record. */
export interface RecordRow extends BetFacts {
  /** Its place in the list, from 1. */
  line: number;
}

/** The operator's record of a player's bets. */
export interface ServerRecord {
  rows: readonly RecordRow[];
  /** It is one page of several, so it proves nothing about what it lacks. */
  isPartial: boolean;
  /** What the agent should know of how it was read. */
  remarks: readonly string[];
}

/** What a row of `GET bets` says. */
export function factsOf(bet: Bet): BetFacts {
  const { id, roundId, number, type, amount, isSettled, drawnDigits } = bet;
  const payout = isSettled ? shownWinLose(bet) : null;
  return { id, roundId, number, type, amount, isSettled, payout, drawnDigits };
}

/** `10,000៛`. */
export const rielText = (amount: number) => `${formatAmount(amount)}៛`;

/** A row in words: `bet 611, round 240001, 07 (2D), 1,000៛, lost, drawn 408`. */
export function rowText(facts: BetFacts | null): string {
  if (facts === null) return 'no row';
  const { id, roundId, number, type, amount, drawnDigits } = facts;
  return [
    id === null ? '' : `bet ${id}`,
    roundId === null ? '' : `round ${roundId}`,
    `${number ?? 'number unreadable'}${type === null ? '' : ` (${type})`}`,
    amount === null ? 'amount unreadable' : rielText(amount),
    statusText(facts),
    drawnDigits === null ? '' : `drawn ${drawnDigits}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function statusText({ isSettled, payout }: BetFacts): string {
  if (isSettled === null) return '';
  if (!isSettled) return 'open';
  if (payout === null) return 'settled';
  return payout > 0 ? `won ${rielText(payout)}` : 'lost';
}
