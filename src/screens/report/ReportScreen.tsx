import { Suspense, lazy, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../config/paths';
import { useClockedSelector } from '../../features/game/useClockedSelector';
import { ReportFilters } from '../../features/report/ReportFilters';
import { ReportTable } from '../../features/report/ReportTable';
import { readReportRange } from '../../features/report/reportRange';
import { chartDaysOf, makeSelectReport, presetOf } from '../../features/report/reportSelectors';
import { km } from '../../i18n/km';
import { dayOf } from '../../lib/phnomPenhTime';
import type { DayRange } from '../../lib/phnomPenhTime';
import { PageTitleBar } from '../../ui/layout/PageTitleBar';
import { Surface } from '../../ui/layout/Surface';
import { Themed } from '../../ui/theme/Themed';
import '../pages.css';

/** A chart that can't be loaded is left out: the table says the same. */
const ReportChart = lazy(() =>
  import('../../features/report/ReportChart').catch(() => ({ default: () => null })),
);

/** The daily report (specification section 2); its range is the one of the address. */
export function Component() {
  const [query] = useSearchParams();
  const range = useMemo(() => readReportRange(query), [query]);
  return (
    <Themed>
      <div className="page">
        <title>{km.titles.report}</title>
        <PageTitleBar title={km.report.title} backTo={paths.home()} linkComponent={Link} />
        {range && <ReportOfRange range={range} />}
      </div>
    </Themed>
  );
}

function ReportOfRange({ range }: { range: DayRange }) {
  const selectReport = useMemo(() => makeSelectReport(range), [range]);
  const report = useAppSelector(selectReport);
  const days = useMemo(() => chartDaysOf(report.rows), [report.rows]);
  const today = useClockedSelector((_, now) => dayOf(now));
  const preset = useClockedSelector((_, now) => presetOf(range, now));
  return (
    <>
      <Surface padded>
        <ReportFilters preset={preset} today={today} />
      </Surface>
      {days.length > 1 && (
        <Surface>
          <Suspense fallback={<div className="report-chart" />}>
            <ReportChart days={days} />
          </Suspense>
        </Surface>
      )}
      <Surface>
        <ReportTable range={range} report={report} />
      </Surface>
    </>
  );
}
