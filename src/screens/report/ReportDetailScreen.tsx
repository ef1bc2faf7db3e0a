import Paper from '@mui/material/Paper';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useAppSelector } from '../../store/hooks';
import { paths } from '../../config/paths';
import { DayBetsTable } from '../../features/report/DayBetsTable';
import { useReportRange } from '../../features/report/reportRange';
import { makeSelectDayReport } from '../../features/report/reportSelectors';
import { km } from '../../i18n/km';
import { formatDay } from '../../domain/dates';
import type { Day } from '../../domain/dates';
import { Page, PageTitleBar } from '../../ui/layout/Page';
import { StatePanel } from '../../ui/state/StatePanel';

/** The bets of the day in the address (specification section 2); the back link keeps the range. */
export function Component() {
  const [query] = useSearchParams();
  const day = query.get('date') ?? '';
  const shownDay = formatDay(day);
  const range = useReportRange();
  return (
    <Page>
      <PageTitleBar
        title={shownDay === null ? km.report.title : km.reportDetail.title(shownDay)}
        backTo={paths.report(range ?? undefined)}
      />
      <Paper>
        {shownDay === null ? (
          <StatePanel title={km.common.invalidDate} />
        ) : (
          <BetsOfDay day={day} label={km.reportDetail.title(shownDay)} />
        )}
      </Paper>
    </Page>
  );
}

function BetsOfDay({ day, label }: { day: Day; label: string }) {
  const selectDayReport = useMemo(() => makeSelectDayReport(day), [day]);
  const report = useAppSelector(selectDayReport);
  return <DayBetsTable label={label} report={report} />;
}
