import fc from 'fast-check';
import { countedAbsenceMs, isNoteDue, longestAbsenceMs, noteIntervals, sittingAt } from './sitting';

const minute = 60_000;
const begun = (at: number) => sittingAt(null, at);

describe('a sitting', () => {
  it('begins when the player is first seen', () => {
    expect(begun(5)).toEqual({ since: 5, notedAt: 5, before: null, isStartUnknown: false });
  });

  it('counts an absence of five minutes and leaves out a longer one', () => {
    const sitting = { ...begun(0), notedAt: 2 };
    expect(sittingAt({ sitting, seenAt: minute }, minute + countedAbsenceMs)).toBe(sitting);
    const longer = countedAbsenceMs + 1;
    expect(sittingAt({ sitting, seenAt: minute }, minute + longer)).toEqual({
      ...sitting,
      since: longer,
      notedAt: 2 + longer,
    });
  });

  it('goes on after an absence of half an hour, and begins again after a longer one', () => {
    const sitting = { ...begun(0), before: { newestBetAt: 7 } };
    const last = { sitting, seenAt: 0 };
    expect(sittingAt(last, longestAbsenceMs).before).toEqual({ newestBetAt: 7 });
    expect(sittingAt(last, longestAbsenceMs + 1)).toEqual(begun(longestAbsenceMs + 1));
  });

  it('keeps the time played if the machine’s clock was set back', () => {
    const now = 100 * minute;
    const sitting = { ...begun(now - 20 * minute), notedAt: now - 5 * minute };
    const setBack = sittingAt({ sitting, seenAt: now }, now - 60 * minute);
    expect(now - 60 * minute - setBack.since).toBe(20 * minute);
    expect(now - 60 * minute - setBack.notedAt).toBe(5 * minute);
  });

  it('has lasted as long as all absences that count, however often it is measured', () => {
    const absences = fc.array(fc.integer({ min: 0, max: longestAbsenceMs }), { maxLength: 20 });
    fc.assert(
      fc.property(absences, (list) => {
        let now = 1000;
        let played = 0;
        let sitting = begun(now);
        for (const absence of list) {
          sitting = sittingAt({ sitting, seenAt: now }, now + absence);
          now += absence;
          if (absence <= countedAbsenceMs) played += absence;
        }
        expect(now - sitting.since).toBe(played);
        expect(sitting.notedAt).toBe(sitting.since);
      }),
    );
  });
});

describe('a note', () => {
  it.each(noteIntervals.filter((one) => one !== 0))('is due after %d minutes', (interval) => {
    expect(isNoteDue(begun(0), interval, interval * minute - 1)).toBe(false);
    expect(isNoteDue(begun(0), interval, interval * minute)).toBe(true);
  });

  it('is never due without an interval', () => {
    expect(isNoteDue(begun(0), 0, 1000 * minute)).toBe(false);
    expect(isNoteDue(begun(0), 60, 1000 * minute)).toBe(true);
  });
});
