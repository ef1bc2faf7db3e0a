import { appStarted } from '../../app/appEvents';
import { locationChanged } from '../../app/navigation/navigationSlice';
import { makeStore } from '../../app/store';
import { sessionEnded } from '../../api/apiEvents';
import type { KeyValueStore } from '../../lib/keyValueStore';
import { fakeKeyValueStore } from '../../testing/fakePorts';
import { startFakeServer } from '../../testing/fakeServer';
import { advanceTime, useVirtualTime } from '../../testing/invariants/virtualTime';
import { makeTestServices, testSession } from '../../testing/makeTestServices';
import { gameEvents } from '../game/gameSlice';
import { selectMissedBets } from './missedBets';
import { outcomesEvents } from './outcomesSlice';

beforeEach(useVirtualTime);
afterEach(() => jest.useRealTimers());

const openBet = (roundId: number) => ({
  id: roundId,
  result_id: roundId,
  number: '07',
  amount: 1000,
  odds: 90,
  win_lose: 0,
  result: null,
  is_calculate: false,
});
const settledBet = (roundId: number) => ({
  ...openBet(roundId),
  win_lose: 89_000,
  result: { detail: '{"number":"107"}' },
  is_calculate: true,
});
const resultOf = (roundId: number) => ({
  round_id: roundId,
  created_at: null,
  detail: '{"number":"107"}',
});

/** A server in round 50, in which the player has a bet. */
function startServer() {
  const world = { bets: [openBet(50)] as object[], drawn: [49, 48], isPartial: false };
  const server = startFakeServer();
  server.on('GET results', () => ({ body: world.drawn.map(resultOf) }));
  server.on('GET bets', () => ({
    body: world.isPartial ? { data: world.bets, next_page_url: '/bets?page=2' } : world.bets,
  }));
  server.on('GET previous-result', { body: null });
  server.on('GET bet-limit', { body: { min_bet: 1000, max_bet: 50_000 } });
  for (const call of ['GET report', 'GET report/detail']) server.on(call, { body: [] });
  return {
    world,
    server,
    /** Round 50 is drawn and its bet settled. */
    settle() {
      world.bets = [settledBet(50)];
      world.drawn = [50, ...world.drawn];
    },
  };
}

/** A page on home; those with the same storage are tabs or loads of one browser. */
async function openPage(localStore: KeyValueStore = fakeKeyValueStore(), session = testSession) {
  const services = { ...makeTestServices({ session }), localStore };
  const store = makeStore(services);
  const { dispatch } = store;
  dispatch(appStarted());
  dispatch(locationChanged({ pathname: '/', search: '' }));
  await advanceTime(0);
  dispatch(gameEvents.connectionOpened({ at: services.clock.now() }));
  await advanceTime(0);
  return {
    ...services,
    store,
    dispatch,
    missed: () => selectMissedBets(store.getState()),
    dismiss: () =>
      dispatch(
        outcomesEvents.missedBetsDismissed({
          keys: selectMissedBets(store.getState())?.keys ?? [],
        }),
      ),
    /** The events of the draw of round 50, up to its result. */
    draw() {
      const result = { roundId: 50, createdAt: null, digits: '107' };
      dispatch(gameEvents.roundCalculated({ result }));
      dispatch(gameEvents.resultReceived({ roundId: 50, digits: '107', receivedAt: 0 }));
    },
    async startNext() {
      dispatch(gameEvents.roundStarted({ roundId: 51 }));
      await advanceTime(0);
    },
  };
}

