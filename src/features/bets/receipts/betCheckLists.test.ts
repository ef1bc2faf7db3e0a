import { refetch } from '../../../api/refetch';
import {
  listedBet,
  noBets,
  pass,
  openPageWithServer,
} from '../../../testing/listeners/unansweredStakes';
import { broadcast } from '../../connection/broadcasts';
import { betsApi } from '../betsApi';

const busyFor = (seconds: number) => ({
  status: 503,
  headers: { 'Retry-After': String(seconds) },
  body: { message: 'busy' },
});
const settled = { roundId: 50, createdAt: null, digits: '472' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a server that sends Retry-After', () => {
  it('[9.26] gets no check of a stake sooner', async () => {
    const { server, submit, states, requestCount } = await openPageWithServer();
    server.on('GET bets', busyFor(20));
    await submit();
    server.on('GET bets', { body: [listedBet(9)] });
    await pass(20_000);
    expect(requestCount()).toBe(1);
    expect(states()).toEqual(['checking']);
    await pass(10_000);
    expect(requestCount()).toBe(2);
    expect(states()).toEqual(['placed']);
  });

  it('gets requests after the usual delays again once it sends no other delay', async () => {
    const { server, submit, requestCount } = await openPageWithServer();
    server.on('GET bets', busyFor(20));
    await submit();
    server.on('GET bets', { status: 500 });
    await pass(30_000);
    expect(requestCount()).toBe(2);
    await pass(3000);
    expect(requestCount()).toBe(3);
  });

  it('[9.26] gets no background check of a stake sooner, not even when its round is settled', async () => {
    const { server, store, submit, states, requestCount } = await openPageWithServer();
    await submit();
    await pass(7000);
    server.on('GET bets', busyFor(60));
    await pass(5000);
    expect(requestCount()).toBe(4);
    store.dispatch(broadcast.roundCalculated({ result: settled, receivedAt: 0 }));
    await pass(0);
    // The draw itself requests the list of bets; that is no retry.
    expect(requestCount()).toBe(5);
    server.on('GET bets', noBets);
    await pass(60_000);
    expect(requestCount()).toBe(5);
    expect(states()).toEqual(['notFound']);
    await pass(30_000);
    expect(requestCount()).toBe(6);
    expect(states()).toEqual(['notPlaced']);
  });

  /** A stake is reported as not found, and then the server asks for a delay. */
  const startWatch = async (seconds: number) => {
    const page = await openPageWithServer();
    await page.submit();
    await pass(7000);
    page.server.on('GET bets', busyFor(seconds));
    await pass(5000);
    expect(page.requestCount()).toBe(4);
    return page;
  };

  it('does not lengthen the usual delays of background checks', async () => {
    const { requestCount } = await startWatch(5);
    await pass(30_000);
    expect(requestCount()).toBe(4 + 3);
  });

  it('gets a background check as soon as it allows it if the round was settled meanwhile', async () => {
    const { store, server, requestCount, states } = await startWatch(5);
    await pass(1000);
    store.dispatch(broadcast.roundCalculated({ result: settled, receivedAt: 0 }));
    await pass(0);
    expect(requestCount()).toBe(5);
    server.on('GET bets', noBets);
    await pass(7499);
    expect(requestCount()).toBe(5);
    await pass(1);
    expect(requestCount()).toBe(6);
    expect(states()).toEqual(['notPlaced']);
  });
});

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
