import { retryWaitMs } from './backoff';

describe('the wait before another try', () => {
  it.each([
    [0, 1000, 3000],
    [1, 1000, 5000],
    [2, 1000, 9000],
    [4, 1000, 31_000],
    [60, 1000, 31_000],
    [5000, 1000, 31_000],
  ])('after %d failures is from %d to %d ms', (failures, least, most) => {
    expect(retryWaitMs(failures, 0)).toBe(least);
    expect(retryWaitMs(failures, 1)).toBe(most);
  });
});
