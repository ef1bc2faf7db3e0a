import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../config/paths';
import { DayBetsTable } from '../../features/report/DayBetsTable';
import { readReportRange } from '../../features/report/reportRange';
import { makeSelectDayReport } from '../../features/report/reportSelectors';
import { km } from '../../i18n/km';
import { formatDay } from '../../lib/phnomPenhTime';
import type { Day } from '../../lib/phnomPenhTime';
import { PageTitleBar } from '../../ui/layout/PageTitleBar';
import { Surface } from '../../ui/layout/Surface';
import { StatePanel } from '../../ui/state/StatePanel';
import '../pages.css';

/** The bets of the day in the address (specification section 2); the way back keeps the range. */
export function Component() {
  const [query] = useSearchParams();
  const day = query.get('date') ?? '';
  const shownDay = formatDay(day);
  const range = readReportRange(query);
  return (
    <div className="page">
      <title>{km.titles.reportDetail(shownDay ?? km.report.invalidDate)}</title>
      <PageTitleBar
        title={shownDay === null ? km.report.title : km.reportDetail.title(shownDay)}
        backTo={paths.report(range ?? undefined)}
        linkComponent={Link}
      />
      <Surface>
        {shownDay === null ? (
          <StatePanel kind="error" title={km.report.invalidDate} />
        ) : (
          <BetsOfDay day={day} label={km.reportDetail.title(shownDay)} />
        )}
      </Surface>
    </div>
  );
}

function BetsOfDay({ day, label }: { day: Day; label: string }) {
  const selectDayReport = useMemo(() => makeSelectDayReport(day), [day]);
  const report = useAppSelector(selectDayReport);
  return <DayBetsTable label={label} report={report} />;
}
