import type { Clock } from './clock';
import { Ticker } from './ticker';

/** A clock that the test advances; callbacks may run `late` milliseconds after they are due. */
function manualClock() {
  let now = 0;
  let waiting: { at: number; callback: () => void } | null = null;
  const clock: Clock = {
    now: () => now,
    after(ms, callback) {
      const mine = { at: now + ms, callback };
      waiting = mine;
      return () => {
        if (waiting === mine) waiting = null;
      };
    },
  };
  return {
    clock,
    moveTo(time: number, late = 0) {
      while (waiting && waiting.at + late <= time) {
        const { at, callback } = waiting;
        waiting = null;
        now = Math.max(now, at + late);
        callback();
      }
      now = time;
    },
  };
}

function startTicker() {
  const { clock, moveTo } = manualClock();
  let ticks = 0;
  const ticker = new Ticker(clock, 1000, () => (ticks += 1));
  ticker.start();
  return { ticker, moveTo, ticks: () => ticks };
}

describe('the ticker', () => {
  it('does not drift if every timer fires late', () => {
    const { moveTo, ticks } = startTicker();
    moveTo(60_100, 40);
    expect(ticks()).toBe(60);
  });

  it('does not make up for a night of sleep', () => {
    const { moveTo, ticks } = startTicker();
    moveTo(8 * 3_600_000, 8 * 3_600_000 - 1000);
    expect(ticks()).toBeGreaterThan(0);
    expect(ticks()).toBeLessThan(10);
  });

  it('does not tick while it is stopped', () => {
    const { ticker, moveTo, ticks } = startTicker();
    moveTo(2500);
    ticker.stop();
    moveTo(60_000);
    expect(ticks()).toBe(2);
    ticker.start();
    moveTo(61_500);
    expect(ticks()).toBe(3);
  });
});
