import { durationText } from './timeText';

it.each([
  [0, '0:00.0'],
  [4_249, '0:04.2'],
  [59_960, '0:59.9'],
  [125_000, '2:05'],
  [3_847_100, '1:04:07'],
])('writes %d ms as %s in every language', (milliseconds, text) => {
  expect(durationText(milliseconds)).toBe(text);
});
