import {
  listedBet,
  noBets,
  pass,
  openPageWithServer,
} from '../../testing/listeners/unansweredStakes';
import { refetch } from '../../api/refetch';
import { betOf } from '../../testing/betOf';
import { betsApi } from './betsApi';
import { betsEvents } from './betsSlice';
import { broadcast } from '../connection/broadcasts';

const busy = { status: 503, headers: { 'Retry-After': '20' }, body: { message: 'busy' } };

beforeEach(() => jest.useFakeTimers());

describe('a server that sends Retry-After', () => {
  it('[9.26] gets no check of a stake sooner, not even after a draw', async () => {
    const { server, store, submit, states, requestCount } = await openPageWithServer();
    server.on('GET bets', busy);
    await submit();
    const result = { roundId: 50, createdAt: null, digits: '472' };
    store.dispatch(broadcast.roundCalculated({ result, receivedAt: 0 }));
    await pass(0);
    // The draw itself requests the list of bets; that is no retry.
    expect(requestCount()).toBe(2);
    server.on('GET bets', { body: [listedBet(9)] });
    await pass(29_999);
    expect(requestCount()).toBe(2);
    expect(states()).toEqual(['checking']);
    await pass(1);
    expect(requestCount()).toBe(3);
    expect(states()).toEqual(['placed']);
  });

  it('gets requests after the usual delays again once it sends no other delay', async () => {
    const { server, submit, requestCount } = await openPageWithServer();
    server.on('GET bets', busy);
    await submit();
    server.on('GET bets', { status: 500 });
    await pass(30_000);
    expect(requestCount()).toBe(2);
    await pass(3000);
    expect(requestCount()).toBe(3);
  });
});

describe('a list that has lost bets', () => {
  const known = { ...listedBet(2), number: '4' };
  const later = { ...known, result_id: 51 };
  const openPageOfKnown = async () => {
    const page = await openPageWithServer();
    page.server.on('GET bets', { body: [known] });
    const fetchList = () => page.store.dispatch(refetch(betsApi.endpoints.getBets));
    /** A stake of this page becomes the bet of this id. */
    const accept = (number: string, id: number) => {
      const ids = { receiptId: `of ${id}`, userId: '1001' };
      const stake = { roundId: 50, number, amount: 1000 };
      page.store.dispatch(betsEvents.betSent({ ...ids, stake, baseline: [] }));
      const bet = betOf({ ...stake, id });
      page.store.dispatch(betsEvents.betAccepted({ ...ids, bet, message: null }));
      return bet;
    };
    await fetchList();
    return { ...page, fetchList, accept };
  };

  it.each([
    ['another page', ['notFound']],
    ['this page', ['notFound', 'accepted']],
  ])('of %s proves no absence, even if the next is cut alike', async (page, expected) => {
    const { server, submit, states, fetchList, accept } = await openPageOfKnown();
    if (page === 'this page') accept('4', 2);
    await fetchList();
    server.on('GET bets', { body: [{ ...later, id: 9 }] });
    await submit();
    await pass(60_000);
    expect(states()).toEqual(expected);
  });

  it('is none if it was requested before the bet was stored', async () => {
    const { server, store, submit, states, accept } = await openPageOfKnown();
    const answers: ((answer: { body: unknown }) => void)[] = [];
    server.on('GET bets', () => new Promise((resolve) => answers.push(resolve)));
    await submit();
    const bet = accept('8', 8);
    store.dispatch(betsApi.util.updateQueryData('getBets', undefined, (bets) => [bet, ...bets]));
    server.on('GET bets', { body: [{ ...later, id: 9 }, { ...listedBet(8), number: '8' }, known] });
    answers[0]?.({ body: [known] });
    await pass(60_000);
    expect(states()).toEqual(['accepted', 'notPlaced']);
  });
});

it('lists that fail to load are requested again with growing delays, without end', async () => {
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
  await pass(3 * 45_000);
  expect(states()).toEqual(['notFound']);
});
