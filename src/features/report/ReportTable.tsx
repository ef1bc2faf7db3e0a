import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router';
import { reportReloadRequested } from '../../store/appEvents';
import { useAppDispatch } from '../../store/hooks';
import { paths } from '../../config/paths';
import { km } from '../../i18n/km';
import { formatDay } from '../../domain/dates';
import type { DayRange } from '../../domain/dates';
import { Money, WinLose } from '../../ui/money';
import { DataTable } from '../../ui/table/DataTable';
import type { Column } from '../../ui/table/columns';
import type { DailyReportRow } from '../../api/wire/reportSchemas';
import type { LoadedReport } from './reportSelectors';

/** Two rows may have the same. */
const keyOf = ({ date }: DailyReportRow) => date;

interface ReportTableProps {
  /** The range of the address; each day's link carries it, so that the way back finds it. */
  range: DayRange;
  report: LoadedReport;
}

/** Turnover and win/lose by day, each day a link to its bets (specification section 2). */
export function ReportTable({ range, report }: ReportTableProps) {
  const dispatch = useAppDispatch();
  const columns = useMemo(() => columnsOf(range), [range]);
  const { total, ...table } = report;
  return (
    <DataTable
      {...table}
      label={km.report.title}
      columns={columns}
      rowKey={keyOf}
      onRetry={() => dispatch(reportReloadRequested())}
      footer={{
        label: km.common.total,
        labelSpan: 1,
        cells: {
          turnover: <Money amount={total.turnover} />,
          winLose: <WinLose amount={total.winLose} />,
        },
      }}
    />
  );
}

function columnsOf(range: DayRange): readonly Column<DailyReportRow>[] {
  return [
    {
      key: 'date',
      header: km.report.date,
      cell: ({ date }) => <DayLink date={date} range={range} />,
    },
    {
      key: 'turnover',
      header: km.report.turnOver,
      align: 'right',
      cardLayout: { line: 2, labelled: true },
      cell: ({ turnover }) => <Money amount={turnover} />,
    },
    {
      key: 'winLose',
      header: km.report.winLose,
      align: 'right',
      cardLayout: { end: true },
      cell: ({ winLose }) => <WinLose amount={winLose} />,
    },
  ];
}

const DayAddress = styled(Link)(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  marginBlock: -8,
  borderRadius: 8,
  color: vars.palette.ink[700],
  fontWeight: 600,
  textUnderlineOffset: 4,
  textDecorationColor: vars.palette.gold[600],
  '&:hover': { color: vars.palette.ink[900], textDecorationThickness: 2 },
})) as typeof Link;

/** A day of the report, as a link to its bets. */
function DayLink({ date, range }: { date: string; range: DayRange }) {
  const label = formatDay(date);
  if (label === null) return km.common.invalidDate;
  return (
    <DayAddress
      component={RouterLink}
      to={paths.reportDetail(date, range)}
      aria-label={km.report.openDay(label)}
    >
      {label}
    </DayAddress>
  );
}
