import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Suspense, lazy, useMemo } from 'react';
import { useAppSelector } from '../../store/hooks';
import { paths } from '../../config/paths';
import { useClockedSelector } from '../../features/game/useClockedSelector';
import { ReportFilters } from '../../features/report/ReportFilters';
import { ReportTable } from '../../features/report/ReportTable';
import { useReportRange } from '../../features/report/reportRange';
import { chartDaysOf, makeSelectReport, presetOf } from '../../features/report/reportSelectors';
import { km } from '../../i18n/km';
import type { DayRange } from '../../domain/dates';
import { Page, PageTitleBar } from '../../ui/layout/Page';

/** Left out if its chunk fails to load: the table has the same figures. */
const ReportChart = lazy(() =>
  import('../../features/report/ReportChart').catch(() => ({ default: () => null })),
);

/** Filters and chart above the table; next to it in a wide window. */
const Columns = styled(Page)(({ theme }) => ({
  alignItems: 'start',
  [theme.breakpoints.up('xl')]: { gridTemplateColumns: 'minmax(0, 540px) minmax(0, 1fr)' },
}));

/** The daily report of the range in the address (specification section 2). */
export function Component() {
  const range = useReportRange();
  return (
    <Page>
      <PageTitleBar title={km.report.title} backTo={paths.home()} />
      {range && <ReportOfRange range={range} />}
    </Page>
  );
}

function ReportOfRange({ range }: { range: DayRange }) {
  const selectReport = useMemo(() => makeSelectReport(range), [range]);
  const report = useAppSelector(selectReport);
  const days = useMemo(() => chartDaysOf(report.rows), [report.rows]);
  const preset = useClockedSelector((_, _now, date) => presetOf(range, date));
  return (
    <Columns>
      <Page>
        <Paper sx={{ p: 2.5 }}>
          <ReportFilters range={range} preset={preset} />
        </Paper>
        {days.length > 1 && (
          <Paper sx={{ minHeight: 268 }}>
            <Suspense fallback={<Skeleton variant="rounded" height={268} />}>
              <ReportChart days={days} />
            </Suspense>
          </Paper>
        )}
      </Page>
      <Paper>
        <ReportTable range={range} report={report} />
      </Paper>
    </Columns>
  );
}
