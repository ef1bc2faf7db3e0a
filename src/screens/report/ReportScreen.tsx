import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Suspense, lazy, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../config/paths';
import { useClockedSelector } from '../../features/game/useClockedSelector';
import { ReportFilters } from '../../features/report/ReportFilters';
import { ReportTable } from '../../features/report/ReportTable';
import { readReportRange } from '../../features/report/reportRange';
import { chartDaysOf, makeSelectReport, presetOf } from '../../features/report/reportSelectors';
import { km } from '../../i18n/km';
import { dayOf } from '../../lib/dates';
import type { DayRange } from '../../lib/dates';
import { Page, PageTitleBar } from '../../ui/layout/Page';

/** A chart that can't be loaded is left out: the table says the same. */
const ReportChart = lazy(() =>
  import('../../features/report/ReportChart').catch(() => ({ default: () => null })),
);

/** Filters and chart above the table, and beside it where the window has the room. */
const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  [theme.breakpoints.down('sm')]: { gap: 12 },
  [theme.breakpoints.up('xl')]: { gridTemplateColumns: 'minmax(0, 540px) minmax(0, 1fr)' },
}));

/** The daily report (specification section 2); its range is the one of the address. */
export function Component() {
  const [query] = useSearchParams();
  const range = useMemo(() => readReportRange(query), [query]);
  return (
    <Page>
      <title>{km.titles.report}</title>
      <PageTitleBar title={km.report.title} backTo={paths.home()} />
      {range && <ReportOfRange range={range} />}
    </Page>
  );
}

function ReportOfRange({ range }: { range: DayRange }) {
  const selectReport = useMemo(() => makeSelectReport(range), [range]);
  const report = useAppSelector(selectReport);
  const days = useMemo(() => chartDaysOf(report.rows), [report.rows]);
  const today = useClockedSelector((_, now) => dayOf(now));
  const preset = useClockedSelector((_, now) => presetOf(range, now));
  return (
    <Parts>
      <Page>
        <Paper sx={{ p: 2.5 }}>
          <ReportFilters preset={preset} today={today} />
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
    </Parts>
  );
}
