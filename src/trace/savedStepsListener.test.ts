import { sessionEnded } from '../api/apiEvents';
import { alwaysRefetch } from '../api/restApi';
import { betsEvents } from '../features/bets/betsSlice';
import { broadcast } from '../features/connection/broadcasts';
import { gameApi } from '../features/game/gameApi';
import { sessionEvents } from '../features/session/sessionSlice';
import { startFakeServer } from '../testing/fakeServer';
import { makeTestStore } from '../testing/makeTestStore';

const stake = { roundId: 50, number: '07', amount: 1000 };
const sent = betsEvents.betSent({ receiptId: 'a', userId: '1001', stake, baseline: [] });

/** The player's store, and whether the recording was saved before a dispatch returned. */
function setUp() {
  startFakeServer();
  const { store, services } = makeTestStore();
  const { saves } = services.recordings;
  const isSaved = (action: Parameters<typeof store.dispatch>[0]) => {
    const before = saves();
    store.dispatch(action);
    return saves() > before;
  };
  return { store, saves, isSaved };
}

describe('the recording is saved with the step', () => {
  it('of a stake that is sent, and of what becomes of it', () => {
    const { isSaved } = setUp();
    expect(isSaved(sent)).toBe(true);
    expect(
      isSaved(betsEvents.betUnanswered({ receiptId: 'a', cause: 'timeout', message: null })),
    ).toBe(true);
    const late = { receiptId: 'a', betKey: 'id 1', stake, isLate: false };
    expect(isSaved(betsEvents.betFound(late))).toBe(true);
    const refused = { receiptId: 'b', message: null, kind: 'refused' as const };
    isSaved({ ...sent, payload: { ...sent.payload, receiptId: 'b' } });
    expect(isSaved(betsEvents.betRefused(refused))).toBe(true);
  });

  it('of a sign-in, a logout and the end of a session', () => {
    const { isSaved } = setUp();
    const player = { userId: '1002', username: 'dararith', currency: 'KHR' };
    expect(isSaved(sessionEvents.signedIn(player))).toBe(true);
    expect(isSaved(sessionEvents.logoutRequested())).toBe(true);
    expect(isSaved(sessionEnded({ reason: 'loggedOut' }))).toBe(true);
    expect(isSaved(sessionEvents.loginFailed({ message: 'no' }))).toBe(true);
  });

  it('of a call that failed', async () => {
    const server = startFakeServer();
    server.on('GET results', { status: 500, body: {} });
    const { store, services } = makeTestStore();
    const { saves } = services.recordings;
    const before = saves();
    await store.dispatch(gameApi.endpoints.getResults.initiate(undefined, alwaysRefetch));
    expect(saves()).toBeGreaterThan(before);
  });

  it('within two seconds of a press, and not for the push of a countdown', async () => {
    jest.useFakeTimers();
    const { store, services } = makeTestStore();
    const savesAfter = async (action: Parameters<typeof store.dispatch>[0]) => {
      const before = services.recordings.idleSaves();
      store.dispatch(action);
      await jest.advanceTimersByTimeAsync(1650);
      return services.recordings.idleSaves() - before;
    };
    expect(await savesAfter(broadcast.countdownReceived({ secondsLeft: 30, receivedAt: 0 }))).toBe(
      0,
    );
    expect(await savesAfter(betsEvents.digitPressed({ digit: '7' }))).toBe(1);
    jest.useRealTimers();
  });

  it('of no countdown, digit or typed user name', () => {
    const { isSaved } = setUp();
    const actions = [
      broadcast.countdownReceived({ secondsLeft: 30, receivedAt: 0 }),
      betsEvents.digitPressed({ digit: '7' }),
      sessionEvents.loginTyped({ username: 's', hasPassword: false }),
      sessionEvents.balanceReceived({ balance: 1000 }),
    ];
    expect(actions.map(isSaved)).toEqual([false, false, false, false]);
  });
});
