import { sessionEnded } from '../../../api/apiEvents';
import { refetch } from '../../../api/refetch';
import { km } from '../../../i18n/km';
import {
  noBets,
  pass,
  listedBet,
  openPageWithServer,
} from '../../../testing/listeners/unansweredStakes';
import { broadcast } from '../../connection/broadcasts';
import { betsApi } from '../betsApi';

const resultOf = (roundId: number) => ({ roundId, createdAt: null, digits: '472' });

type Page = Awaited<ReturnType<typeof openPageWithServer>>;

/** The failures of listeners that were logged. */
const failuresIn = ({ services }: Page) =>
  services.logger.lines.filter(({ message }) => message.startsWith('a listener failed'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a stake without a response', () => {
  it('[4.36] is looked for at once, and reported as placed if the list holds it', async () => {
    const page = await openPageWithServer();
    const { server, store, submit, states, toasts, requestCount } = page;
    server.on('GET bets', { body: [listedBet(9)] });
    await submit();
    expect(requestCount()).toBe(1);
    expect(failuresIn(page)).toEqual([]);
    expect(states()).toEqual(['placed']);
    expect(store.getState().bets).toMatchObject({ slip: null, number: '' });
    expect(toasts()).toEqual(['Something went wrong', km.receipt.stakeWasPlaced('07', '1,000')]);
    await pass(60_000);
    expect(requestCount()).toBe(1);
  });

  it('is looked for, not refused, if its call times out', async () => {
    const { server, submit, states, toasts } = await openPageWithServer();
    server.on('POST bets', () => new Promise(() => undefined));
    await submit();
    await pass(14_999);
    expect(states()).toEqual(['sending']);
    server.on('GET bets', { body: [listedBet(9)] });
    await pass(1);
    expect(states()).toEqual(['placed']);
    expect(toasts()).toEqual(['Something went wrong', km.receipt.stakeWasPlaced('07', '1,000')]);
  });

  it('[4.36] is reported as not found so far after three lists without it, at 0, 2 and 7 seconds', async () => {
    const page = await openPageWithServer();
    const { submit, states, toasts, requestCount, store } = page;
    await submit();
    expect(requestCount()).toBe(1);
    await pass(1999);
    expect(requestCount()).toBe(1);
    await pass(1);
    expect(requestCount()).toBe(2);
    await pass(4999);
    expect(states()).toEqual(['checking']);
    await pass(1);
    expect(requestCount()).toBe(3);
    expect(states()).toEqual(['notFound']);
    expect(store.getState().bets.slip).toMatchObject({ number: '07' });
    expect(toasts()).toEqual(['Something went wrong', km.receipt.stakeWasNotFound('07', '1,000')]);
    expect(failuresIn(page)).toEqual([]);
  });

  it('[4.36] is reported as not placed only after a list requested once its round was settled', async () => {
    const { server, store, submit, states, toasts, requestCount } = await openPageWithServer();
    await submit();
    await pass(7000);
    await pass(60_000);
    expect(states()).toEqual(['notFound']);
    expect(requestCount()).toBe(3 + 5);
    server.on('GET bets', { status: 500 });
    store.dispatch(broadcast.roundCalculated({ result: resultOf(50), receivedAt: 0 }));
    await pass(0);
    expect(states()).toEqual(['notFound']);
    server.on('GET bets', noBets);
    await pass(30_000);
    expect(states()).toEqual(['notPlaced']);
    expect(toasts()).toContain(km.receipt.stakeWasNotPlaced('07', '1,000'));
    const before = requestCount();
    await pass(120_000);
    expect(requestCount()).toBe(before);
  });

  it('[4.36] is found by a background request if the server’s list lags, which corrects the report', async () => {
    const { server, submit, states, toasts, store } = await openPageWithServer();
    await submit();
    await pass(7000);
    server.on('GET bets', { body: [listedBet(9)] });
    await pass(5000);
    expect(states()).toEqual(['placed']);
    expect(store.getState().bets.receipts[0]).toMatchObject({ isLate: true, isShown: true });
    expect(store.getState().bets.slip).toBeNull();
    expect(toasts()).toEqual(['Something went wrong', km.receipt.stakeWasLate('07', '1,000')]);
  });

  it('[4.40] is reported as unclear while an unreadable row may be it', async () => {
    const { server, store, submit, states, toasts } = await openPageWithServer();
    await submit();
    server.on('GET bets', { body: [{ ...listedBet(9), amount: 'x' }] });
    await pass(7000);
    expect(states()).toEqual(['unclear']);
    expect(toasts()).toContain(km.receipt.stakeIsUnclear('07', '1,000'));
    store.dispatch(broadcast.roundCalculated({ result: resultOf(50), receivedAt: 0 }));
    await pass(60_000);
    expect(states()).toEqual(['unclear']);
    server.on('GET bets', { body: [{ ...listedBet(9), amount: 4000 }] });
    await store.dispatch(refetch(betsApi.endpoints.getBets));
    expect(states()).toEqual(['notPlaced']);
  });

  it('is found in a list that another part of the app requested', async () => {
    const { server, store, submit, states, requestCount } = await openPageWithServer();
    await submit();
    server.on('GET bets', { body: [listedBet(9)] });
    await store.dispatch(refetch(betsApi.endpoints.getBets));
    expect(states()).toEqual(['placed']);
    await pass(60_000);
    expect(requestCount()).toBe(2);
  });

  it('is not judged by lists requested before the failure', async () => {
    const { server, store, submit, states, requestCount } = await openPageWithServer();
    let answerOld = (_: { body: unknown }) => {};
    server.on('GET bets', () => new Promise((resolve) => (answerOld = resolve)));
    void store.dispatch(refetch(betsApi.endpoints.getBets));
    await submit();
    await pass(10_000);
    server.on('GET bets', noBets);
    answerOld({ body: [] });
    await pass(0);
    expect(requestCount()).toBe(2);
    expect(states()).toEqual(['checking']);
    await pass(6999);
    expect(states()).toEqual(['checking']);
    await pass(1);
    expect(states()).toEqual(['notFound']);
  });

  it('is never found in an earlier equal bet', async () => {
    const { server, submit, states, store } = await openPageWithServer();
    server.on('GET bets', { body: [listedBet(8)] });
    await store.dispatch(refetch(betsApi.endpoints.getBets));
    await submit();
    await pass(7000);
    expect(states()).toEqual(['notFound']);
  });
});

it('a failed call whose response comes just after the end of the session requests no list', async () => {
  const page = await openPageWithServer();
  const { server, store, submit, states, requestCount } = page;
  let fail = () => {};
  server.on('POST bets', () => new Promise((_, reject) => (fail = () => reject(new TypeError()))));
  await submit();
  store.dispatch(sessionEnded({ reason: 'loggedOut' }));
  const seen: unknown[] = [];
  store.subscribe(() => seen.push(...states()));
  fail();
  await pass(0);
  expect(seen).toContain('checking');
  await pass(60_000);
  expect(requestCount()).toBe(0);
  expect(failuresIn(page)).toEqual([]);
});
