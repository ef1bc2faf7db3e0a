import { retryWaitMs } from './backoff';

describe('the delay before a retry', () => {
  it.each([
    [0, 1000, 1200],
    [1, 2000, 2400],
    [2, 4000, 4800],
    [4, 16_000, 19_200],
    [5, 30_000, 36_000],
    [5000, 30_000, 36_000],
  ])('after %d failures is from %d to %d ms', (failures, least, most) => {
    expect(retryWaitMs(failures, 0)).toBe(least);
    expect(retryWaitMs(failures, 1)).toBe(most);
  });

  it('is no shorter than the server’s Retry-After', () => {
    expect(retryWaitMs(0, 0, 20_000)).toBe(20_000);
    expect(retryWaitMs(9, 0, 20_000)).toBe(30_000);
  });
});
