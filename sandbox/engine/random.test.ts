import { createRandom, drawNumber } from './random';

const draws = (seed: number, count: number) => {
  const random = createRandom(seed, 'draws');
  return Array.from({ length: count }, () => drawNumber(random));
};

/** χ² of counts against equal chances. */
const chiSquare = (counts: number[], total: number) => {
  const expected = total / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

it('[1.2] draws give every one of the 1,000 numbers the same chance', () => {
  const total = 200_000;
  expect(draws(3, 500).join(' ')).toMatch(/^(\d{3} ?)+$/);
  const counts = new Array<number>(1000).fill(0);
  for (const number of draws(3, total)) counts[Number(number)] = (counts[Number(number)] ?? 0) + 1;
  // 999 degrees of freedom: the middle 99.9 % lies between 857 and 1,151. Equal chances of all
  // numbers mean equal and independent digits.
  expect(chiSquare(counts, total)).toBeGreaterThan(857);
  expect(chiSquare(counts, total)).toBeLessThan(1151);
});
