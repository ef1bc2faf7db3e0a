import { sessionEnded } from '../../api/apiEvents';
import { advanceTime, useVirtualTime } from '../../testing/invariants/virtualTime';
import { openDrawPage, startDrawServer } from '../../testing/listeners/openDrawPage';
import { testSession } from '../../testing/makeTestServices';
import { ownerMark } from '../../platform/ownerMark';
import { broadcast } from '../connection/broadcasts';
import { connectionEvents } from '../connection/connectionSlice';
import { sessionEvents } from '../session/sessionSlice';

beforeEach(useVirtualTime);

const { userId, username, currency } = testSession;
const key = `shownRound:${ownerMark(userId)}`;

type Page = Awaited<ReturnType<typeof openDrawPage>>;
const start = (page: Page, roundId: number) =>
  page.dispatch(broadcast.roundStarted({ roundId, receivedAt: page.clock.now() }));
const draw = (page: Page, roundId: number) =>
  page.dispatch(broadcast.resultReceived({ roundId, digits: '107', receivedAt: page.clock.now() }));

/** A tab with the settled bet of round 50 as missed, which gets no message of another one. */
async function openTab() {
  const { settle } = startDrawServer();
  const { localStore } = await openDrawPage();
  settle();
  const page = await openDrawPage(localStore);
  expect(page.missed()?.bets).toHaveLength(1);
  return page;
}

describe('the last shown round of another tab, whose message was lost', () => {
  it('is read at a wake', async () => {
    const page = await openTab();
    page.localStore.write(key, '50');
    page.clock.advance(5000);
    page.page.wake();
    await advanceTime(1000);
    expect(page.missed()).toBeNull();
    expect(page.tabs.announcedRounds).toEqual([]);
  });

  it('is not set back by what this tab shows, but taken over', async () => {
    const page = await openTab();
    page.localStore.write(key, '60');
    page.dismiss();
    expect(page.localStore.read(key)).toBe('60');
    expect(page.store.getState().outcomes.shownRoundId).toBe(60);
  });
});

it('a player who returns by a session link, which loads no page, sees the missed bets', async () => {
  const page = await openTab();
  page.dispatch(sessionEnded({ reason: 'loggedOut' }));
  await advanceTime(0);
  page.sessionCookies.save(testSession);
  page.dispatch(sessionEvents.signedIn({ userId, username, currency }));
  page.dispatch(connectionEvents.opened({ at: page.clock.now() }));
  await advanceTime(0);
  expect(page.missed()?.bets).toHaveLength(1);
});

it('a round is revealed after the draw of a wrong later one was shown, which a start corrects', async () => {
  const { world } = startDrawServer();
  const page = await openDrawPage();
  start(page, 900);
  draw(page, 900);
  await advanceTime(12_000);
  expect(page.localStore.read(key)).toBe('900');
  world.drawn = [50, ...world.drawn];
  start(page, 51);
  await advanceTime(100);
  expect(page.localStore.read(key)).toBe('50');
  draw(page, 51);
  expect(page.store.getState().game.reveal?.roundId).toBe(51);
});

it('[4.26] a late draw is left to its reveal in a browser that knows nothing of the player', async () => {
  const { settle } = startDrawServer();
  settle();
  const page = await openDrawPage();
  expect(page.store.getState().outcomes.shownRoundId).toBe(50);
  page.draw();
  expect(page.store.getState().game.reveal).toMatchObject({ roundId: 50 });
});
