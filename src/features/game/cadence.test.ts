import { cadenceAfterPush, cadenceMs, unknownCadence } from './cadence';

/** The cadence after pushes of `[seconds, arrival in milliseconds]`. */
const cadenceOf = (...pushes: [number, number][]) =>
  cadenceMs(
    pushes.reduce(
      (cadence, [seconds, at]) => cadenceAfterPush(cadence, seconds, at),
      unknownCadence,
    ),
  );

describe('cadenceMs', () => {
  it('is unknown until three pushes have come', () => {
    expect(cadenceOf()).toBeNull();
    expect(cadenceOf([30, 0], [29, 1000])).toBeNull();
    expect(cadenceOf([30, 0], [29, 1000], [28, 2000])).toBe(1000);
  });

  it.each([
    [
      'half a second',
      [
        [30, 0],
        [30, 500],
        [29, 1000],
        [29, 1500],
      ],
      500,
    ],
    [
      'five seconds',
      [
        [30, 0],
        [25, 5100],
        [20, 9900],
      ],
      5100,
    ],
    [
      'a round',
      [
        [60, 0],
        [60, 72_000],
        [60, 144_000],
      ],
      72_000,
    ],
  ] satisfies [string, [number, number][], number][])(
    'is learned if a push comes each %s',
    (_, pushes, expected) => {
      expect(cadenceOf(...pushes)).toBe(expected);
    },
  );

  it('is not changed by one pause between two rounds', () => {
    expect(cadenceOf([2, 0], [1, 1000], [0, 2000], [60, 14_000], [59, 15_000])).toBe(1000);
  });

  it('is not shortened by pushes that waited and arrive together', () => {
    const late = [40, 35, 30, 25, 20].map((seconds): [number, number] => [seconds, 30_000]);
    expect(cadenceOf([60, 0], [55, 5000], [50, 10_000], ...late)).toBe(5000);
  });

  it('follows a backend that changes it', () => {
    const slow = [50, 45, 40, 35].map((seconds): [number, number] => [
      seconds,
      (60 - seconds) * 1000,
    ]);
    expect(cadenceOf([53, 7000], [52, 8000], [51, 9000], ...slow)).toBe(5000);
  });
});
