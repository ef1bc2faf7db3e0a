import { playerDataDiscarded, sessionEnded } from '../../api/apiEvents';
import { refetch } from '../../api/refetch';
import { pageWoken } from '../../store/appEvents';
import { advanceTime, useVirtualTime } from '../../testing/invariants/virtualTime';
import { openDrawPage, settledBet, startDrawServer } from '../../testing/listeners/openDrawPage';
import { testSession } from '../../testing/makeTestServices';
import { recordActions } from '../../testing/recordActions';
import { betsApi } from '../bets/betsApi';
import { broadcast } from '../connection/broadcasts';
import { gameEvents } from '../game/gameSlice';
import { sessionEvents } from '../session/sessionSlice';
import { outcomesEvents } from './outcomesSlice';
import { keepSeenBets, readSeenBets } from './seenBetsStorage';

beforeEach(useVirtualTime);
afterEach(() => jest.useRealTimers());

const { userId } = testSession;
const lateBet = { ...settledBet(50), id: 501 };

/** A page of which another tab has shown outcomes. */
async function openTab() {
  const { settle } = startDrawServer();
  const page = await openDrawPage();
  settle();
  return {
    ...page,
    load: () => page.dispatch(refetch(betsApi.endpoints.getBets)),
    seenKeys: () => page.store.getState().outcomes.seen?.keys ?? [],
    keepElsewhere: (...keys: string[]) =>
      keepSeenBets(page.localStore, page.logger, userId, { fromRound: 50, keys }),
  };
}

describe('a reveal that was in sight', () => {
  it('shows a bet that the list names only while it is on the screen', async () => {
    const { world, settle } = startDrawServer();
    const page = await openDrawPage();
    settle();
    page.draw();
    await advanceTime(6500);
    expect(page.store.getState().outcomes.seen?.keys).toContain('50:');
    expect(page.store.getState().game.reveal).not.toBeNull();
    world.bets = [lateBet, settledBet(50)];
    await page.dispatch(refetch(betsApi.endpoints.getBets));
    await advanceTime(500);
    await page.startNext();
    expect(page.missed()).toBeNull();
    expect(page.logger.lines).toEqual([]);
  });

  it('does not show a bet that the list names later', async () => {
    const { world, settle } = startDrawServer();
    const page = await openDrawPage();
    settle();
    page.draw();
    await advanceTime(12_000);
    await page.startNext();
    world.bets = [lateBet, settledBet(50)];
    await page.dispatch(refetch(betsApi.endpoints.getBets));
    expect(page.missed()?.bets).toMatchObject([{ id: 501 }]);
  });

  it('shows no bet of another round', async () => {
    const { world } = startDrawServer();
    const page = await openDrawPage();
    world.bets = [{ ...settledBet(51), is_calculate: false, result: null }, settledBet(50)];
    world.drawn = [50, ...world.drawn];
    await page.startNext();
    await advanceTime(2000);
    expect(page.missed()?.bets).toMatchObject([{ id: 50 }]);
    page.dispatch(
      broadcast.resultReceived({ roundId: 51, digits: '107', receivedAt: page.clock.now() }),
    );
    await advanceTime(12_000);
    expect(page.store.getState().outcomes.seen?.keys).toContain('51:');
    expect(page.missed()?.bets).toMatchObject([{ id: 50 }]);
  });
});

describe('a reveal that was in sight while the list of bets failed', () => {
  it('is noted, and shows the bets that the list names in time', async () => {
    const { server, settle } = startDrawServer();
    const { localStore } = await openDrawPage();
    server.on('GET bets', { status: 500 });
    const page = await openDrawPage(localStore);
    settle();
    page.draw();
    await advanceTime(6500);
    expect(page.store.getState().outcomes.seen?.keys).toEqual(['50:']);
    server.on('GET bets', { body: [settledBet(50)] });
    await page.dispatch(refetch(betsApi.endpoints.getBets));
    await advanceTime(500);
    await page.startNext();
    expect(page.missed()).toBeNull();
  });
});

