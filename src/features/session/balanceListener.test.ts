import { sessionEnded } from '../../api/apiEvents';
import { betsEvents } from '../bets/betsSlice';
import { sessionEvents } from './sessionSlice';
import { makeTestStore } from '../../testing/makeTestStore';
import { testSession } from '../../testing/makeTestServices';
import type { TestServicesOptions } from '../../testing/makeTestServices';
import { appStarted, pageWoken } from '../../store/appEvents';

beforeEach(() => jest.useFakeTimers());

const otherPlayer = { userId: '1002', username: 'dararith', currency: 'KHR' };

function setUp(options: TestServicesOptions = {}) {
  const { store, services } = makeTestStore(options);
  store.dispatch(appStarted());
  return {
    store,
    ...services,
    balance: () => store.getState().session.balance,
    isStale: () => store.getState().session.isBalanceStale,
    pass: (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds),
  };
}

describe('the balance', () => {
  it('[3.19] is unknown before the first value, never 0', () => {
    const { balances, balance, logger } = setUp();
    expect(balance()).toBeNull();
    balances.push(null);
    expect(balance()).toBeNull();
    expect(logger.lines).toContainEqual({ message: 'balance dropped', details: 'null' });
  });

  it('is not subscribed to while nobody is signed in', async () => {
    const { store, balances, logger, pass } = setUp({ session: null });
    await pass(0);
    expect(balances.watches).toEqual([]);
    expect(logger.lines).toEqual([]);
    store.dispatch(sessionEvents.signedIn(otherPlayer));
    expect(balances.watchedUser()).toBe('1002');
  });

  it('[1.9, 4.28] follows each value of the record', () => {
    const { balances, balance } = setUp();
    balances.push(5000.9);
    expect(balance()).toBe(5000.9);
    balances.push('4000.00');
    expect(balance()).toBe(4000);
    balances.push(0);
    expect(balance()).toBe(0);
  });

  it.each([null, undefined, NaN, Infinity, '', 'x', '<b>5</b>', {}, [5], true, { balance: 5 }])(
    '[3.20] stays at the last known value after %p',
    (junk) => {
      const { balances, balance } = setUp();
      balances.push(5000);
      balances.push(junk);
      expect(balance()).toBe(5000);
    },
  );

  it('does not write what it dropped into the log', () => {
    const { balances, logger } = setUp();
    balances.push('secret');
    expect(logger.lines).toEqual([{ message: 'balance dropped', details: 'string' }]);
  });
});

describe('a balance whose connection is lost', () => {
  it('stays, and is stale after a short delay, until the connection is back', async () => {
    const { balances, balance, isStale, pass } = setUp();
    balances.push(5000);
    balances.setConnected(false);
    await pass(2999);
    expect(isStale()).toBe(false);
    balances.setConnected(true);
    await pass(60_000);
    expect(isStale()).toBe(false);
    balances.setConnected(false);
    await pass(3000);
    expect(isStale()).toBe(true);
    expect(balance()).toBe(5000);
    balances.setConnected(true);
    expect(isStale()).toBe(false);
  });

  it('says nothing more of a stake under way, from the first instant on', () => {
    const { store, balances } = setUp();
    const stake = { roundId: 50, number: '07', amount: 1000 };
    const press = { receiptId: 'r', userId: '1001', stake, baseline: [], debit: 'none' as const };
    balances.push(5000);
    store.dispatch(betsEvents.betSent(press));
    balances.setConnected(false);
    expect(store.getState().bets.receipts).toMatchObject([{ debit: 'unknown' }]);
  });

  it('is subscribed to again, with a checked sign-in, if the connection stays away', async () => {
    const { balances, logger, pass } = setUp();
    balances.push(5000);
    balances.setConnected(false);
    await pass(20_000);
    expect(balances.watches).toHaveLength(1);
    expect(logger.lines).toEqual([
      { message: 'balance not available', details: 'the database cannot be reached' },
    ]);
    await pass(2000);
    expect(balances.watches).toMatchObject([{ isRetry: false }, { isRetry: true }]);
  });

  it('does not make the balance of the next player stale', async () => {
    const { store, balances, isStale, pass } = setUp();
    balances.setConnected(false);
    store.dispatch(sessionEvents.signedIn(otherPlayer));
    balances.push(7000);
    await pass(60_000);
    expect(isStale()).toBe(false);
    expect(balances.watches.map(({ userId }) => userId)).toEqual(['1001', '1002']);
  });
});

