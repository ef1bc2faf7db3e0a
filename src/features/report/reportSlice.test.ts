import { reportEvents, reportReducer, selectChosenRange, selectHasInvalidDay } from './reportSlice';

const shown = { startDate: '2026-11-10', endDate: '2026-11-20' };
const { rangeShown, dayTyped, fieldLeft, dayPicked } = reportEvents;

function after(...events: Parameters<typeof reportReducer>[1][]) {
  const report = events.reduce(reportReducer, reportReducer(undefined, rangeShown(shown)));
  return {
    chosen: selectChosenRange({ report }),
    hasInvalid: selectHasInvalidDay({ report }),
    report,
  };
}

describe('a day picked in the calendar', () => {
  it.each([
    ['startDate', '2026-11-20'],
    ['startDate', '2026-01-01'],
    ['endDate', '2026-11-10'],
    ['endDate', '2026-12-31'],
  ] as const)('is taken: %s %s', (side, day) => {
    expect(after(dayPicked({ side, day })).chosen).toEqual({ ...shown, [side]: day });
  });

  it.each([
    ['startDate', '2026-11-21'],
    ['endDate', '2026-11-09'],
  ] as const)('is silently ignored where it turns the range round: %s %s', (side, day) => {
    expect(after(dayPicked({ side, day })).chosen).toEqual(shown);
  });
});

describe('a day typed in a field', () => {
  const twoPresses = [
    dayTyped({ side: 'endDate', day: '2026-11-02' }),
    dayTyped({ side: 'endDate', day: '2026-11-25' }),
  ];

  it('is judged when the field is left, so that 25 can be typed by way of 2', () => {
    expect(after(...twoPresses).chosen).toEqual(shown);
    expect(after(...twoPresses, fieldLeft({ side: 'endDate' })).chosen).toEqual({
      ...shown,
      endDate: '2026-11-25',
    });
  });

  it('is silently ignored where it turns the range round', () => {
    const typed = dayTyped({ side: 'startDate', day: '2026-11-21' });
    const { chosen, report } = after(typed, fieldLeft({ side: 'startDate' }));
    expect(chosen).toEqual(shown);
    expect(report.typed.startDate).toBeNull();
  });

  it('stays in the field where it is no day, until it is mended', () => {
    const typed = dayTyped({ side: 'startDate', day: null });
    const left = fieldLeft({ side: 'startDate' });
    expect(after(typed, left)).toMatchObject({ chosen: shown, hasInvalid: true });
    const mended = dayTyped({ side: 'startDate', day: '2026-11-11' });
    expect(after(typed, left, mended, left)).toMatchObject({
      chosen: { ...shown, startDate: '2026-11-11' },
      hasInvalid: false,
    });
  });

  it('is forgotten when the address names a range', () => {
    const typed = dayTyped({ side: 'startDate', day: null });
    expect(after(typed, rangeShown(shown)).hasInvalid).toBe(false);
  });
});