describe('what another tab has shown', () => {
  it('is read although its message came before it was stored', async () => {
    const { dispatch, seenKeys, keepElsewhere } = await openTab();
    dispatch(outcomesEvents.seenElsewhere());
    await advanceTime(200);
    keepElsewhere('50:');
    expect(seenKeys()).toEqual([]);
    await advanceTime(400);
    expect(seenKeys()).toEqual(['50:']);
  });

  it('is read at a wake, and stays one action in the recording', async () => {
    const { store, dispatch, tabs, seenKeys, keepElsewhere } = await openTab();
    const actions = recordActions(store);
    const before = tabs.seenAnnouncements();
    keepElsewhere('50:');
    dispatch(pageWoken({ at: 0 }));
    dispatch(pageWoken({ at: 1 }));
    expect(seenKeys()).toEqual(['50:']);
    expect(actions.filter(outcomesEvents.seenBetsRead.match)).toHaveLength(1);
    expect(tabs.seenAnnouncements()).toBe(before);
  });

  it('is kept beside what this tab shows', async () => {
    const { dispatch, logger, localStore, tabs, keepElsewhere } = await openTab();
    keepElsewhere('50:');
    const before = tabs.seenAnnouncements();
    dispatch(outcomesEvents.missedBetsDismissed({ keys: ['51:'] }));
    expect(readSeenBets(localStore, logger, userId)?.keys).toEqual(['51:', '50:']);
    expect(tabs.seenAnnouncements()).toBe(before + 1);
  });
});

describe('the seen outcomes of a player', () => {
  it('are read at the sign-in', async () => {
    const { store, dispatch, seenKeys, keepElsewhere } = await openTab();
    keepElsewhere('50:');
    dispatch(sessionEnded({ reason: 'loggedOut' }));
    expect(store.getState().outcomes.seen).toBeNull();
    dispatch(sessionEvents.signedIn(testSession));
    expect(seenKeys()).toEqual(['50:']);
  });

  it('are neither read nor written without a session, and no listener fails', async () => {
    const { dispatch, logger, localStore } = await openTab();
    dispatch(sessionEnded({ reason: 'loggedOut' }));
    const stored = readSeenBets(localStore, logger, userId);
    dispatch(pageWoken({ at: 0 }));
    dispatch(gameEvents.digitRevealed());
    dispatch(outcomesEvents.seenBetsRead({ seen: { fromRound: 60, keys: [] } }));
    expect(readSeenBets(localStore, logger, userId)).toEqual(stored);
    expect(logger.lines).toEqual([]);
  });

  it('stay stored while the page changes to another player', async () => {
    const { store, dispatch, logger, localStore, keepElsewhere } = await openTab();
    keepElsewhere('50:');
    const stored = readSeenBets(localStore, logger, userId);
    dispatch(playerDataDiscarded());
    expect(store.getState().outcomes.seen).toBeNull();
    expect(readSeenBets(localStore, logger, userId)).toEqual(stored);
    expect(logger.lines).toEqual([]);
  });

  it('begin without a failure in a browser that keeps nothing', async () => {
    const { dispatch, logger, localStore, seenKeys } = await openTab();
    localStore.read = () => null;
    dispatch(pageWoken({ at: 0 }));
    dispatch(outcomesEvents.missedBetsDismissed({ keys: ['50:'] }));
    expect(seenKeys()).toEqual(['50:']);
    expect(logger.lines).toEqual([]);
  });
});

it('the seen outcomes of rounds and bets with the greatest ids survive a reload', async () => {
  const { localStore, logger } = await openDrawPage();
  const greatest = Number.MAX_SAFE_INTEGER;
  const seen = {
    fromRound: greatest - 1,
    keys: [`${greatest}:`, `${greatest}:${greatest}/07/1000`],
  };
  keepSeenBets(localStore, logger, userId, seen);
  expect(readSeenBets(localStore, logger, userId)).toEqual(seen);
});
