import { styled } from '@mui/material/styles';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Dayjs } from 'dayjs';
import { useContext, useMemo } from 'react';
import type { FocusEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { km } from '../../i18n/km';
import { ClockContext } from '../../platform/ClockContext';
import { dayOf } from '../../domain/dates';
import type { DayRange } from '../../domain/dates';
import { pasteUnread } from '../../store/appEvents';
import { useTypedDay } from '../../ui/fields/useTypedDay';
import {
  calendarLocale,
  fromPickerDay,
  makeCalendar,
  pickerText,
  toPickerDay,
} from '../../ui/fields/pickerAdapter';
import {
  reportEvents,
  selectChosenRange,
  selectOpenCalendar,
  selectTypedDays,
} from './reportSlice';
import type { RangeSide } from './reportSlice';
import { fontSizes } from '../../ui/theme/fontSizes';

interface RangePickersProps {
  /** The range in the address. */
  range: DayRange;
}

/** The two date pickers of the report, `dd-MM-yyyy`. */
export default function RangePickers({ range }: RangePickersProps) {
  const clock = useContext(ClockContext);
  const calendar = useMemo(() => makeCalendar(() => dayOf(clock?.date() ?? 0)), [clock]);
  return (
    <LocalizationProvider
      dateAdapter={calendar}
      adapterLocale={calendarLocale}
      localeText={pickerText}
    >
      <DayPicker side="startDate" label={km.report.startDate} range={range} />
      <DayPicker side="endDate" label={km.report.endDate} range={range} />
    </LocalizationProvider>
  );
}

/** A whole date and the calendar's button fit into half of the narrowest phone. */
const Picker = styled('div')(({ theme }) => ({
  minWidth: 0,
  [theme.breakpoints.down('sm')]: {
    '& .MuiPickersOutlinedInput-root': { paddingInline: '10px 4px', fontSize: fontSizes.cell },
  },
}));

/** Days large enough for a finger: seven of 44 px fill the calendar's width; MUI's have 36. */
const largeDays = {
  '& .MuiDateCalendar-root': { height: 'auto', maxHeight: 'none' },
  '& .MuiPickerDay-root': { '--PickerDay-size': '44px', '--PickerDay-horizontalMargin': '0px' },
  '& .MuiDayCalendar-weekDayLabel': { width: 44, margin: 0 },
  // Six weeks with MUI's margins between them.
  '& .MuiDayCalendar-slideTransition': { minHeight: 6 * (44 + 2 * 2) },
} as const;

/** The locale's short name; MUI's default cuts it after one letter, in mid-syllable. */
const shortWeekday = (date: Dayjs) => date.format('dd');

interface DayPickerProps {
  side: RangeSide;
  label: string;
  range: DayRange;
}

function DayPicker({ side, label, range }: DayPickerProps) {
  const dispatch = useAppDispatch();
  const chosen = (useAppSelector(selectChosenRange) ?? range)[side];
  const typed = useAppSelector(selectTypedDays)[side];
  const isOpen = useAppSelector(selectOpenCalendar) === side;
  const shown = typed === null ? chosen : typed.day;
  const value = useMemo(() => toPickerDay(shown), [shown]);
  const isInvalid = shown === null;
  const typing = useTypedDay({
    onDay: (day) => dispatch(reportEvents.dayTyped({ side, day })),
    onUnread: () => dispatch(pasteUnread()),
  });

  function leave(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) {
      dispatch(reportEvents.fieldLeft({ side, range }));
    }
  }

  return (
    <Picker onBlur={leave} {...typing}>
      <DatePicker
        label={label}
        format="DD-MM-YYYY"
        dayOfWeekFormatter={shortWeekday}
        value={value}
        open={isOpen}
        onOpen={() => dispatch(reportEvents.calendarOpened({ side }))}
        onClose={() => dispatch(reportEvents.calendarClosed({ side }))}
        onChange={(changed, { source }) => {
          const day = fromPickerDay(changed);
          const isPicked = source === 'view' && day !== null;
          dispatch(
            isPicked
              ? reportEvents.dayPicked({ side, day, range })
              : reportEvents.dayTyped({ side, day }),
          );
        }}
        slotProps={{
          layout: { sx: largeDays },
          textField: {
            fullWidth: true,
            error: isInvalid,
            helperText: isInvalid ? km.common.invalidDate : undefined,
          },
        }}
      />
    </Picker>
  );
}
