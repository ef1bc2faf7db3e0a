import type { Bet } from '../../domain/bet';
import { formatBetTime } from '../../domain/dates';
import { formatAmount, formatOdds } from '../../domain/money';
import { km } from '../../i18n/km';

/** The text of a time cell, in Phnom Penh time; N/A without a stamp, 'invalid date' for no real time. */
export function timeText(stamp: string | null): string {
  if (stamp === null) return km.common.notAvailable;
  return formatBetTime(stamp) ?? km.common.invalidDate;
}

/** The text of a round cell; N/A without a round id. */
export function roundText(roundId: number | null): string {
  return roundId === null ? km.common.notAvailable : km.common.roundTag(roundId);
}

/** Stake and odds, `1,000 x 90`; N/A for what can't be read. */
export function stakeText({ amount, odds }: Pick<Bet, 'amount' | 'odds'>): string {
  return km.tables.amountTimesOddsValue(
    amount === null ? km.common.notAvailable : formatAmount(amount),
    odds === null ? km.common.notAvailable : formatOdds(odds),
  );
}
