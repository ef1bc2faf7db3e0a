import { reportReloadRequested } from '../../store/appEvents';
import { useAppDispatch } from '../../store/hooks';
import { km } from '../../i18n/km';
import { DigitBalls } from '../../ui/ball/DigitBalls';
import { Money, WinLose } from '../../ui/money';
import { DataTable } from '../../ui/table/DataTable';
import { roundColumn, timeColumn, typeColumn } from '../game/cellTexts';
import type { Column } from '../../ui/table/columns';
import type { DayBetRow } from '../../api/wire/reportSchemas';
import type { LoadedDayReport } from './reportSelectors';

const columns: readonly Column<DayBetRow>[] = [
  roundColumn,
  timeColumn,
  {
    key: 'number',
    header: km.tables.number,
    cell: ({ number, winLose }) => (
      <DigitBalls number={number} color={(winLose ?? 0) > 0 ? 'gold' : 'ink'} />
    ),
  },
  typeColumn,
  {
    key: 'amount',
    header: km.tables.amount,
    align: 'right',
    cell: ({ amount }) => <Money amount={amount} />,
  },
  {
    key: 'winLose',
    header: km.tables.winLose,
    align: 'right',
    cardLayout: { end: true },
    cell: ({ winLose }) => <WinLose amount={winLose} />,
  },
];

/** Rows may share it: the server gives them no id. */
const keyOf = ({ roundId, number, createdAt }: DayBetRow) => `${roundId}/${number}/${createdAt}`;

/** The bets of one day with the server's own total below (specification section 2). `label` is its accessible name. */
export function DayBetsTable({ label, report }: { label: string; report: LoadedDayReport }) {
  const dispatch = useAppDispatch();
  const { total, ...table } = report;
  return (
    <DataTable
      {...table}
      label={label}
      columns={columns}
      rowKey={keyOf}
      onRetry={() => dispatch(reportReloadRequested())}
      footer={{
        label: km.common.total,
        labelSpan: 4,
        cells: {
          amount: <Money amount={total.amount} />,
          winLose: <WinLose amount={total.winLose} />,
        },
      }}
    />
  );
}
