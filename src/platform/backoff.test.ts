import { eventSpreadMs, retryWaitMs, spreadWaitMs } from './backoff';

describe('the delay before a retry', () => {
  it.each([
    [0, 1000, 2000],
    [1, 2000, 4000],
    [2, 4000, 8000],
    [4, 16_000, 32_000],
    [5, 30_000, 60_000],
    [5000, 30_000, 60_000],
  ])('[9.25] after %d failures is from %d to %d ms', (failures, least, most) => {
    expect(retryWaitMs(failures, 0)).toBe(least);
    expect(retryWaitMs(failures, 1)).toBe(most);
  });

  it('is no shorter than the server’s Retry-After', () => {
    expect(retryWaitMs(0, 0, 20_000)).toBe(20_000);
    expect(retryWaitMs(9, 0, 20_000)).toBe(30_000);
  });

  it('spreads by as much as a longer Retry-After, 30 seconds at most', () => {
    expect(retryWaitMs(0, 1, 20_000)).toBe(40_000);
    expect(retryWaitMs(9, 1, 20_000)).toBe(60_000);
    expect(retryWaitMs(0, 1, 120_000)).toBe(150_000);
  });
});

it('clients that get the same event wait for up to two seconds, evenly spread', () => {
  expect([0, 0.25, 1].map((random) => spreadWaitMs(random))).toEqual([0, 500, 2000]);
  expect(spreadWaitMs(0.5, 2 * eventSpreadMs)).toBe(eventSpreadMs);
});
