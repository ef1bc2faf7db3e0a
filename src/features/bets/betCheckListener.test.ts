import { sessionEnded } from '../../api/apiEvents';
import { refetch } from '../../api/refetch';
import { km } from '../../i18n/km';
import { resultRow } from '../../testing/listeners/homeWithLists';
import {
  listedBet,
  noBets,
  openPageWithServer,
  pass,
  settledBet,
} from '../../testing/listeners/unansweredStakes';
import { broadcast } from '../connection/broadcasts';
import { betsApi } from './betsApi';

type Page = Awaited<ReturnType<typeof openPageWithServer>>;

const draw = ({ store }: Page, roundId: number) => {
  const result = { roundId, createdAt: null, digits: '472' };
  store.dispatch(broadcast.roundCalculated({ result, receivedAt: 0 }));
};
const receiptOf = ({ store }: Page) => store.getState().bets.receipts[0];

/** The failures of listeners that were logged. */
const failuresIn = ({ services }: Page) =>
  services.logger.lines.filter(({ message }) => message.startsWith('a listener failed'));

beforeEach(() => jest.useFakeTimers());

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

  it('[4.36] is reported as not found so far after three lists without it, and looked for after growing delays', async () => {
    const page = await openPageWithServer();
    const { submit, states, toasts, requestCount, store } = page;
    await submit();
    for (const [count, wait] of [1500, 3000, 6000, 12_000, 24_000, 45_000, 45_000].entries()) {
      expect(states()).toEqual([count < 2 ? 'checking' : 'notFound']);
      await pass(wait - 1);
      expect(requestCount()).toBe(count + 1);
      await pass(1);
      expect(requestCount()).toBe(count + 2);
    }
    expect(store.getState().bets.slip).toMatchObject({ number: '07' });
    expect(toasts()).toEqual(['Something went wrong', km.receipt.stakeWasNotFound('07', '1,000')]);
    expect(failuresIn(page)).toEqual([]);
  });

  it('[4.36, 4.40] is reported as not placed once a list that would show it lacks it and the balance did not fall', async () => {
    const { server, submit, states, toasts, requestCount } = await openPageWithServer();
    await submit();
    await pass(4500);
    expect(states()).toEqual(['notFound']);
    server.on('GET bets', { status: 500 });
    await pass(6000);
    expect(states()).toEqual(['notFound']);
    server.on('GET bets', { body: [settledBet] });
    await pass(12_000);
    expect(states()).toEqual(['notPlaced']);
    expect(toasts()).toContain(km.receipt.stakeWasNotPlaced('07', '1,000'));
    const before = requestCount();
    await pass(120_000);
    expect(requestCount()).toBe(before);
  });

  it('[4.40] is never reported as not placed by an empty list before the next round is drawn', async () => {
    const page = await openPageWithServer();
    const { server, store, services, submit, states, requestCount } = page;
    await submit();
    await pass(4500);
    draw(page, 50);
    await pass(60_000);
    expect(states()).toEqual(['notFound']);
    server.on('GET results', { body: [resultRow(50), resultRow(49)] });
    store.dispatch(broadcast.roundStarted({ roundId: 51, receivedAt: 0 }));
    services.broadcasts.emit({ kind: 'countdown', secondsLeft: 60 });
    await pass(60_000);
    expect(states()).toEqual(['notFound']);
    draw(page, 51);
    await pass(2000);
    expect(states()).toEqual(['notPlaced']);
    const before = requestCount();
    await pass(120_000);
    expect(requestCount()).toBe(before);
  });

  it.each<[string, (page: Page) => void, string]>([
    ['fell by the stake', ({ services }) => services.balances.push(99_000), 'seen'],
    ['fell by more', ({ services }) => services.balances.push(98_500), 'unknown'],
    ['was lost for a while', ({ services }) => services.balances.fail('lost'), 'unknown'],
  ])(
    '[4.40] is never reported as not placed if the balance %s, and looked for until a later round',
    async (_, change, debit) => {
      const page = await openPageWithServer();
      const { server, submit, states } = page;
      await submit();
      change(page);
      page.services.balances.push(100_000);
      server.on('GET bets', { body: [settledBet] });
      await pass(60_000);
      expect(receiptOf(page)).toMatchObject({ state: 'notFound', debit });
      server.on('GET bets', { body: [listedBet(9), settledBet] });
      await pass(45_000);
      expect(states()).toEqual(['placed']);
    },
  );

  it('is not judged by a balance that never came', async () => {
    const page = await openPageWithServer();
    page.services.balances.fail('lost');
    await page.submit();
    expect(receiptOf(page)?.debit).toBe('unknown');
  });

  it('[4.36] is found by a later request if the server’s list lags, which corrects the report', async () => {
    const page = await openPageWithServer();
    const { server, submit, toasts, store } = page;
    await submit();
    await pass(4500);
    server.on('GET bets', { body: [listedBet(9)] });
    await pass(6000);
    expect(receiptOf(page)).toMatchObject({ state: 'placed', isLate: true, isShown: true });
    expect(store.getState().bets.slip).toBeNull();
    expect(toasts()).toEqual(['Something went wrong', km.receipt.stakeWasLate('07', '1,000')]);
  });

  it.each([
    ['an unreadable row may be it', [{ ...listedBet(9), amount: 'x' }, settledBet]],
    ['the JSON number 7 may be it', [{ ...listedBet(9), number: 7 }, settledBet]],
    [
      'only the first page comes',
      {
        data: [settledBet],
        links: { next: '/bets?page=2' },
        meta: { current_page: 1, last_page: 2 },
      },
    ],
  ])('[4.40] is reported as unclear while %s', async (_, body) => {
    const { server, store, submit, states, toasts } = await openPageWithServer();
    server.on('GET bets', { body });
    await submit();
    await pass(60_000);
    expect(states()).toEqual(['unclear']);
    expect(toasts()).toEqual(['Something went wrong', km.receipt.stakeIsUnclear('07', '1,000')]);
    server.on('GET bets', { body: [{ ...listedBet(9), amount: 4000 }, settledBet] });
    await store.dispatch(refetch(betsApi.endpoints.getBets));
    expect(states()).toEqual(['notPlaced']);
  });

  it('is not judged by lists requested before the failure', async () => {
    const { server, store, submit, states, requestCount } = await openPageWithServer();
    let answerOld = (_: { body: unknown }) => {};
    server.on('GET bets', () => new Promise((resolve) => (answerOld = resolve)));
    void store.dispatch(refetch(betsApi.endpoints.getBets));
    await submit();
    await pass(10_000);
    server.on('GET bets', noBets);
    answerOld({ body: [settledBet] });
    await pass(0);
    expect(requestCount()).toBe(2);
    expect(states()).toEqual(['checking']);
    await pass(4499);
    expect(states()).toEqual(['checking']);
    await pass(1);
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
