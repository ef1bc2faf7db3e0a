import { locationChanged } from '../../store/navigationSlice';
import {
  reportEvents,
  reportReducer,
  selectChosenRange,
  selectHasInvalidDay,
  selectOpenCalendar,
} from './reportSlice';

const range = { startDate: '2026-11-10', endDate: '2026-11-20' };
const { choiceDiscarded, calendarClosed, calendarOpened, dayTyped, fieldLeft, dayPicked } =
  reportEvents;

function after(...events: Parameters<typeof reportReducer>[1][]) {
  const report = events.reduce(reportReducer, reportReducer(undefined, choiceDiscarded()));
  return {
    chosen: selectChosenRange({ report }),
    hasInvalid: selectHasInvalidDay({ report }),
    openCalendar: selectOpenCalendar({ report }),
    report,
  };
}

describe('a day picked in the calendar', () => {
  it.each([
    ['startDate', '2026-11-20'],
    ['startDate', '2026-01-01'],
    ['endDate', '2026-11-10'],
    ['endDate', '2026-12-31'],
  ] as const)('changes the chosen range: %s %s', (side, day) => {
    expect(after(dayPicked({ side, day, range })).chosen).toEqual({ ...range, [side]: day });
  });

  it.each([
    ['startDate', '2026-11-21', 'endDate', '2026-11-30'],
    ['endDate', '2026-11-09', 'startDate', '2026-11-01'],
  ] as const)(
    '[5.6] is ignored if start would be after end: %s %s',
    (side, day, other, fitting) => {
      const ignored = dayPicked({ side, day, range });
      const taken = dayPicked({ side: other, day: fitting, range });
      expect(after(ignored).chosen).toBeNull();
      expect(after(ignored, taken).chosen).toEqual({ ...range, [other]: fitting });
    },
  );
});

describe('a day typed in a field', () => {
  const twoKeys = [
    dayTyped({ side: 'endDate', day: '2026-11-02' }),
    dayTyped({ side: 'endDate', day: '2026-11-25' }),
  ];

  it('is applied when the focus leaves, so that 25 can be typed by way of 2', () => {
    expect(after(...twoKeys).chosen).toBeNull();
    const { chosen } = after(...twoKeys, fieldLeft({ side: 'endDate', range }));
    expect(chosen).toEqual({ ...range, endDate: '2026-11-25' });
  });

  it('changes nothing if only the focus came and left', () => {
    const left = fieldLeft({ side: 'startDate', range });
    const picked = dayPicked({ side: 'endDate', day: '2026-11-25', range });
    expect(after(left).chosen).toBeNull();
    expect(after(picked, left).chosen).toEqual({ ...range, endDate: '2026-11-25' });
  });

  it('is dropped if start would be after end', () => {
    const typed = dayTyped({ side: 'startDate', day: '2026-11-21' });
    expect(after(typed).report.typed.startDate).toEqual({ day: '2026-11-21' });
    const { chosen, report } = after(typed, fieldLeft({ side: 'startDate', range }));
    expect(chosen).toBeNull();
    expect(report.typed.startDate).toBeNull();
  });

  it('stays in the field while it is no day', () => {
    const typed = dayTyped({ side: 'startDate', day: null });
    const left = fieldLeft({ side: 'startDate', range });
    expect(after(typed, left)).toMatchObject({ chosen: null, hasInvalid: true });
    const corrected = dayTyped({ side: 'startDate', day: '2026-11-11' });
    expect(after(typed, left, corrected, left)).toMatchObject({
      chosen: { ...range, startDate: '2026-11-11' },
      hasInvalid: false,
    });
  });
});

describe('the calendar of a picker', () => {
  const open = calendarOpened({ side: 'endDate' });

  it('closes, and does not close the other one, which may have opened first', () => {
    expect(after(open, calendarClosed({ side: 'endDate' })).openCalendar).toBeNull();
    expect(after(open, calendarClosed({ side: 'startDate' })).openCalendar).toBe('endDate');
  });
});

describe('a new address', () => {
  const edits = [
    dayPicked({ side: 'endDate', day: '2026-11-25', range }),
    dayTyped({ side: 'startDate', day: null }),
    calendarOpened({ side: 'endDate' }),
  ];
  const search = '?start_date=2026-11-01&end_date=2026-11-02';

  it('discards what is chosen, typed and open if it has a range', () => {
    const { report } = after(...edits, locationChanged({ pathname: '/report', search }));
    expect(after(...edits).chosen).not.toBeNull();
    expect(report).toEqual(reportReducer(undefined, choiceDiscarded()));
  });

  it('keeps the choice if it belongs to another screen, since the report is still shown', () => {
    const { chosen, hasInvalid } = after(...edits, locationChanged({ pathname: '/', search }));
    expect(chosen).toEqual({ ...range, endDate: '2026-11-25' });
    expect(hasInvalid).toBe(true);
  });
});
