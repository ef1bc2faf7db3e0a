import { pongLimitMs, roundTripsAfter, usualDelayMs } from './latency';
import type { RoundTrips } from './latency';

const after = (samplesMs: readonly number[], before: RoundTrips = []) =>
  samplesMs.reduce(roundTripsAfter, before);
const times = (count: number, ms: number) => Array<number>(count).fill(ms);

describe('the usual delay of the connection', () => {
  it('is unknown before four round trips', () => {
    expect(usualDelayMs(after(times(3, 3000)))).toBeNull();
    expect(usualDelayMs(after(times(4, 3000)))).toBe(3000);
  });

  it('is not decided by a single slow round trip, but by two of twenty', () => {
    expect(usualDelayMs(after([...times(19, 100), 9000]))).toBe(100);
    expect(usualDelayMs(after([...times(18, 100), 2500, 2500]))).toBe(2500);
  });

  it('forgets all but the last twenty round trips', () => {
    const slow = after(times(20, 4000));
    expect(usualDelayMs(after(times(18, 50), slow))).toBe(4000);
    expect(usualDelayMs(after(times(19, 50), slow))).toBe(50);
    expect(after(times(40, 50), slow)).toHaveLength(20);
  });

  it.each([-1, NaN, Infinity, 15_001])('leaves out %p ms, as after a sleep', (ms) => {
    const known = after(times(5, 300));
    expect(roundTripsAfter(known, ms)).toBe(known);
    expect(roundTripsAfter(known, 300)).toHaveLength(6);
  });

  it.each([0, 15_000])('counts %p ms', (ms) => {
    expect(roundTripsAfter([], ms)).toEqual([ms]);
  });
});

it.each([
  ['five seconds while no delay is known', [], 5000],
  ['five seconds on a quick connection', times(4, 1200), 5000],
  ['four times the usual delay on a slow one', times(4, 2000), 8000],
  ['half a minute at most', times(4, 14_000), 30_000],
])('the server may take %s for a pong', (_, samplesMs, limitMs) => {
  expect(pongLimitMs(after(samplesMs))).toBe(limitMs);
});
