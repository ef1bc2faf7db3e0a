import { km } from '../i18n/km';
import { numberWords } from './numberWords';

const { digits: d, tens: t, units: u } = km.numberWords;

it.each([
  [0, [d[0]]],
  [7, [d[7]]],
  [10, [t[10]]],
  [21, [t[20], d[1]]],
  [99, [t[90], d[9]]],
  [100, [d[1], u[100]]],
  [1000, [d[1], u[1000]]],
  [10_000, [d[1], u[10000]]],
  [25_000, [d[2], u[10000], d[5], u[1000]]],
  [150_500, [d[1], u[100000], d[5], u[10000], d[5], u[100]]],
  [1_000_001, [d[1], u[1000000], d[1]]],
  [12_000_000, [t[10], d[2], u[1000000]]],
  [3_000_000_000_000, [d[3], u[1000000], u[1000000]]],
])('numberWords names %d in Khmer', (value, words) => {
  expect(numberWords(value)).toBe(words.join(''));
});
