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

  it('rounds up a push that is not whole', () => {
    expect(secondsLeftAt(afterPushes([4.2, 0]), 0)).toBe(5);
    expect(secondsLeftAt(afterPushes([4.2, 0]), 200)).toBe(4);
  });

  it('is right after a page was paused, before the first push', () => {
    expect(secondsLeftAt(afterPushes([30, 0], [29, 1000]), 26_000)).toBe(4);
  });
});

describe('countdownAfterPush', () => {
  it('[4.10] brings the close nearer with one push', () => {
    expect(secondsLeftAt(afterPushes([30, 0], [10, 1000]), 1000)).toBe(10);
  });

  it('[4.10] adds no time for one late push', () => {
    expect(secondsLeftAt(afterPushes([30, 0], [29, 4000]), 4000)).toBe(26);
    expect(afterPushes([30, 0], [29, 4000], [28, 2000 + 2001]).deadline).toBe(30_000);
  });

  it('adds no time for one late push that comes twice', () => {
    expect(afterPushes([30, 0], [29, 4000], [29, 4001], [29, 5000]).deadline).toBe(30_000);
  });

  it('[4.10] moves the close later if two pushes in a row agree', () => {
    expect(afterPushes([30, 0], [29, 1400], [28, 2400]).deadline).toBe(30_400);
    expect(afterPushes([30, 0], [29, 1600], [28, 2400]).deadline).toBe(30_400);
  });

  it('follows a server whose seconds are longer than ours', () => {
    const pushes = Array.from({ length: 56 }, (_, second): Push => [60 - second, second * 1050]);
    const after = afterPushes(...pushes);
    expect(secondsLeftAt(after, 55 * 1050)).toBe(5);
  });

  it('makes up for a push that was too low with the next two', () => {
    const tooLow = afterPushes([30, 0], [3, 500]);
    expect(secondsLeftAt(tooLow, 500)).toBe(3);
    expect(secondsLeftAt(countdownAfterPush(tooLow, 29, 1000), 1000)).toBe(3);
    expect(secondsLeftAt(afterPushes([30, 0], [3, 500], [29, 1000], [28, 2000]), 2000)).toBe(28);
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
    expect(over.isOver).toBe(true);
    const after = countdownAfterPush(countdownAfterPush(over, 60, 3000), 59, 4000);
    expect(secondsLeftAt(after, 4000)).toBe(0);
    expect(msToNextSecond(after, 4000)).toBeNull();
  });

  it('hands a push that came before the start on to the next round', () => {
    const next = countdownOfNextRound(countdownAfterPush(over, 60, 3000));
    expect(secondsLeftAt(next, 4000)).toBe(59);
  });

  it('hands nothing on if 0 is repeated until the next round starts', () => {
    const resting = [3000, 4000, 5000].reduce((one, at) => countdownAfterPush(one, 0, at), over);
    expect(countdownOfNextRound(resting)).toEqual(noCountdown);
  });

  it('begins the next round without the deadline of a round that was not over', () => {
    expect(countdownOfNextRound(afterPushes([30, 0], [29, 9000]))).toEqual(noCountdown);
  });

  it('reopens after a 0 in the middle of it, which the next two pushes correct', () => {
    const stray = afterPushes([30, 0], [0, 1500]);
    expect(secondsLeftAt(stray, 1500)).toBe(0);
    expect(secondsLeftAt(afterPushes([30, 0], [0, 1500], [28, 2000], [27, 3000]), 3000)).toBe(27);
  });

  it('takes the first push of the next round at once', () => {
    const next = countdownOfNextRound(endedCountdown);
    expect(secondsLeftAt(countdownAfterPush(next, 60, 9000), 9000)).toBe(60);
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
    expect(msToNextSecond(afterPushes([2, 0]), 1999)).toBe(1);
    expect(msToNextSecond(afterPushes([2, 0]), 2000)).toBeNull();
    expect(msToNextSecond(noCountdown, 0)).toBeNull();
  });
});

describe('a push', () => {
  const open = { claimed: null, isOver: false };

  it.each<[string, Push[], Countdown]>([
    ['sets the close if it is the first', [[30, 1000]], { ...open, deadline: 31_000, pushed: 30 }],
    [
      'says nothing new if it is repeated within two seconds',
      [
        [30, 0],
        [30, 2000],
      ],
      { ...open, deadline: 30_000, pushed: 30 },
    ],
    [
      'may be of a later close if it is repeated after more',
      [
        [30, 0],
        [30, 2001],
      ],
      { ...open, deadline: 30_000, claimed: 32_001, pushed: 30 },
    ],
    [
      'claims a later close',
      [
        [30, 0],
        [29, 1400],
      ],
      { ...open, deadline: 30_000, claimed: 30_400, pushed: 29 },
    ],
    [
      'confirms it if it is at most 850 ms later, a second lower',
      [
        [30, 0],
        [29, 1400],
        [28, 3250],
      ],
      { ...open, deadline: 30_400, claimed: 31_250, pushed: 28 },
    ],
    [
      'replaces it if it is later than that',
      [
        [30, 0],
        [29, 1400],
        [28, 3251],
      ],
      { ...open, deadline: 30_000, claimed: 31_251, pushed: 28 },
    ],
    [
      'confirms the earlier of both if it is at most 350 ms earlier, a second lower',
      [
        [30, 0],
        [29, 1400],
        [28, 2050],
      ],
      { ...open, deadline: 30_050, pushed: 28 },
    ],
    [
      'replaces it if it is earlier than that',
      [
        [30, 0],
        [29, 1400],
        [28, 2049],
      ],
      { ...open, deadline: 30_000, claimed: 30_049, pushed: 28 },
    ],
    [
      'confirms it with more tolerance the more seconds were counted',
      [
        [30, 0],
        [29, 1400],
        [19, 12_700],
      ],
      { ...open, deadline: 30_400, claimed: 31_700, pushed: 19 },
    ],
    [
      'of 0 ends a round that is due within two seconds',
      [
        [30, 0],
        [0, 28_000],
      ],
      endedCountdown,
    ],
    [
      'of 0 before that only brings the close nearer',
      [
        [30, 0],
        [0, 27_999],
      ],
      { ...open, deadline: 27_999, pushed: 0 },
    ],
    ['of 0 before any other ends a round', [[0, 500]], endedCountdown],
  ])('%s', (_, pushes, countdown) => {
    expect(afterPushes(...pushes)).toEqual(countdown);
  });
});

describe('isCountingDownAt', () => {
  it('is true from the first push to the close of a round that is not over', () => {
    const running = afterPushes([2, 0]);
    expect(isCountingDownAt(noCountdown, 0)).toBe(false);
    expect(isCountingDownAt(running, 1999)).toBe(true);
    expect(isCountingDownAt(running, 2000)).toBe(false);
    expect(isCountingDownAt({ ...running, isOver: true }, 1999)).toBe(false);
  });
});
