import { useAppSelector } from '../../app/hooks';
import { tableStatus } from '../../api/tableStatus';
import { km } from '../../i18n/km';
import { DigitBalls } from '../../ui/ball/DigitBalls';
import { WinLose } from '../../ui/money/WinLose';
import { DataTable } from '../../ui/table/DataTable';
import type { Column } from '../../ui/table/tableTypes';
import { betColumns, betKey } from './betColumns';
import type { Bet } from './betsApi';
import { selectBetsStatus, selectSettledBets, shownWinLose } from './betsSelectors';
import { PartialListNote } from './PartialListNote';

const none: never[] = [];

const columns: readonly Column<Bet>[] = [
  // The ends of both lines belong to the outcome and the drawn number.
  ...betColumns.map((column) => ({ ...column, narrow: { line: column.narrow?.line ?? 1 } })),
  {
    key: 'winLose',
    header: km.tables.winLose,
    align: 'right',
    narrow: { line: 1, end: true },
    cell: (bet) => <WinLose amount={shownWinLose(bet)} />,
  },
  {
    key: 'result',
    header: km.tables.result,
    align: 'right',
    narrow: { line: 2, end: true },
    cell: (bet) => <DigitBalls number={bet.drawnDigits} />,
  },
];

/** Settled bets with what they brought and what was drawn. */
export function SettledBetsTable({ onRetry }: { onRetry: () => void }) {
  const bets = useAppSelector(selectSettledBets);
  const status = useAppSelector(selectBetsStatus);
  return (
    <>
      <DataTable
        label={km.tables.winLoseHistory}
        columns={columns}
        rows={bets ?? none}
        rowKey={betKey}
        status={tableStatus(status)}
        onRetry={onRetry}
      />
      <PartialListNote />
    </>
  );
}
