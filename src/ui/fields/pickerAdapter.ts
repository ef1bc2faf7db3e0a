import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { PickersTimezone } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { km } from '../../i18n/km';
import type { Day } from '../../domain/dates';

/** In the adapter, in place of `dayjs/locale/km`, whose words are not reviewed. */
export const calendarLocale = 'km';

dayjs.locale(
  {
    name: calendarLocale,
    months: [...km.report.months],
    monthsShort: [...km.report.months],
    weekdays: [...km.report.weekdays],
    weekdaysShort: [...km.report.weekdaysShort],
    weekdaysMin: [...km.report.weekdaysShort],
    // Monday.
    weekStart: 1,
    formats: { L: 'DD-MM-YYYY', LL: 'D MMMM YYYY' },
    relativeTime: {},
  },
  undefined,
  // The app's other dates keep their locale.
  true,
);

/**
 * A Day.js adapter that asks for today each time. The pickers' own asks the player's machine, whose
 * zone may be on another day than Phnom Penh. A new adapter for a new day would close a calendar and take the
 * focus from a date that is being typed.
 */
export function makeCalendar(today: () => Day): typeof AdapterDayjs {
  return class PhnomPenhCalendar extends AdapterDayjs {
    constructor(options?: ConstructorParameters<typeof AdapterDayjs>[0]) {
      super(options);
      const dateOf = this.date;
      const dateOrToday = (value?: string | null, timezone?: PickersTimezone) =>
        dateOf(value === undefined ? today() : value, timezone);
      // The adapter's type has an overload for each kind of value.
      this.date = dateOrToday as unknown as typeof dateOf;
    }
  };
}

/** A day as the pickers hold it; an invalid date for null. */
export function toPickerDay(day: Day | null): Dayjs {
  return dayjs(day ?? Number.NaN);
}

/** The day that a picker holds; null for an empty or half-filled field. */
export function fromPickerDay(value: Dayjs | null): Day | null {
  return value?.isValid() && value.year() >= 1970 && value.year() <= 9999
    ? value.format('YYYY-MM-DD')
    : null;
}

/** The texts of the date pickers, in place of their English defaults. */
export const pickerText = {
  previousMonth: km.report.previousMonth,
  nextMonth: km.report.nextMonth,
  calendarViewSwitchingButtonAriaLabel: (view: string) =>
    view === 'year' ? km.report.day : km.report.year,
  datePickerToolbarTitle: km.report.chooseDate,
  dateTableLabel: km.report.chooseDate,
  openDatePickerDialogue: (date: string | null) =>
    date === null ? km.report.chooseDate : km.report.chosenDate(date),
  cancelButtonLabel: km.common.cancel,
  okButtonLabel: km.common.confirm,
  day: km.report.day,
  month: km.report.month,
  year: km.report.year,
  empty: km.report.emptyPart,
};
