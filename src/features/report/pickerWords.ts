import { km } from '../../i18n/km';

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
