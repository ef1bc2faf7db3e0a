import { countdownAfterPush, endedCountdown, isCountingDownAt, noCountdown } from './countdown';
import type { Countdown } from './countdown';

type Push = [seconds: number, arrivedAt: number];

/** The countdown after pushes of `[seconds, arrival in milliseconds]`. */
function afterPushes(...pushes: Push[]): Countdown {
  return pushes.reduce(
    (countdown, [seconds, now]) => countdownAfterPush(countdown, seconds, now),
    noCountdown,
  );
}

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
