import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { PickersTimezone } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import 'dayjs/locale/km';
import { km } from '../../i18n/km';
import type { Day } from '../../lib/dates';

/**
 * A calendar for the date pickers whose today is the one given. The pickers would ask the player's
 * machine, whose zone may be on another day than Phnom Penh.
 */
export function makeCalendar(today: Day): typeof AdapterDayjs {
  return class PhnomPenhCalendar extends AdapterDayjs {
    constructor(options?: ConstructorParameters<typeof AdapterDayjs>[0]) {
      super(options);
      const dateOf = this.date;
      const dateOrToday = (value?: string | null, timezone?: PickersTimezone) =>
        dateOf(value === undefined ? today : value, timezone);
      // The adapter's own type says for each kind of value which kind of date it makes of it.
      this.date = dateOrToday as unknown as typeof dateOf;
    }
  };
}

/** A day as the pickers hold it; their invalid date where there is none. */
export function toPickerDay(day: Day | null): Dayjs {
  return dayjs(day ?? Number.NaN);
}

/** What the pickers hold as a day; an empty or half-filled field is none. */
export function fromPickerDay(value: Dayjs | null): Day | null {
  return value?.isValid() && value.year() >= 1970 && value.year() <= 9999
    ? value.format('YYYY-MM-DD')
    : null;
}

/** What the date pickers say, in place of their English defaults. */
export const pickerWords = {
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
  todayButtonLabel: km.report.today,
  clearButtonLabel: km.common.clear,
  fieldClearLabel: km.common.clear,
  day: km.report.day,
  month: km.report.month,
  year: km.report.year,
  empty: km.report.emptyPart,
};
