import { km } from '../../i18n/km';
import { calendarLocale, makeCalendar, toPickerDay } from './pickerAdapter';

const calendar = new (makeCalendar(() => '2026-11-20'))({ locale: calendarLocale });
const sunday = toPickerDay('2026-11-22');

it('the calendar has its words from the reviewed table', () => {
  expect(calendar.format(sunday, 'month')).toBe(km.report.months[10]);
  expect(calendar.format(sunday, 'weekday')).toBe(km.report.weekdays[0]);
  expect(calendar.format(sunday, 'weekdayShort')).toBe(km.report.weekdaysShort[0]);
  expect(calendar.format(sunday, 'fullDate')).toBe(`22 ${km.report.months[10]} 2026`);
});

it('a week of the calendar begins on Monday', () => {
  const weeks = calendar.getWeekArray(sunday);
  expect(weeks[0]?.[0]?.format('YYYY-MM-DD')).toBe('2026-10-26');
});
