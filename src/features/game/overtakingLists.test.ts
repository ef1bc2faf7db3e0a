import { secondsLeftAt } from './countdown';
import {
  roundAfterCalculate,
  roundAfterCountdown,
  roundAfterResults,
  roundAfterStart,
} from './round';
import { unknownRound } from './roundState';
import type { Round } from './roundState';

type Change = (round: Round) => Round;

const resultOf = (roundId: number) => ({ roundId, createdAt: null, digits: '007' });
const push = (secondsLeft: number, at: number): Change => {
  return (round) => roundAfterCountdown(round, secondsLeft, at);
};
/** GET results, requested while the round was shown. */
const list = (newestId: number): Change => {
  return (round) =>
    roundAfterResults(round, [resultOf(newestId), resultOf(newestId - 1)], round.id);
};

/** The draw of round 49 and the start of round 50, in the order of the server. */
const broadcasts: readonly Change[] = [
  push(2, 0),
  push(1, 1000),
  push(0, 2000),
  (round) => roundAfterCalculate(round, resultOf(49)),
  (round) => roundAfterStart(round, 50),
  push(60, 14_000),
  push(59, 15_000),
];
const positions = broadcasts.map((_, index) => index);

it.each([
  [48, 48],
  [48, 49],
  [49, 49],
])(
  'a round opens wherever lists up to %d and %d come among the broadcasts of the draw before it',
  (...newestIds) => {
    const [first, second] = newestIds.map(list) as [Change, Change];
    for (const early of positions) {
      for (const late of positions.slice(early)) {
        const changes = broadcasts.flatMap((broadcast, index) => [
          ...(index === early ? [first] : []),
          ...(index === late ? [second] : []),
          broadcast,
        ]);
        const { id, countdown } = changes.reduce((round, change) => change(round), unknownRound);
        const opened = { early, late, id, secondsLeft: secondsLeftAt(countdown, 15_000) };
        expect(opened).toEqual({ early, late, id: 50, secondsLeft: 59 });
      }
    }
  },
);
