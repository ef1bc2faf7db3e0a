import Button from '@mui/material/Button';
import { Suspense, lazy } from 'react';
import type { SubmitEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { km } from '../../i18n/km';
import { datePresets } from '../../lib/phnomPenhTime';
import type { DatePreset, Day } from '../../lib/phnomPenhTime';
import { PresetButtons } from '../../ui/buttons/PresetButtons';
import { Bones } from '../../ui/state/Bones';
import './report.css';
import { reportEvents, selectHasInvalidDay } from './reportSlice';

const RangePickers = lazy(() => import('./RangePickers'));

const presets = datePresets.map((key) => ({ key, label: km.report[key] }));

interface ReportFiltersProps {
  /** The quick button whose range is the one shown. */
  preset: DatePreset | null;
  /** Today in Phnom Penh. */
  today: Day;
}

/** Six quick ranges, two date pickers, filter and reset (specification section 2). */
export function ReportFilters({ preset, today }: ReportFiltersProps) {
  const dispatch = useAppDispatch();
  const hasInvalidDay = useAppSelector(selectHasInvalidDay);

  function filter(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    dispatch(reportEvents.fieldLeft({ side: 'startDate' }));
    dispatch(reportEvents.fieldLeft({ side: 'endDate' }));
    dispatch(reportEvents.filterPressed());
  }

  return (
    <form className="report-filters" aria-label={km.report.ranges} onSubmit={filter} noValidate>
      <PresetButtons
        label={km.report.ranges}
        presets={presets}
        selected={preset}
        onSelect={(chosen) => dispatch(reportEvents.presetPressed({ preset: chosen }))}
      />
      <div className="report-dates">
        <Suspense fallback={<PickerBones />}>
          <RangePickers today={today} />
        </Suspense>
        <Button type="submit" variant="contained" disabled={hasInvalidDay}>
          {km.report.filter}
        </Button>
        <Button variant="outlined" onClick={() => dispatch(reportEvents.resetPressed())}>
          {km.report.resetToToday}
        </Button>
      </div>
    </form>
  );
}

function PickerBones() {
  return (
    <>
      <div className="report-picker report-picker-bones">
        <Bones />
      </div>
      <div className="report-picker report-picker-bones">
        <Bones />
      </div>
    </>
  );
}
