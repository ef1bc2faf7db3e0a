import { km } from '../../i18n/km';
import { formatAmount } from '../../lib/money';
import { formatBetTime } from '../../lib/phnomPenhTime';
import { DigitBalls } from '../../ui/ball/DigitBalls';
import type { Column } from '../../ui/table/tableTypes';
import type { Bet } from './betsApi';

/** The columns that the two tables of bets share (specification section 2). */
export const betColumns: readonly Column<Bet>[] = [
  {
    key: 'round',
    header: km.tables.roundNumber,
    narrow: { line: 2 },
    cell: (bet) => km.common.roundTag(bet.roundId),
  },
  {
    key: 'time',
    header: km.tables.time,
    width: 'minmax(0, 1.9fr)',
    narrow: { line: 2, end: true },
    cell: (bet) => formatBetTime(bet.createdAt) ?? km.report.invalidDate,
  },
  {
    key: 'number',
    header: km.tables.number,
    narrow: { line: 1 },
    cell: (bet) => <DigitBalls number={bet.number} tone="ink" />,
  },
  {
    key: 'type',
    header: km.tables.type,
    width: 'minmax(0, 0.6fr)',
    narrow: { line: 1 },
    cell: (bet) => bet.type,
  },
  {
    key: 'stake',
    header: km.tables.amountTimesOdds,
    align: 'right',
    width: 'minmax(0, 1.3fr)',
    narrow: { line: 1, end: true },
    cell: (bet) =>
      km.tables.stake(
        formatAmount(bet.amount),
        bet.odds === null ? km.common.notAvailable : formatAmount(bet.odds),
      ),
  },
];

/** A key that stays with a bet while others come and go. */
export function betKey(bet: Bet): string {
  return `${bet.id ?? `${bet.roundId}-${bet.number}-${bet.amount}-${bet.createdAt}`}`;
}
