import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { Suspense, lazy } from 'react';
import type { SubmitEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { km } from '../../i18n/km';
import { datePresets } from '../../domain/dates';
import type { DatePreset, DayRange } from '../../domain/dates';
import { reportEvents, selectHasInvalidDay } from './reportSlice';

const RangePickers = lazy(() => import('./RangePickers'));

const skeletonOf = (side: string) => <Skeleton key={side} variant="rounded" height={56} />;

/** Six, three or two in a row. */
const Presets = styled(ToggleButtonGroup)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(170px, 40%), 1fr))',
}) as typeof ToggleButtonGroup;

/** Four or two in a row. */
const Dates = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 40%), 1fr))',
  alignItems: 'start',
  gap: 12,
  // As high as the fields.
  '& > .MuiButton-root': { minHeight: 56 },
});

interface ReportFiltersProps {
  /** The range in the address. */
  range: DayRange;
  /** The quick button that stands for this range, if any. */
  preset: DatePreset | null;
}

/** Six quick ranges, two date pickers, filter and reset (specification section 2). */
export function ReportFilters({ range, preset }: ReportFiltersProps) {
  const dispatch = useAppDispatch();
  const hasInvalidDay = useAppSelector(selectHasInvalidDay);

  function filter(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    dispatch(reportEvents.fieldLeft({ side: 'startDate', range }));
    dispatch(reportEvents.fieldLeft({ side: 'endDate', range }));
    dispatch(reportEvents.filterPressed());
  }

  return (
    <Stack
      component="form"
      aria-label={km.report.ranges}
      onSubmit={filter}
      noValidate
      sx={{ gap: 1.75 }}
    >
      <Presets exclusive value={preset} aria-label={km.report.ranges}>
        {datePresets.map((key) => (
          <ToggleButton
            key={key}
            value={key}
            // The group's onChange is silent for the pressed button, which loads again.
            onClick={() => dispatch(reportEvents.presetPressed({ preset: key }))}
          >
            {km.report[key]}
          </ToggleButton>
        ))}
      </Presets>
      <Dates>
        <Suspense fallback={[skeletonOf('start'), skeletonOf('end')]}>
          <RangePickers range={range} />
        </Suspense>
        <Button type="submit" variant="contained" disabled={hasInvalidDay}>
          {km.report.filter}
        </Button>
        <Button variant="outlined" onClick={() => dispatch(reportEvents.resetPressed())}>
          {km.report.resetToToday}
        </Button>
      </Dates>
    </Stack>
  );
}