describe('the missed bets', () => {
  it('are none after a reveal that was in sight, not even after a reload', async () => {
    const { settle } = startServer();
    const page = await openPage();
    settle();
    page.draw();
    await advanceTime(12_000);
    await page.startNext();
    expect(page.missed()).toBeNull();
    expect(page.store.getState().outcomes.seenRevealId).toBe(50);
    expect(page.tabs.seenAnnouncements()).toBeGreaterThan(0);
    const reloaded = await openPage(page.localStore);
    expect(reloaded.missed()).toBeNull();
    expect(reloaded.store.getState().outcomes.seen?.keys).toContain('50:');
  });

  type Page = Awaited<ReturnType<typeof openPage>>;
  const hide = (page: Page, isHidden: boolean) => page.page.setHidden(isHidden);
  const leaveHome = (page: Page, isAway: boolean) =>
    page.dispatch(locationChanged({ pathname: isAway ? '/rule' : '/', search: '' }));

  it.each([
    ['on a hidden page', 0, 12_000, hide],
    ['of which one digit appeared on a hidden page', 3000, 2000, hide],
    ['of which one digit appeared on another screen', 3000, 2000, leaveHome],
  ])('are those of a reveal %s, once its round is over', async (_, shownMs, awayMs, leave) => {
    const { world, settle } = startServer();
    const page = await openPage();
    world.bets = [settledBet(50)];
    page.draw();
    await advanceTime(shownMs);
    leave(page, true);
    await advanceTime(awayMs);
    leave(page, false);
    await advanceTime(12_000);
    expect(page.missed()).toBeNull();
    settle();
    await page.startNext();
    expect(page.missed()).toMatchObject({
      bets: [{ id: 50 }],
      rounds: 1,
      betRounds: 1,
      staked: 1000,
      outcome: { payout: 90_000, net: 89_000, isExpected: false },
    });
  });

  it('are those of a reveal that was not finished before the next round', async () => {
    const { settle } = startServer();
    const page = await openPage();
    settle();
    page.draw();
    await advanceTime(4000);
    expect(page.missed()).toBeNull();
    await page.startNext();
    expect(page.missed()?.bets).toHaveLength(1);
  });

  it('wait after a wake for a list that was requested since', async () => {
    const { settle, server } = startServer();
    const page = await openPage();
    settle();
    let answer = (_: unknown) => {};
    const response = new Promise((resolve) => (answer = resolve));
    server.on('GET bets', async () => {
      await response;
      return { body: [settledBet(50)] };
    });
    page.clock.advance(5000);
    page.page.wake();
    await advanceTime(1000);
    expect(page.store.getState().game.round.id).toBe(51);
    expect(page.missed()).toBeNull();
    answer(null);
    await advanceTime(0);
    expect(page.missed()).toMatchObject({ rounds: 1, betRounds: 1 });
    page.clock.advance(1000);
    page.page.wake();
    expect(page.missed()).toMatchObject({ rounds: 1, betRounds: 1 });
  });

  it('count the rounds that went by, also those without own bets', async () => {
    const { world, settle } = startServer();
    const { localStore } = await openPage();
    settle();
    world.drawn = [53, 52, 51, ...world.drawn];
    expect((await openPage(localStore)).missed()).toMatchObject({
      rounds: 4,
      betRounds: 1,
      areMoreRounds: false,
    });
    world.drawn = [53, 52, 51];
    expect((await openPage(localStore)).missed()).toMatchObject({
      rounds: 4,
      areMoreRounds: true,
    });
  });

  it('are shown after each reload until they are dismissed, then never again', async () => {
    const { settle } = startServer();
    const { localStore } = await openPage();
    settle();
    expect((await openPage(localStore)).missed()?.bets).toHaveLength(1);
    const page = await openPage(localStore);
    expect(page.missed()?.bets).toHaveLength(1);
    page.dismiss();
    expect(page.missed()).toBeNull();
    expect((await openPage(localStore)).missed()).toBeNull();
  });

  it('leave the other tabs once one tab has dismissed them', async () => {
    const { settle } = startServer();
    const { localStore } = await openPage();
    settle();
    const [one, other, sleeping] = [
      await openPage(localStore),
      await openPage(localStore),
      await openPage(localStore),
    ];
    one.dismiss();
    expect(one.tabs.seenAnnouncements()).toBe(1);
    expect(other.missed()?.bets).toHaveLength(1);
    other.tabs.hearSeenBets();
    await advanceTime(100);
    expect(other.missed()).toBeNull();
    expect(other.tabs.seenAnnouncements()).toBe(0);
    expect(sleeping.missed()?.bets).toHaveLength(1);
    sleeping.page.wake();
    await advanceTime(0);
    expect(sleeping.missed()).toBeNull();
  });

  it('belong to the player: a logout hides them, another player gets none, the same one gets them again', async () => {
    const { settle } = startServer();
    const page = await openPage();
    settle();
    const back = await openPage(page.localStore);
    expect(back.missed()?.bets).toHaveLength(1);
    back.dispatch(sessionEnded({ reason: 'loggedOut' }));
    expect(back.missed()).toBeNull();
    expect(back.store.getState().outcomes.seen).toBeNull();
    const other = { ...testSession, userId: '1002', username: 'dararith' };
    expect((await openPage(page.localStore, other)).missed()).toBeNull();
    expect((await openPage(page.localStore)).missed()?.bets).toHaveLength(1);
  });

  it('have no sum if the server has more bets than the list', async () => {
    const { world, settle } = startServer();
    const { localStore } = await openPage();
    settle();
    world.isPartial = true;
    expect((await openPage(localStore)).missed()).toMatchObject({
      bets: [{ id: 50 }],
      staked: null,
      outcome: { payout: null, net: null },
    });
  });

  it('begin with nothing in a browser that knows nothing of the player, or whose memory is unreadable', async () => {
    const { settle } = startServer();
    const { localStore, store } = await openPage();
    expect(store.getState().outcomes.seen).toEqual({ fromRound: 50, keys: [] });
    settle();
    expect((await openPage(localStore)).missed()?.bets).toHaveLength(1);
    expect((await openPage()).missed()).toBeNull();
    const broken: KeyValueStore = { ...fakeKeyValueStore(), read: () => '{"fromRound":"x"}' };
    const page = await openPage(broken);
    expect(page.missed()).toBeNull();
    expect(JSON.stringify(page.logger.lines)).toContain('seenBets');
  });
});
