import { reportReloadRequested } from '../../api/reloadEvents';
import { useAppDispatch } from '../../app/hooks';
import { km } from '../../i18n/km';
import { formatBetTime } from '../../lib/phnomPenhTime';
import { DigitBalls } from '../../ui/ball/DigitBalls';
import { Money } from '../../ui/money/Money';
import { WinLose } from '../../ui/money/WinLose';
import { DataTable } from '../../ui/table/DataTable';
import type { Column } from '../../ui/table/tableTypes';
import type { DayBetRow } from './reportApi';
import type { Keyed, LoadedDayReport } from './reportSelectors';

const columns: readonly Column<Keyed<DayBetRow>>[] = [
  {
    key: 'round',
    header: km.tables.roundNumber,
    narrow: { line: 2 },
    cell: ({ roundId }) => km.common.roundTag(roundId),
  },
  {
    key: 'time',
    header: km.tables.time,
    width: 'minmax(0, 1.5fr)',
    narrow: { line: 2, end: true },
    cell: ({ createdAt }) => formatBetTime(createdAt) ?? km.report.invalidDate,
  },
  {
    key: 'number',
    header: km.tables.number,
    narrow: { line: 1 },
    cell: ({ number }) => <DigitBalls number={number} tone="ink" />,
  },
  {
    key: 'type',
    header: km.tables.type,
    width: 'minmax(0, 0.6fr)',
    narrow: { line: 1 },
    cell: ({ type }) => type,
  },
  {
    key: 'amount',
    header: km.tables.amount,
    align: 'right',
    narrow: { line: 1 },
    cell: ({ amount }) => <Money amount={amount} />,
  },
  {
    key: 'winLose',
    header: km.tables.winLose,
    align: 'right',
    narrow: { line: 1, end: true },
    cell: ({ winLose }) => <WinLose amount={winLose} />,
  },
];

interface DayBetsTableProps {
  /** Accessible name. */
  label: string;
  report: LoadedDayReport;
}

/** The bets of one day with the server's own total below (specification section 2). */
export function DayBetsTable({ label, report }: DayBetsTableProps) {
  const dispatch = useAppDispatch();
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={report.rows}
      rowKey={(row) => row.key}
      status={report.status}
      onRetry={() => dispatch(reportReloadRequested())}
      footer={{
        label: km.common.total,
        labelSpan: 4,
        cells: {
          amount: <Money amount={report.total.amount} />,
          winLose: <WinLose amount={report.total.winLose} />,
        },
      }}
    />
  );
}
