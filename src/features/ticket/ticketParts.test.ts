import { linesInTime } from './ticketTotals';

describe('linesInTime', () => {
  it('counts the seconds before betting closes', () => {
    expect(linesInTime(30, 500)).toBe(50);
    expect(linesInTime(6, 1500)).toBe(0);
    expect(linesInTime(5, 100)).toBe(0);
    expect(linesInTime(0, 100)).toBe(0);
  });

  it('is 999 at most, however fast the connection is', () => {
    expect(linesInTime(30, 25)).toBe(999);
    expect(linesInTime(30, 26)).toBe(961);
    expect(linesInTime(5.5, 0)).toBe(500);
  });

  it('is unknown while the delay is', () => {
    expect(linesInTime(30, null)).toBeNull();
  });
});
