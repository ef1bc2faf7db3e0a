import type { Bet } from '../../domain/bet';
import { formatBetTime } from '../../domain/dates';
import { formatAmount, formatOdds } from '../../domain/money';
import { km } from '../../i18n/km';

/** The text of a round cell; N/A without a round id. */
export function roundText(roundId: number | null): string {
  return roundId === null ? km.common.notAvailable : km.common.roundTag(roundId);
}

/** The columns of round, time and type, as the tables of bets have them. */
export const roundColumn = {
  key: 'round',
  header: km.tables.roundNumber,
  cardLayout: { line: 2 },
  cell: ({ roundId }: Pick<Bet, 'roundId'>) => roundText(roundId),
} as const;
export const timeColumn = {
  key: 'time',
  header: km.tables.time,
  width: 'minmax(0, 1.5fr)',
  cardLayout: { line: 2, end: true },
  /** In Phnom Penh time; N/A without a stamp, 'invalid date' for no real time. */
  cell: ({ createdAt }: Pick<Bet, 'createdAt'>) =>
    createdAt === null
      ? km.common.notAvailable
      : (formatBetTime(createdAt) ?? km.common.invalidDate),
} as const;
export const typeColumn = {
  key: 'type',
  header: km.tables.type,
  width: 'minmax(0, 0.6fr)',
  cell: ({ type }: Pick<Bet, 'type'>) => type ?? km.common.notAvailable,
} as const;

/** Stake and odds, `1,000 x 90`; N/A for what can't be read. */
export function stakeText({ amount, odds }: Pick<Bet, 'amount' | 'odds'>): string {
  return km.tables.amountTimesOddsValue(
    amount === null ? km.common.notAvailable : formatAmount(amount),
    odds === null ? km.common.notAvailable : formatOdds(odds),
  );
}
