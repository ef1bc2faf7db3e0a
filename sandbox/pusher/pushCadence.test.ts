import { PushCadence } from './pushCadence';

/** The values that are pushed while these seconds are counted, including repetitions within a second. */
function pushes(ms: number, counted: readonly number[]): number[] {
  const pushed: number[] = [];
  let waiting: (() => void)[] = [];
  const cadence = new PushCadence(ms, 1, {
    now: () => 0,
    after(_ms, callback) {
      waiting.push(callback);
      return () => {
        waiting = waiting.filter((one) => one !== callback);
      };
    },
  });
  for (const seconds of counted) {
    cadence.count(seconds, () => void pushed.push(seconds));
    for (const push of waiting.splice(0)) push();
  }
  return pushed;
}

const round = [6, 5, 4, 3, 2, 1, 0];

it.each([
  [1000, round],
  [500, [6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0]],
  [2000, [6, 4, 2, 0]],
  [5000, [6, 1]],
  [3_600_000, [6]],
])('a round of six seconds with a push every %d ms pushes %p', (ms, expected) => {
  expect(pushes(ms, round)).toEqual(expected);
});

it('the start of a round and a jump are pushed at once', () => {
  expect(pushes(5000, [4, 3, 2, 1, 0, 6, 5, 30, 29])).toEqual([4, 6, 30]);
});
