import { sessionEnded } from '../../api/apiEvents';
import { connectionEvents } from '../../features/connection/connectionSlice';
import { sessionEvents } from '../../features/session/sessionSlice';
import { homeReloadRequested } from '../../store/appEvents';
import { locationChanged } from '../../store/navigationSlice';
import { openHome, settleTurns } from '../../testing/listeners/homeWithLists';
import { testSession } from '../../testing/makeTestServices';

describe('the list of results at a start', () => {
  beforeEach(() => jest.useFakeTimers());

  /** A synchronised round 50, as each start but the first finds it. */
  async function openRound(random = 0.5) {
    const home = await openHome('/', { random: () => random });
    const start = (roundId: number) =>
      home.broadcasts.emit({ kind: 'status', status: 'start', roundId, result: null });
    home.open();
    await home.settle();
    start(50);
    await home.pass(2000);
    await home.newRequests();
    /** How many requests for the results were sent since the last look. */
    const requests = async () =>
      (await home.newRequests()).filter((path) => path === 'results').length;
    return {
      ...home,
      start,
      requests,
      expectOneRequest: async () => {
        expect(await requests()).toBe(1);
        await home.pass(3000);
        expect(await requests()).toBe(0);
      },
    };
  }

  it.each([
    [0, 0],
    [0.25, 500],
    [0.999, 1998],
  ])('is requested after a random part (%d) of two seconds: %d ms', async (random, waitMs) => {
    const { start, pass, requests, expectOneRequest } = await openRound(random);
    start(51);
    if (waitMs > 0) {
      await pass(waitMs - 1);
      expect(await requests()).toBe(0);
      await pass(1);
    }
    await expectOneRequest();
  });

  it('is requested at once while it must confirm the round', async () => {
    const { start, store, expectOneRequest } = await openRound();
    start(90);
    expect(store.getState().game.round.unconfirmed).not.toBeNull();
    await expectOneRequest();
  });

  it('is requested at once if none has come since the connection opened', async () => {
    const { start, lose, open, requests } = await openRound();
    lose();
    open();
    start(51);
    // The first one is that of the resync.
    expect(await requests()).toBe(2);
  });

  it('waits if it failed since the connection opened', async () => {
    const { server, start, lose, open, pass, requests } = await openRound(0.9);
    server.on('GET results', { status: 503, body: {} });
    lose();
    open();
    expect(await requests()).toBe(1);
    start(51);
    await pass(1799);
    expect(await requests()).toBe(0);
    await pass(1);
    expect(await requests()).toBe(1);
  });

  it('is not requested a second time after a resync or a reload by the player', async () => {
    const { store, start, clock, pass, expectOneRequest } = await openRound();
    const resync = { at: clock.now(), cause: 'pageWoken' } as const;
    for (const reload of [connectionEvents.resyncStarted(resync), homeReloadRequested()]) {
      start((store.getState().game.round.id ?? 0) + 1);
      await pass(500);
      store.dispatch(reload);
      await expectOneRequest();
    }
  });

  it('waits again after the start of another round, and is requested once', async () => {
    const { start, pass, requests, expectOneRequest } = await openRound();
    start(51);
    await pass(999);
    start(52);
    await pass(999);
    expect(await requests()).toBe(0);
    await pass(1);
    await expectOneRequest();
  });

  it('waits no longer if the start is repeated', async () => {
    const { start, pass, expectOneRequest } = await openRound();
    start(51);
    await pass(900);
    start(51);
    start(50);
    await pass(100);
    await expectOneRequest();
  });

  it('is not requested once the player has logged out', async () => {
    const { store, start, pass, requests } = await openRound();
    start(51);
    await pass(500);
    store.dispatch(sessionEnded({ reason: 'loggedOut' }));
    await pass(3000);
    expect(await requests()).toBe(0);
  });

  it('is not requested for the player who signs in during the wait', async () => {
    const { store, sessionCookies, start, pass, requests } = await openRound();
    store.dispatch(locationChanged({ pathname: '/check-auth/…', search: '' }));
    start(51);
    await pass(500);
    sessionCookies.save({ ...testSession, userId: '1002' });
    const { username, currency } = testSession;
    store.dispatch(sessionEvents.signedIn({ userId: '1002', username, currency }));
    await pass(3000);
    expect(await requests()).toBe(0);
  });
});

it('limit and previous result are requested again once the connection is restored, although requests for them hang', async () => {
  jest.useFakeTimers();
  const { server, open, lose } = await openHome();
  const calls = ['GET bet-limit', 'GET previous-result'];
  open();
  for (const call of calls) server.on(call, () => new Promise(() => undefined));
  for (const requests of [2, 3]) {
    lose();
    open();
    await settleTurns();
    for (const call of calls) expect(server.calls(call)).toHaveLength(requests);
  }
});
