import { countdownAfterPush, msToNextSecond, noCountdown, secondsLeftAt } from './countdown';
import type { Countdown } from './countdown';

/** The countdown after pushes of `[seconds, arrival in milliseconds]`. */
function afterPushes(...pushes: [number, number][]): Countdown {
  return pushes.reduce(
    (countdown, [seconds, now]) => countdownAfterPush(countdown, seconds, now),
    noCountdown,
  );
}

describe('the seconds left', () => {
  it('are 0 while nothing was pushed', () => {
    expect(secondsLeftAt(noCountdown, 123)).toBe(0);
  });

  it.each([
    [10_000, 30],
    [10_001, 30],
    [11_000, 29],
    [39_000, 1],
    [39_999, 1],
    [40_000, 0],
    [5_000_000, 0],
  ])('count on without pushes: at %d ms there are %d', (now, seconds) => {
    expect(secondsLeftAt(afterPushes([30, 10_000]), now)).toBe(seconds);
  });

  it('are whole where the push was not', () => {
    expect(secondsLeftAt(afterPushes([4.2, 0]), 0)).toBe(5);
    expect(secondsLeftAt(afterPushes([4.2, 0]), 200)).toBe(4);
  });
});

describe('a push', () => {
  it('brings the close nearer at once', () => {
    expect(secondsLeftAt(afterPushes([30, 0], [10, 1000]), 1000)).toBe(10);
  });

  it('that comes late does not lengthen the countdown', () => {
    expect(secondsLeftAt(afterPushes([30, 0], [29, 4000]), 4000)).toBe(26);
  });

  it('that the next one agrees with lengthens it', () => {
    const after = afterPushes([30, 0], [29, 4000], [28, 5000]);
    expect(secondsLeftAt(after, 5000)).toBe(28);
  });

  it('agrees with another one within half a second only', () => {
    const apart = (ms: number) => afterPushes([30, 0], [29, 4000], [28, 5000 + ms]);
    expect(secondsLeftAt(apart(500), 5500)).toBe(28);
    expect(secondsLeftAt(apart(501), 5501)).toBe(25);
  });

  it('of a higher value begins anew', () => {
    expect(secondsLeftAt(afterPushes([1, 0], [60, 20_000]), 20_000)).toBe(60);
  });

  it('of 0 closes', () => {
    expect(secondsLeftAt(afterPushes([6, 0], [0, 500]), 500)).toBe(0);
  });
});

describe('a burst of late pushes', () => {
  const before = afterPushes([40, 0]);
  const late = [39, 38, 37, 36, 35, 34, 33, 32, 31, 30, 29, 28, 27, 26, 25];

  it('never shows more time than is left', () => {
    late.reduce((countdown, seconds, index) => {
      const now = 15_000 + index;
      const after = countdownAfterPush(countdown, seconds, now);
      expect(secondsLeftAt(after, now)).toBeLessThanOrEqual(Math.ceil((40_000 - now) / 1000));
      return after;
    }, before);
  });

  it('never shows more time because a push is repeated in it', () => {
    const after = late
      .flatMap((seconds) => [seconds, seconds])
      .reduce((countdown, seconds) => countdownAfterPush(countdown, seconds, 15_000), before);
    expect(secondsLeftAt(after, 15_000)).toBe(25);
  });

  it('leaves a countdown that the next push in time agrees with', () => {
    const after = late.reduce((one, seconds) => countdownAfterPush(one, seconds, 15_000), before);
    expect(secondsLeftAt(countdownAfterPush(after, 24, 16_000), 16_000)).toBe(24);
  });
});

describe('the wait for the next second', () => {
  it.each([
    [0, 1000],
    [1, 999],
    [999, 1],
    [1000, 1000],
    [1999.75, 0.25],
  ])('at %d ms is %d ms', (now, wait) => {
    expect(msToNextSecond(afterPushes([2, 0]), now)).toBe(wait);
  });

  it('ends with the countdown', () => {
    expect(msToNextSecond(afterPushes([2, 0]), 2000)).toBeNull();
    expect(msToNextSecond(noCountdown, 0)).toBeNull();
  });
});
