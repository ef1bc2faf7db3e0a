import { locationChanged } from '../../store/navigationSlice';
import { sessionEnded } from '../../api/apiEvents';
import { homeReloadRequested } from '../../store/appEvents';
import type { KeyValueStore } from '../../platform/keyValueStore';
import { betOf } from '../../testing/betOf';
import { fakeKeyValueStore } from '../../testing/fakePorts';
import { advanceTime, useVirtualTime } from '../../testing/invariants/virtualTime';
import { openDrawPage, settledBet, startDrawServer } from '../../testing/listeners/openDrawPage';
import { testSession } from '../../testing/makeTestServices';
import { ownerMark } from '../../platform/ownerMark';
import { broadcast } from '../connection/broadcasts';
import { gameEvents } from '../game/gameSlice';
import { selectMissedBets } from './missedBets';

beforeEach(useVirtualTime);

/** A page on home whose round 50 is drawn and settled, which no event has told it. */
async function openSettledPage() {
  const { settle } = startDrawServer();
  const page = await openDrawPage();
  settle();
  return page;
}

describe('the missed bets', () => {
  it('are none after a draw that was shown, not even after a reload', async () => {
    const page = await openSettledPage();
    page.draw();
    await advanceTime(12_000);
    await page.startNext();
    expect(page.missed()).toBeNull();
    expect(page.tabs.announcedRounds).toEqual([50]);
    const reloaded = await openDrawPage(page.localStore);
    expect(reloaded.missed()).toBeNull();
    expect(reloaded.store.getState().outcomes.shownRoundId).toBe(50);
  });

  type Page = Awaited<ReturnType<typeof openDrawPage>>;
  const hide = (page: Page, isHidden: boolean) => page.page.setHidden(isHidden);
  const leaveHome = (page: Page, isAway: boolean) =>
    page.dispatch(locationChanged({ pathname: isAway ? '/rule' : '/', search: '' }));

  /** So finely that a timer starts the next one in time. */
  async function pass(milliseconds: number) {
    for (let passed = 0; passed < milliseconds; passed += 100) await advanceTime(100);
  }

  /** Round 50 is drawn, and the reveal is out of sight from one time to another; the next round starts. */
  async function drawWhile(away: (page: Page, isAway: boolean) => void, from: number, to: number) {
    const { world, settle } = startDrawServer();
    const page = await openDrawPage();
    world.bets = [settledBet(50)];
    page.draw();
    await pass(from);
    away(page, true);
    await pass(to - from);
    away(page, false);
    await pass(12_000 - to);
    expect(page.missed()).toBeNull();
    settle();
    await page.startNext();
    return page;
  }

  it.each([
    ['on a hidden page', 0, 12_000, hide],
    ['on another screen', 0, 12_000, leaveHome],
  ])('are those of a reveal %s, once its round is over', async (_, from, to, away) => {
    expect((await drawWhile(away, from, to)).missed()).toMatchObject({
      bets: [{ id: 50 }],
      staked: 1000,
      outcome: { payout: 90_000, net: 89_000, isExpected: false },
    });
  });

  it.each([
    ['hidden', 1000, 7000, hide],
    ['hidden until shortly before its end', 3000, 10_400, hide],
    ['on another screen', 1000, 7000, leaveHome],
  ])('are none of a draw whose page was %s, and that was shown else', async (...row) => {
    const [, from, to, away] = row;
    expect((await drawWhile(away, from, to)).missed()).toBeNull();
  });

  it('[4.26] are none that a late reveal shows again: it stays closed, and the strip can open it', async () => {
    const page = await openSettledPage();
    await page.startNext();
    page.dispatch(homeReloadRequested());
    await advanceTime(0);
    expect(page.missed()?.bets).toHaveLength(1);
    page.draw();
    expect(page.store.getState().game.reveal).toBeNull();
    page.dismiss();
    const reloaded = await openDrawPage(page.localStore);
    await reloaded.startNext();
    reloaded.draw();
    expect(reloaded.store.getState().game.reveal).toBeNull();
    reloaded.dispatch(gameEvents.revealReopened({ roundId: 50, digits: '107' }));
    expect(reloaded.store.getState().game.reveal).toMatchObject({ roundId: 50, revealedCount: 3 });
  });

  it('are none of a draw that the player opened from the strip', async () => {
    const page = await openSettledPage();
    page.dispatch(gameEvents.revealReopened({ roundId: 50, digits: '107' }));
    await advanceTime(500);
    await page.startNext();
    expect(page.missed()).toBeNull();
  });

  it('are those of a reveal that was not finished before the next round', async () => {
    const page = await openSettledPage();
    page.draw();
    await advanceTime(4000);
    expect(page.missed()).toBeNull();
    await page.startNext();
    await advanceTime(2000);
    expect(page.missed()?.bets).toHaveLength(1);
  });

  it('are shown after each reload until they are dismissed, then never again', async () => {
    const { localStore } = await openSettledPage();
    expect((await openDrawPage(localStore)).missed()?.bets).toHaveLength(1);
    const page = await openDrawPage(localStore);
    expect(page.missed()?.bets).toHaveLength(1);
    page.dismiss();
    expect(page.missed()).toBeNull();
    expect((await openDrawPage(localStore)).missed()).toBeNull();
  });

  it('leave the other tabs once one tab has dismissed them', async () => {
    const { localStore } = await openSettledPage();
    const [one, other] = [await openDrawPage(localStore), await openDrawPage(localStore)];
    one.dismiss();
    expect(one.tabs.announcedRounds).toEqual([50]);
    expect(other.missed()?.bets).toHaveLength(1);
    other.tabs.hearShownRound(50);
    expect(other.missed()).toBeNull();
    expect(other.tabs.announcedRounds).toEqual([]);
  });

  it('are those since the last draw that was shown: the next one takes their place', async () => {
    const { world, settle } = startDrawServer();
    const page = await openDrawPage();
    settle();
    await page.startNext();
    page.dispatch(homeReloadRequested());
    await advanceTime(0);
    expect(page.missed()?.bets).toMatchObject([{ id: 50 }]);
    world.drawn = [51, ...world.drawn];
    page.dispatch(broadcast.resultReceived({ roundId: 51, digits: '107', receivedAt: 0 }));
    await advanceTime(12_000);
    expect(page.missed()).toBeNull();
    expect(page.store.getState().outcomes.shownRoundId).toBe(51);
  });

  it('are found again once a server counts its rounds from the start again', async () => {
    const { settle } = startDrawServer();
    const { localStore } = await openDrawPage();
    localStore.write(`shownRound:${ownerMark(testSession.userId)}`, '900000');
    await openDrawPage(localStore);
    settle();
    expect((await openDrawPage(localStore)).missed()?.bets).toHaveLength(1);
  });

  it('belong to the player: a logout hides them, another player gets none, the same one gets them again', async () => {
    const page = await openSettledPage();
    const back = await openDrawPage(page.localStore);
    expect(back.missed()?.bets).toHaveLength(1);
    back.dispatch(sessionEnded({ reason: 'loggedOut' }));
    expect(back.missed()).toBeNull();
    expect(back.store.getState().outcomes.shownRoundId).toBeNull();
    const other = { ...testSession, userId: '1002', username: 'dararith' };
    expect((await openDrawPage(page.localStore, other)).missed()).toBeNull();
    expect((await openDrawPage(page.localStore)).missed()?.bets).toHaveLength(1);
  });

  it('begin with nothing in a browser that knows nothing of the player, or whose memory is unreadable', async () => {
    const { settle } = startDrawServer();
    const { localStore, store } = await openDrawPage();
    expect(store.getState().outcomes.shownRoundId).toBe(49);
    settle();
    expect((await openDrawPage(localStore)).missed()?.bets).toHaveLength(1);
    expect((await openDrawPage()).missed()).toBeNull();
    const broken: KeyValueStore = { ...fakeKeyValueStore(), read: () => '{"x":1}' };
    const page = await openDrawPage(broken);
    expect(page.missed()).toBeNull();
    expect(JSON.stringify(page.logger.lines)).toContain('shownRound');
  });
});

describe('selectMissedBets', () => {
  const bets = [50, 48].map((roundId) => betOf({ id: roundId, roundId, isSettled: true }));
  const listed = (...rounds: number[]) =>
    rounds.map((roundId) => ({ roundId, createdAt: null, digits: '107' }));
  const missed = (revealedId: number | null) =>
    selectMissedBets.resultFunc(bets, 40, listed(50, 49, 48, 47), revealedId, false);

  it('counts the bets, and names the newest of their rounds', () => {
    expect(missed(null)).toMatchObject({ bets, count: 2, lastRoundId: 50 });
  });

  it('leaves the round of a reveal out while it is on the screen', () => {
    expect(missed(50)).toMatchObject({ bets: bets.slice(1), count: 1, lastRoundId: 48 });
  });

  it('is null until both lists are there', () => {
    expect(selectMissedBets.resultFunc(undefined, 40, listed(50), null, false)).toBeNull();
    expect(selectMissedBets.resultFunc(bets, 40, undefined, null, false)).toBeNull();
    expect(selectMissedBets.resultFunc(bets, 40, [], null, false)).toBeNull();
  });
});
