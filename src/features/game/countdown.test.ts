import {
  countdownAfterPush,
  countdownOfNextRound,
  endedCountdown,
  isCountingDownAt,
  msToNextSecond,
  noCountdown,
  secondsLeftAt,
} from './countdown';
import type { Countdown } from './countdown';

type Push = [seconds: number, arrivedAt: number];

/** The countdown after pushes of `[seconds, arrival in milliseconds]`. */
function afterPushes(...pushes: Push[]): Countdown {
  return pushes.reduce(
    (countdown, [seconds, now]) => countdownAfterPush(countdown, seconds, now),
    noCountdown,
  );
}

describe('secondsLeftAt', () => {
  it('[3.18] is 0 while nothing was pushed', () => {
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
  ])('counts on without pushes: at %d ms there are %d', (now, seconds) => {
    expect(secondsLeftAt(afterPushes([30, 10_000]), now)).toBe(seconds);
  });
});

describe('countdownAfterPush', () => {
  it('adds no time for one late push that comes twice', () => {
    expect(afterPushes([30, 0], [29, 4000], [29, 4001], [29, 5000]).deadline).toBe(30_000);
  });

  it('ignores a push that a later one has overtaken', () => {
    const before = afterPushes([10, 0], [9, 1000]);
    expect(countdownAfterPush(before, 10, 1300)).toBe(before);
    expect(countdownAfterPush(before, 9, 1500)).toBe(before);
  });
});

describe('a round that is over', () => {
  const over = afterPushes([2, 0], [1, 1000], [0, 2000]);

  it('[4.10] shows 0, whatever is pushed', () => {
    const after = countdownAfterPush(countdownAfterPush(over, 60, 3000), 59, 4000);
    expect(secondsLeftAt(after, 4000)).toBe(0);
    expect(msToNextSecond(after, 4000)).toBeNull();
  });

  it('hands a push that came before the start on to the next round, but none of a break', () => {
    expect(countdownOfNextRound(countdownAfterPush(over, 6, 3000)).deadline).toBe(9000);
    expect(countdownOfNextRound(countdownAfterPush(over, 5, 3000))).toBe(noCountdown);
  });
});

describe('msToNextSecond', () => {
  it.each([
    [0, 1000],
    [1, 999],
    [999, 1],
    [1000, 1000],
    [1999.75, 0.25],
  ])('returns, at %d ms, %d ms', (now, wait) => {
    expect(msToNextSecond(afterPushes([2, 0]), now)).toBe(wait);
  });

  it('returns null once the countdown has ended', () => {
    expect(msToNextSecond(afterPushes([2, 0]), 2000)).toBeNull();
    expect(msToNextSecond(noCountdown, 0)).toBeNull();
  });
});

describe('a push', () => {
  it.each<[string, number | null, number | null, number | null, ...Push[]]>([
    ['sets the close if it is the first', 31_000, null, 30, [30, 1000]],
    ['says nothing new if it comes again within 2 s', 30_000, null, 30, [30, 0], [30, 2000]],
    ['may be of a later close if it comes again later', 30_000, 32_001, 30, [30, 0], [30, 2001]],
    ['claims a later close', 30_000, 30_400, 29, [30, 0], [29, 1400]],
    ['confirms one up to 850 ms later', 30_400, 31_250, 28, [30, 0], [29, 1400], [28, 3250]],
    ['replaces one that is earlier', 30_000, 31_251, 28, [30, 0], [29, 1400], [28, 3251]],
    ['confirms one up to 350 ms earlier', 30_050, null, 28, [30, 0], [29, 1400], [28, 2050]],
    ['replaces one that is later', 30_000, 30_049, 28, [30, 0], [29, 1400], [28, 2049]],
    ['tolerates more after more seconds', 30_400, 31_700, 19, [30, 0], [29, 1400], [19, 12_700]],
    ['of 0 only brings a far close nearer', 27_999, 30_000, 0, [30, 0], [0, 27_999]],
    ['of 5 remembers the close that it brings nearer', 27_999, 30_000, 5, [30, 0], [5, 22_999]],
    ['of 5 has nothing to remember within 2 s', 28_000, null, 5, [30, 0], [5, 23_000]],
    ['of 4 keeps what a 5 remembered', 27_999, 30_000, 4, [30, 0], [5, 22_999], [4, 23_999]],
    ['of 0 ends no round that a 5 cut', 27_999, 30_000, 0, [30, 0], [5, 22_999], [0, 27_999]],
    ['of 6 is believed at once', 16_000, null, 6, [30, 0], [6, 10_000]],
  ])('%s', (_, deadline, claimed, pushed, ...pushes) => {
    expect(afterPushes(...pushes)).toEqual({ deadline, claimed, pushed, isOver: false });
  });

  it('of 0 ends a round that is due within two seconds, or that had no other push', () => {
    expect(afterPushes([30, 0], [0, 28_000])).toEqual(endedCountdown);
    expect(afterPushes([30, 0], [29, 1400], [0, 28_100])).toEqual(endedCountdown);
    expect(afterPushes([0, 500])).toEqual(endedCountdown);
  });
});

it('isCountingDownAt is true from the first push to the close of a round that is not over', () => {
  const running = afterPushes([2, 0]);
  expect(isCountingDownAt(noCountdown, 0)).toBe(false);
  expect(isCountingDownAt(running, 1999)).toBe(true);
  expect(isCountingDownAt(running, 2000)).toBe(false);
  expect(isCountingDownAt({ ...running, isOver: true }, 1999)).toBe(false);
});
