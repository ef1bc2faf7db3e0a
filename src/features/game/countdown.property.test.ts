import * as fc from 'fast-check';
import { closedAtSeconds } from '../../config/bettingRules';
import { countdownAfterPush, noCountdown, secondsLeftAt } from './countdown';
import type { Countdown } from './countdown';

const roundSeconds = 60;
const jitterMs = 800;

interface Push {
  seconds: number;
  at: number;
}

/** A server's round of 60 of its seconds, in our milliseconds. */
class ServerRound {
  constructor(
    /** Our milliseconds in one second of the server. */
    readonly secondMs: number,
  ) {}

  /** When the server has `seconds` left. */
  timeOf(seconds: number): number {
    return (roundSeconds - seconds) * this.secondMs;
  }

  /** The server's seconds that are left at `now`, not rounded. */
  leftAt(now: number): number {
    return Math.max(0, roundSeconds - now / this.secondMs);
  }
}

/** Up to 5 % slow or fast. */
const rounds = fc.double({ min: 950, max: 1050, noNaN: true }).map((ms) => new ServerRound(ms));
const lateness = fc.oneof(
  fc.constantFrom(0, jitterMs),
  fc.double({ min: 0, max: jitterMs, noNaN: true }),
);

/** How one push fares: how late it is, and whether it is lost. */
const fares = (count: number) =>
  fc.array(fc.record({ late: lateness, isLost: fc.boolean() }), {
    minLength: count,
    maxLength: count,
  });

const byArrival = (one: Push, other: Push) => one.at - other.at;

/** The countdown after each push, oldest first, with the time until the next one. */
function played(pushes: Push[]): { countdown: Countdown; from: number; to: number }[] {
  let countdown = noCountdown;
  return [...pushes].sort(byArrival).map(({ seconds, at }, index, sorted) => {
    countdown = countdownAfterPush(countdown, seconds, at);
    return { countdown, from: at, to: sorted[index + 1]?.at ?? Infinity };
  });
}

/** Some instants between the first push and the server's close. */
function instants(round: ServerRound, pushes: Push[]): { now: number; countdown: Countdown }[] {
  return played(pushes).flatMap(({ countdown, from, to }) => {
    const end = Math.min(to, round.timeOf(0));
    const steps = [from, (from + end) / 2, end - 1];
    return steps.filter((now) => now >= from && now < end).map((now) => ({ now, countdown }));
  });
}

/** The faults of the shown seconds, at each instant at which they change. */
function untruths(round: ServerRound, pushes: Push[]): object[] {
  return instants(round, pushes).flatMap(({ now, countdown }) => {
    const left = round.leftAt(now);
    const shown = secondsLeftAt(countdown, now);
    const isOpen = shown > closedAtSeconds;
    // Betting closes within one second of the server's close.
    const isWrong =
      Math.abs(shown - Math.ceil(left)) > 1 ||
      (left > closedAtSeconds + 1 && !isOpen) ||
      (left <= closedAtSeconds - 1 && isOpen);
    return isWrong ? [{ now, left, shown }] : [];
  });
}

const runs = { numRuns: 500 };

describe('the countdown, with a server clock up to 5 % slow or fast and pushes up to 800 ms late,', () => {
  it('[4.10] stays within one second of the time left, with a push each second', () => {
    fc.assert(
      fc.property(rounds, fares(roundSeconds + 1), (round, fare) => {
        let lostInRow = 0;
        const pushes = fare.flatMap(({ late, isLost }, second): Push[] => {
          lostInRow = isLost && lostInRow < 2 ? lostInRow + 1 : 0;
          if (lostInRow > 0) return [];
          const seconds = roundSeconds - second;
          return [{ seconds, at: round.timeOf(seconds) + late }];
        });
        expect(instants(round, pushes).length).toBeGreaterThan(0);
        expect(untruths(round, pushes)).toEqual([]);
      }),
      runs,
    );
  });

  it.each([
    ['up', Math.ceil],
    ['down', Math.floor],
  ])(
    'stays within one second of the time left, with a push each half second, rounded %s, some out of order',
    (_, rounding) => {
      fc.assert(
        fc.property(rounds, fares(2 * roundSeconds + 1), (round, fare) => {
          const pushes = fare.map(({ late }, half) => {
            const left = roundSeconds - half / 2;
            return { seconds: rounding(left), at: round.timeOf(left) + late };
          });
          expect(instants(round, pushes).length).toBeGreaterThan(0);
          expect(untruths(round, pushes)).toEqual([]);
        }),
        runs,
      );
    },
  );

  it('stays within two seconds of the time left, with a push every five seconds', () => {
    fc.assert(
      fc.property(rounds, fares(roundSeconds / 5 + 1), (round, fare) => {
        const pushes = fare.map(({ late }, index) => {
          const seconds = roundSeconds - 5 * index;
          return { seconds, at: round.timeOf(seconds) + late };
        });
        const errors = instants(round, pushes).map(
          ({ now, countdown }) => secondsLeftAt(countdown, now) - Math.ceil(round.leftAt(now)),
        );
        expect(Math.max(...errors)).toBeLessThanOrEqual(2);
        expect(Math.min(...errors)).toBeGreaterThanOrEqual(-2);
      }),
      runs,
    );
  });
});

describe('the countdown', () => {
  /** In time but for jitter, with one in between that is late by up to a minute and a half. */
  const oneLate = fc.record({
    fare: fares(roundSeconds + 1),
    index: fc.integer({ min: 1, max: roundSeconds }),
    extra: fc.integer({ min: 1, max: 90_000 }),
    round: rounds,
  });

  it('adds no time for a single late push', () => {
    fc.assert(
      fc.property(oneLate, ({ fare, index, extra, round }) => {
        const inTime = fare.map(({ late }, second) => {
          const seconds = roundSeconds - second;
          return { seconds, at: round.timeOf(seconds) + late };
        });
        const pushes = inTime.map((push, second) =>
          second === index ? { ...push, at: push.at + extra } : push,
        );
        const added = instants(round, pushes).map(
          ({ now, countdown }) => secondsLeftAt(countdown, now) - Math.ceil(round.leftAt(now)),
        );
        expect(Math.max(...added)).toBeLessThanOrEqual(1);
      }),
      runs,
    );
  });

  it('never shows more than the time left when a backlog is delivered at once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.array(fc.nat(50), { minLength: roundSeconds, maxLength: roundSeconds }),
        (frozenFrom, gaps) => {
          const frozenTo = 58;
          let countdown = noCountdown;
          for (let second = 0; second < frozenFrom; second += 1) {
            countdown = countdownAfterPush(countdown, roundSeconds - second, second * 1000);
          }
          const frozenAt = (frozenFrom - 1) * 1000;
          expect(secondsLeftAt(countdown, frozenAt)).toBe(roundSeconds - frozenFrom + 1);
          let now = frozenTo * 1000;
          const tooMuch: number[] = [];
          for (let second = frozenFrom; second <= frozenTo; second += 1) {
            now += gaps[second] ?? 0;
            countdown = countdownAfterPush(countdown, roundSeconds - second, now);
            const left = Math.max(0, Math.ceil((60_000 - now) / 1000));
            if (secondsLeftAt(countdown, now) > left) tooMuch.push(now);
          }
          expect(tooMuch).toEqual([]);
        },
      ),
      runs,
    );
  });
});
