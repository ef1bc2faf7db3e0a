import { useMemo } from 'react';
import { Link } from 'react-router';
import { reportReloadRequested } from '../../api/reloadEvents';
import { useAppDispatch } from '../../app/hooks';
import { paths } from '../../config/paths';
import { km } from '../../i18n/km';
import { formatDay } from '../../lib/phnomPenhTime';
import type { DayRange } from '../../lib/phnomPenhTime';
import { Money } from '../../ui/money/Money';
import { WinLose } from '../../ui/money/WinLose';
import { DataTable } from '../../ui/table/DataTable';
import type { Column } from '../../ui/table/tableTypes';
import type { DailyReportRow } from './reportApi';
import type { Keyed, LoadedReport } from './reportSelectors';

type Row = Keyed<DailyReportRow>;

interface ReportTableProps {
  /** The range of the address; each day's link carries it, so that the way back finds it. */
  range: DayRange;
  report: LoadedReport;
}

/** Turnover and win/lose by day, each day a link to its bets (specification section 2). */
export function ReportTable({ range, report }: ReportTableProps) {
  const dispatch = useAppDispatch();
  const columns = useMemo(() => columnsOf(range), [range]);
  return (
    <DataTable
      label={km.report.title}
      columns={columns}
      rows={report.rows}
      rowKey={(row) => row.key}
      status={report.status}
      onRetry={() => dispatch(reportReloadRequested())}
      footer={{
        label: km.common.total,
        labelSpan: 1,
        cells: {
          turnover: <Money amount={report.total.turnover} />,
          winLose: <WinLose amount={report.total.winLose} />,
        },
      }}
    />
  );
}

function columnsOf(range: DayRange): readonly Column<Row>[] {
  return [
    {
      key: 'date',
      header: km.report.date,
      narrow: { line: 1 },
      cell: ({ date }) => <DayLink date={date} range={range} />,
    },
    {
      key: 'turnover',
      header: km.report.turnOver,
      align: 'right',
      narrow: { line: 2, labelled: true },
      cell: ({ turnover }) => <Money amount={turnover} />,
    },
    {
      key: 'winLose',
      header: km.report.winLose,
      align: 'right',
      narrow: { line: 1, end: true },
      cell: ({ winLose }) => <WinLose amount={winLose} />,
    },
  ];
}

function DayLink({ date, range }: { date: string; range: DayRange }) {
  const label = formatDay(date);
  if (label === null) return km.report.invalidDate;
  return (
    <Link
      className="report-day"
      to={paths.reportDetail(date, range)}
      aria-label={km.report.openDay(label)}
    >
      {label}
    </Link>
  );
}
