import { shownDigits } from './reveal';

describe('the shown digits', () => {
  it.each([
    [0, [null, null, null]],
    [1, [null, null, '2']],
    [2, [null, '7', '2']],
    [3, ['4', '7', '2']],
  ])(
    '[4.24] appear from the last to the first and stand in reading order: %d of them',
    (revealedCount, digits) => {
      expect(shownDigits({ roundId: 1, digits: '472', revealedCount })).toEqual(digits);
    },
  );
});
