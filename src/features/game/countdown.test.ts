import * as fc from 'fast-check';
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

  it('never moves the close away, however steadily pushes come late', () => {
    const creeping = Array.from({ length: 31 }, (_, second): [number, number] => [
      30 - second,
      second * 1400,
    ]);
    for (let count = 1; count <= creeping.length; count += 1) {
      expect(afterPushes(...creeping.slice(0, count)).deadline).toBe(30_000);
    }
  });

  it('of a higher value begins anew where the countdown has run out', () => {
    expect(secondsLeftAt(afterPushes([1, 0], [60, 20_000]), 20_000)).toBe(60);
  });

  it('of a higher value begins anew in mid-countdown where the next one agrees', () => {
    const once = afterPushes([30, 0], [600, 1000]);
    expect(secondsLeftAt(once, 1000)).toBe(29);
    expect(secondsLeftAt(countdownAfterPush(once, 599, 2000), 2000)).toBe(599);
    expect(secondsLeftAt(countdownAfterPush(once, 599, 2501), 2501)).toBe(28);
  });

  it('that is an old one come again changes nothing', () => {
    const after = afterPushes([30, 0], [29, 1000], [40, 1500], [39, 1500], [28, 2000]);
    expect(after.deadline).toBe(30_000);
  });

  it('that was too low is made up for by those that agree against it', () => {
    const after = afterPushes([30, 0], [3, 500], [29, 1000], [28, 2000]);
    expect(secondsLeftAt(after, 2000)).toBe(28);
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

describe('whatever the line does to the pushes of a round', () => {
  /** Each push of a round of 60 seconds: how late it is, whether it is lost, whether it comes twice. */
  const line = fc.array(
    fc.record({ late: fc.nat(90_000), isLost: fc.boolean(), isTwice: fc.boolean() }),
    { minLength: 61, maxLength: 61 },
  );

  it('no more is shown than is left, at any moment', () => {
    fc.assert(
      fc.property(line, fc.nat(120_000), (pushes, moment) => {
        let arrival = 0;
        const arrivals = pushes.flatMap(({ late, isLost, isTwice }, second): [number, number][] => {
          if (isLost) return [];
          // In order, as on one socket.
          arrival = Math.max(arrival, second * 1000 + late);
          return Array<[number, number]>(isTwice ? 2 : 1).fill([60 - second, arrival]);
        });
        const known = arrivals.filter(([, at]) => at <= moment);
        if (known.length === 0) return;
        const leastLate = Math.min(...known.map(([seconds, at]) => at + seconds * 1000)) - 60_000;
        const left = Math.max(0, Math.ceil((60_000 - moment) / 1000));
        const shown = secondsLeftAt(afterPushes(...known), moment);
        // Nobody can know more than the push that was least late tells.
        expect(shown).toBeLessThanOrEqual(left + Math.ceil(leastLate / 1000));
        expect(shown).toBe(Math.max(0, Math.ceil((60_000 + leastLate - moment) / 1000)));
      }),
      { numRuns: 500 },
    );
  });

  it('one push in time is enough for the rest of the round', () => {
    fc.assert(
      fc.property(line, fc.nat(60), (pushes, inTime) => {
        let arrival = inTime * 1000;
        let countdown = afterPushes([60 - inTime, arrival]);
        for (const [index, { late }] of pushes.slice(inTime + 1).entries()) {
          const second = inTime + 1 + index;
          arrival = Math.max(arrival, second * 1000 + late);
          countdown = countdownAfterPush(countdown, 60 - second, arrival);
          expect(countdown.deadline).toBe(60_000);
        }
      }),
      { numRuns: 500 },
    );
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
