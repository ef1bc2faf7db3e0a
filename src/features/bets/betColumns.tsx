import { km } from '../../i18n/km';
import { formatAmount } from '../../lib/money';
import { DigitBalls } from '../../ui/ball/DigitBalls';
import type { Column } from '../../ui/table/tableTypes';
import { roundText, timeText } from '../../ui/table/cellTexts';
import type { Bet } from './betsApi';

/** The columns that the two tables of bets share (specification section 2). */
export const betColumns: readonly Column<Bet>[] = [
  {
    key: 'round',
    header: km.tables.roundNumber,
    narrow: { line: 2 },
    cell: (bet) => roundText(bet.roundId),
  },
  {
    key: 'time',
    header: km.tables.time,
    width: 'minmax(0, 1.9fr)',
    narrow: { line: 2, end: true },
    cell: (bet) => timeText(bet.createdAt),
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
    cell: (bet) => bet.type ?? km.common.notAvailable,
  },
  {
    key: 'stake',
    header: km.tables.amountTimesOdds,
    align: 'right',
    width: 'minmax(0, 1.3fr)',
    narrow: { line: 1, end: true },
    cell: (bet) => km.tables.stake(amountText(bet.amount), amountText(bet.odds)),
  },
];

/** A key that stays with a bet while others come and go; rows may share it. */
export function betKey(bet: Bet): string {
  return `${bet.id ?? `${bet.roundId}-${bet.number}-${bet.amount}-${bet.createdAt}`}`;
}

function amountText(amount: number | null): string {
  return amount === null ? km.common.notAvailable : formatAmount(amount);
}