describe('a balance that is refused', () => {
  it('stays, is stale at once, and is subscribed to again after growing delays', async () => {
    const { balances, balance, isStale, logger, pass } = setUp();
    balances.push(5000);
    const starts: number[] = [];
    let elapsed = 0;
    for (let failure = 0; failure < 4; failure += 1) {
      balances.fail('permission denied');
      expect(isStale()).toBe(true);
      const before = balances.watches.length;
      const began = elapsed;
      while (balances.watches.length === before) {
        await pass(500);
        elapsed += 500;
      }
      starts.push(elapsed - began);
    }
    expect(starts).toEqual([1500, 3000, 6000, 12_000]);
    expect(logger.lines[0]).toEqual({
      message: 'balance not available',
      details: 'permission denied',
    });
    expect(balance()).toBe(5000);
    balances.push(6000);
    expect(isStale()).toBe(false);
    expect(balance()).toBe(6000);
  });

  it.each([
    ['grow on if each subscription brings one value', 0, [3000, 6000, 12_000, 24_000, 45_000]],
    ['start again after a minute of health', 60_000, [1500, 1500, 1500, 1500, 1500]],
  ])('has delays that %s', async (_, healthMs, delays) => {
    const { balances, clock, pass } = setUp();
    balances.fail('permission denied');
    await pass(1500);
    for (const delay of delays) {
      const before = balances.watches.length;
      balances.push(5000);
      clock.advance(healthMs);
      balances.fail('permission denied');
      await pass(delay - 1);
      expect(balances.watches).toHaveLength(before);
      await pass(1);
      expect(balances.watches).toHaveLength(before + 1);
    }
  });

  it('is subscribed to again as soon as the page wakes', async () => {
    const { store, balances, pass } = setUp();
    balances.fail('permission denied');
    await pass(100);
    expect(balances.watchedUser()).toBeNull();
    store.dispatch(pageWoken({ at: 0 }));
    await pass(0);
    expect(balances.watches).toHaveLength(2);
  });

  it('is stale until its next value, even if the database is connected before', async () => {
    const { balances, isStale, pass } = setUp();
    balances.push(5000);
    balances.fail('permission denied');
    await pass(2000);
    expect(balances.watches).toHaveLength(2);
    balances.setConnected(true);
    balances.setConnected(false);
    balances.setConnected(true);
    expect(isStale()).toBe(true);
    balances.push(5000);
    expect(isStale()).toBe(false);
  });

  it.each([
    ['the stored token', 'firebase-token-of-the-test'],
    ['none, if the session has none', ''],
  ])('is subscribed to again with %s', async (_, firebaseToken) => {
    const { balances, pass } = setUp({ session: { ...testSession, firebaseToken } });
    balances.fail('permission denied');
    await pass(2000);
    expect(balances.watches.at(-1)).toEqual({
      userId: '1001',
      isRetry: true,
      token: firebaseToken,
    });
  });

  it.each([
    ['cleared', null],
    ['given to another player', { ...otherPlayer, accessToken: 'a', firebaseToken: 'f' }],
  ])('does not use the token of cookies that another tab has %s', async (_, others) => {
    const { balances, sessionCookies, pass } = setUp();
    sessionCookies.clear();
    if (others) sessionCookies.save(others);
    balances.fail('permission denied');
    await pass(2000);
    expect(balances.watches.at(-1)).toEqual({ userId: '1001', isRetry: true, token: null });
  });

  it.each([0, 100])('is not subscribed to %d ms later if the session ends', async (waitMs) => {
    const { store, balances, pass } = setUp();
    balances.fail('permission denied');
    await pass(waitMs);
    store.dispatch(sessionEnded({ reason: 'loggedOut' }));
    await pass(120_000);
    expect(balances.watches).toHaveLength(1);
    expect(balances.watchedUser()).toBeNull();
  });

  it('is never shown to the next player', () => {
    const { store, balances, balance, isStale } = setUp();
    balances.push(5000);
    balances.fail('permission denied');
    store.dispatch(sessionEvents.signedIn(otherPlayer));
    expect(balance()).toBeNull();
    expect(isStale()).toBe(false);
    expect(balances.watchedUser()).toBe('1002');
  });
});
