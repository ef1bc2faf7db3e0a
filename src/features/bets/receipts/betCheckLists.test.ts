import { refetch } from '../../../api/refetch';
import { noBets, pass, openPageWithServer } from '../../../testing/listeners/unansweredStakes';
import { betsApi } from '../betsApi';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('lists that fail to load', () => {
  it('are requested again with growing delays, without end', async () => {
    const { server, submit, states, requestCount } = await openPageWithServer();
    server.on('GET bets', { status: 500 });
    await submit();
    const after: number[] = [];
    for (const wait of [1500, 3000, 6000, 12_000, 24_000, 45_000, 45_000, 45_000]) {
      await pass(wait - 1);
      after.push(requestCount());
      await pass(1);
    }
    expect(after).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(states()).toEqual(['checking']);
    server.on('GET bets', noBets);
    await pass(45_000 + 7000);
    expect(states()).toEqual(['notFound']);
  });

  it('are not awaited once another request has succeeded', async () => {
    const { server, store, submit, states } = await openPageWithServer();
    server.on('GET bets', { status: 500 });
    await submit();
    await pass(40_000);
    server.on('GET bets', noBets);
    await store.dispatch(refetch(betsApi.endpoints.getBets));
    await pass(7000);
    expect(states()).toEqual(['notFound']);
  });
});
