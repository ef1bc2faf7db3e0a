import fc from 'fast-check';
import {
  isOver,
  limitAfterChoice,
  limitAt,
  limitBlockOf,
  noLimits,
  pauseAfterChoice,
  pauses,
  raiseWaitMs,
} from './limits';
import type { KnownTime, Limit } from './limits';

const start = Date.parse('2026-11-20T14:00:00+07:00');
/** So many milliseconds later by both sources, or without the server's dates. */
const after = (ms: number): KnownTime => ({ now: start + ms, serverNow: start + ms });
const offline = (ms: number): KnownTime => ({ now: start + ms, serverNow: null });

const limitOf = (amount: number | null): Limit => ({ amount, raise: null });

describe('a limit', () => {
  it('is lowered at once, also from none', () => {
    expect(limitAfterChoice(limitOf(50_000), 5000, after(0))).toEqual(limitOf(5000));
    expect(limitAfterChoice(limitOf(null), 5000, after(0))).toEqual(limitOf(5000));
  });

  it.each([90_000, null])('is raised to %p after a day, and stays until then', (chosen) => {
    const raised = limitAfterChoice(limitOf(50_000), chosen, after(0));
    expect(limitAt(raised, after(raiseWaitMs - 1)).amount).toBe(50_000);
    expect(limitAt(raised, after(raiseWaitMs))).toEqual(limitOf(chosen));
  });

  it('forgets a raise that waits when it is lowered', () => {
    const raised = limitAfterChoice(limitOf(50_000), null, after(0));
    expect(raised.raise).not.toBeNull();
    expect(limitAfterChoice(raised, 5000, after(1))).toEqual(limitOf(5000));
  });

  it('keeps the wait for the same raise and for a smaller one, and waits again for a higher one', () => {
    const raised = limitAfterChoice(limitOf(50_000), 90_000, after(0));
    expect(limitAfterChoice(raised, 90_000, after(1000))).toEqual(raised);
    const smaller = limitAfterChoice(raised, 60_000, after(1000));
    expect(smaller.raise).toMatchObject({ amount: 60_000, until: start + raiseWaitMs });
    const higher = limitAfterChoice(raised, null, after(1000));
    expect(higher.raise).toMatchObject({ amount: null, until: start + 1000 + raiseWaitMs });
  });

  it('keeps a raise that waits if the amount in force is chosen again', () => {
    const raised = limitAfterChoice(limitOf(50_000), 90_000, after(0));
    expect(limitAfterChoice(raised, 50_000, after(1000))).toBe(raised);
  });

  it('never allows more than a day ago, whatever is chosen when', () => {
    const choices = fc.array(
      fc.record({
        wait: fc.integer({ min: 0, max: 2 * raiseWaitMs }),
        chosen: fc.option(fc.integer({ min: 1, max: 10 })),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(choices, (list) => {
        let limit = limitOf(5);
        let at = 0;
        /** Every amount that was chosen, with its time; the first has always been in force. */
        const chosenAt = [{ amount: 5 as number | null, at: -raiseWaitMs }];
        for (const { wait, chosen } of list) {
          at += wait;
          const before = limitAt(limit, after(at)).amount ?? Infinity;
          limit = limitAfterChoice(limit, chosen, after(at));
          chosenAt.push({ amount: chosen, at });
          const now = limitAt(limit, after(at)).amount ?? Infinity;
          expect(now).toBe(Math.min(before, chosen ?? Infinity));
          const old = chosenAt.filter((one) => one.at <= at - raiseWaitMs);
          const most = Math.max(...old.map(({ amount }) => amount ?? Infinity));
          expect(now).toBeLessThanOrEqual(most);
        }
      }),
    );
  });
});

describe('a wait', () => {
  const wait = { until: start + raiseWaitMs, serverUntil: start + raiseWaitMs };

  it('is not ended by a machine’s clock that was set forward', () => {
    expect(isOver(wait, { now: start + 9 * raiseWaitMs, serverNow: start })).toBe(false);
    expect(isOver(wait, { now: start + 9 * raiseWaitMs, serverNow: null })).toBe(false);
    expect(isOver(wait, after(raiseWaitMs))).toBe(true);
  });

  it('is not ended by the server’s dates before the app’s clock has passed it', () => {
    expect(isOver(wait, { now: start, serverNow: start + 9 * raiseWaitMs })).toBe(false);
    expect(isOver(wait, after(raiseWaitMs))).toBe(true);
  });

  it('allows the newest date of the server to lag behind by a round', () => {
    const lagging = (ms: number) => ({ ...after(raiseWaitMs), serverNow: wait.until - ms });
    expect(isOver(wait, lagging(600_000))).toBe(true);
    expect(isOver(wait, lagging(600_001))).toBe(false);
  });

  it('follows the app’s clock alone if the server had sent no date when it began', () => {
    const alone = { until: start + raiseWaitMs, serverUntil: null };
    expect(isOver(alone, offline(raiseWaitMs - 1))).toBe(false);
    expect(isOver(alone, offline(raiseWaitMs))).toBe(true);
  });
});

describe('a pause', () => {
  it('lasts as long as it was chosen for', () => {
    const pause = pauseAfterChoice(null, 'hour', after(0));
    expect(isOver(pause, after(pauses.hour - 1))).toBe(false);
    expect(isOver(pause, after(pauses.hour))).toBe(true);
  });

  it('can be extended but not shortened, and begins again once it is over', () => {
    const day = pauseAfterChoice(null, 'day', after(0));
    expect(pauseAfterChoice(day, 'hour', after(1000))).toEqual(day);
    expect(pauseAfterChoice(day, 'week', after(1000)).until).toBe(start + 1000 + pauses.week);
    expect(pauseAfterChoice(day, 'hour', after(2 * pauses.day)).until).toBe(
      start + 2 * pauses.day + pauses.hour,
    );
  });

  it('lasts until the later end by the server’s dates, too', () => {
    const day = pauseAfterChoice(null, 'day', after(0));
    const serverEndOf = (length: 'hour' | 'week', time: KnownTime) =>
      pauseAfterChoice(day, length, time).serverUntil;
    expect(serverEndOf('week', after(1000))).toBe(start + 1000 + pauses.week);
    expect(serverEndOf('hour', after(1000))).toBe(start + pauses.day);
    const undated = pauseAfterChoice(null, 'day', offline(0));
    expect(pauseAfterChoice(undated, 'hour', offline(1000)).serverUntil).toBeNull();
    expect(pauseAfterChoice(undated, 'week', after(1000)).serverUntil).toBe(
      start + 1000 + pauses.week,
    );
  });

  it('keeps the server’s end if the dates are unknown when it is extended', () => {
    const day = pauseAfterChoice(null, 'day', after(0));
    const week = pauseAfterChoice(day, 'week', offline(1000));
    expect(week).toEqual({ until: start + 1000 + pauses.week, serverUntil: start + pauses.day });
    expect(pauseAfterChoice(null, 'day', offline(0)).serverUntil).toBeNull();
  });
});

describe('a stake', () => {
  const limits = { ...noLimits, stake: limitOf(5000) };

  it('may be as high as the limit for one bet, and no riel higher', () => {
    expect(limitBlockOf(limits, 5000, after(0))).toBeNull();
    expect(limitBlockOf(limits, 5001, after(0))).toEqual({ kind: 'stake', limit: 5000 });
  });

  it('is refused during a pause whatever its amount', () => {
    const pause = pauseAfterChoice(null, 'hour', after(0));
    const block = { kind: 'pause', until: start + pauses.hour };
    expect(limitBlockOf({ ...noLimits, pause }, 1, after(0))).toEqual(block);
    expect(limitBlockOf({ ...noLimits, pause }, 1, after(pauses.hour))).toBeNull();
  });
});
