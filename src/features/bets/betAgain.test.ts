import { km } from '../../i18n/km';
import { pass, listedBet, openPageWithServer } from '../../testing/listeners/unansweredStakes';
import { betsEvents } from './betsSlice';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('bet again', () => {
  const startDoubted = async () => {
    const page = await openPageWithServer();
    await page.submit();
    // The connection stays open, so betting stays open.
    for (let second = 1; second <= 7; second += 1) {
      page.services.clock.advance(1000);
      page.services.broadcasts.emit({ kind: 'countdown', secondsLeft: 30 - second });
      await pass(1000);
    }
    const receiptId = page.store.getState().bets.receipts[0]?.id ?? '';
    const pressAgain = async () => {
      page.store.dispatch(betsEvents.betAgainPressed({ receiptId }));
      await pass(0);
    };
    return { ...page, pressAgain, bets: () => page.store.getState().bets };
  };

  it('[4.36] opens the slip after a fresh list without the stake, and sends nothing', async () => {
    const { pressAgain, bets, requestCount, server } = await startDoubted();
    await pressAgain();
    expect(requestCount()).toBe(4);
    expect(bets()).toMatchObject({
      slip: { roundId: 50, number: '07', amount: 1000, receiptId: null },
      lookingAgainId: null,
    });
    expect(server.calls('POST bets')).toHaveLength(1);
  });

  it('opens no slip if the fresh list has the stake, and says so', async () => {
    const { pressAgain, bets, states, server, toasts } = await startDoubted();
    server.on('GET bets', { body: [listedBet(9)] });
    await pressAgain();
    expect(states()).toEqual(['placed']);
    expect(bets()).toMatchObject({ slip: null, lookingAgainId: null });
    expect(toasts()).toContain(km.receipt.stakeWasLate('07', '1,000'));
    expect(toasts()).not.toContain(km.tables.loadFailed);
  });

  it('opens the slip of an older stake, too', async () => {
    const { pressAgain, bets, states, server, submit } = await startDoubted();
    await pressAgain();
    server.on('POST bets', { status: 201, body: { data: listedBet(10) } });
    await submit();
    expect(states()).toEqual(['accepted', 'notFound']);
    expect(bets().slip).toBeNull();
    server.on('GET bets', { body: [listedBet(10)] });
    await pressAgain();
    expect(bets()).toMatchObject({ slip: { roundId: 50, number: '07', amount: 1000 } });
  });

  it('opens no slip if the list fails to load, and says so', async () => {
    const { pressAgain, bets, states, server, toasts } = await startDoubted();
    server.on('GET bets', { status: 500 });
    await pressAgain();
    expect(states()).toEqual(['notFound']);
    expect(bets()).toMatchObject({ slip: { receiptId: bets().receipts[0]?.id } });
    expect(bets().lookingAgainId).toBeNull();
    expect(toasts()).toContain(km.tables.loadFailed);
  });

  it('opens no slip if an unreadable row may be the stake', async () => {
    const { pressAgain, bets, states, server } = await startDoubted();
    server.on('GET bets', { body: [{ ...listedBet(9), number: null }] });
    await pressAgain();
    expect(states()).toEqual(['unclear']);
    expect(bets()).toMatchObject({ slip: { receiptId: bets().receipts[0]?.id } });
  });

  it('reports both equal stakes as placed if the first one comes late', async () => {
    const { pressAgain, states, server, submit } = await startDoubted();
    await pressAgain();
    server.on('POST bets', { status: 201, body: { data: listedBet(10) } });
    await submit();
    expect(states()).toEqual(['accepted', 'notFound']);
    server.on('GET bets', { body: [listedBet(10), listedBet(9)] });
    await pass(30_000);
    expect(states()).toEqual(['accepted', 'placed']);
  });
});
