import { cadenceAfterPush, cadenceMs, longestGapMs, restEndsAt, unknownCadence } from './cadence';

type Push = [seconds: number, arrivedAt: number];

const afterPushes = (...pushes: Push[]) =>
  pushes.reduce((cadence, [seconds, at]) => cadenceAfterPush(cadence, seconds, at), unknownCadence);

/** The cadence after pushes of `[seconds, arrival in milliseconds]`. */
const cadenceOf = (...pushes: Push[]) => cadenceMs(afterPushes(...pushes));

/** A number of pushes at an interval in milliseconds. */
const pushesEach = (ms: number, count: number) =>
  Array.from({ length: count }, (_, index): Push => [1000 - index, index * ms]);

describe('cadenceMs', () => {
  it('is unknown until three pushes have come', () => {
    expect(cadenceOf()).toBeNull();
    expect(cadenceOf([30, 0], [29, 1000])).toBeNull();
    expect(cadenceOf([30, 0], [29, 1000], [28, 2000])).toBe(1000);
  });

  it.each<[string, number, ...Push[]]>([
    ['half a second', 500, [30, 0], [30, 500], [29, 1000], [29, 1500]],
    ['second or so', 950, [30, 0], [30, 900], [29, 2100], [29, 3050]],
    ['five seconds', 5100, [30, 0], [25, 5100], [20, 9900]],
    ['a round', 72_000, [60, 0], [60, 72_000], [60, 144_000]],
  ])('is learned if a push comes each %s', (_, expected, ...pushes) => {
    expect(cadenceOf(...pushes)).toBe(expected);
  });

  it('is not changed by one pause between two rounds', () => {
    expect(cadenceOf([2, 0], [1, 1000], [0, 2000], [60, 14_000], [59, 15_000])).toBe(1000);
  });

  it('is not shortened by pushes that waited and arrive together', () => {
    const late = [40, 35, 30, 25, 20].map((seconds): [number, number] => [seconds, 30_000]);
    expect(cadenceOf([60, 0], [55, 5000], [50, 10_000], ...late)).toBe(5000);
  });

  it('follows a backend that changes it', () => {
    const slow = [50, 45, 40, 35].map((seconds): Push => [seconds, (60 - seconds) * 1000]);
    expect(cadenceOf([53, 7000], [52, 8000], [51, 9000], ...slow)).toBe(5000);
  });

  it('follows it however long the old one lasted', () => {
    const slow = [1, 2, 3].map((step): Push => [900, 19_000 + step * 5000]);
    expect(cadenceOf(...pushesEach(1000, 20), ...slow)).toBe(5000);
  });
});

describe('a push is missing', () => {
  it.each([
    [500, 3000],
    [1000, 3000],
    [5000, 15_000],
  ])('while a round runs with a push each %d ms, after %d ms', (ms, gapMs) => {
    expect(longestGapMs(afterPushes(...pushesEach(ms, 4)))).toBe(gapMs);
  });

  it('only after five minutes while the cadence is unknown', () => {
    expect(longestGapMs(afterPushes(...pushesEach(1000, 2)))).toBeNull();
    expect(restEndsAt(unknownCadence, 7)).toBe(300_007);
    expect(restEndsAt(afterPushes(...pushesEach(1000, 2)), 1000)).toBe(301_000);
  });

  it('between two rounds after five minutes, or later if pushes are as rare', () => {
    expect(restEndsAt(afterPushes(...pushesEach(1000, 4)), 3000)).toBe(303_000);
    expect(restEndsAt(afterPushes(...pushesEach(200_000, 4)), 600_000)).toBe(1_200_000);
  });

  const round: Push[] = [
    [2, 0],
    [1, 1000],
    [0, 2000],
  ];
  /** Pauses of twelve seconds, and the last push at 15 s. */
  const known = afterPushes(...round, [60, 14_000], [59, 15_000]);

  it('between two rounds after three times the last pause, once there was one', () => {
    expect(restEndsAt(afterPushes(...round, [60, 5000]), 5000)).toBe(305_000);
    expect(restEndsAt(afterPushes(...round, [60, 5001]), 5001)).toBe(5001 + 3 * 3001);
    expect(restEndsAt(known, 15_000)).toBe(51_000);
  });

  it('on a new connection after one whole pause and three intervals, but not before that', () => {
    expect(restEndsAt(known, 20_000)).toBe(51_000);
    expect(restEndsAt(known, 90_000)).toBe(105_000);
  });

  it('as before after an outage, which is no pause between two rounds', () => {
    const restored = cadenceAfterPush(known, 20, 200_000, 199_500);
    expect(restEndsAt(restored, 200_000)).toBe(236_000);
    expect(longestGapMs(cadenceAfterPush(restored, 19, 201_000, 199_500))).toBe(3000);
  });
});
