import { restApi } from '../../api/restApi';
import { sessionEnded } from '../../api/apiEvents';
import { homeReloadRequested } from '../../store/appEvents';
import { selectOpenBets } from '../../features/bets/betsSelectors';
import { selectLastResult, selectShownResults } from '../../features/game/gameSelectors';
import { broadcast } from '../../features/connection/broadcasts';
import { connectionEvents } from '../../features/connection/connectionSlice';
import { sessionEvents } from '../../features/session/sessionSlice';
import { openHome, resultRow } from '../../testing/listeners/homeWithLists';
import { testSession, type TestServicesOptions } from '../../testing/makeTestServices';
import { makeTestStore } from '../../testing/makeTestStore';
import { locationChanged } from '../../store/navigationSlice';

function setUp(options: TestServicesOptions = {}) {
  const { store, services, server } = makeTestStore(options);
  server.on('GET results', { body: [resultRow(49), resultRow(48)] });
  store.dispatch(connectionEvents.opened({ at: 0 }));
  const show = (pathname: string, search = '') =>
    store.dispatch(locationChanged({ pathname, search }));
  /** All requests so far, once the calls in flight have been answered. */
  const allRequests = async () => {
    await Promise.all(store.dispatch(restApi.util.getRunningQueriesThunk()));
    return server
      .calls()
      .map(({ path }) => path)
      .sort();
  };
  return { server, store, services, show, allRequests };
}

const homeCalls = ['bet-limit', 'bets', 'previous-result', 'results'];

describe('the home screen', () => {
  it('does not load again when another tab is chosen', async () => {
    const { allRequests, show } = setUp();
    show('/');
    show('/', '?slug=result');
    show('/', '?slug=win-lose');
    show('/');
    expect(await allRequests()).toHaveLength(4);
  });

  it('loads again when the player comes back to it', async () => {
    const { allRequests, show } = setUp();
    show('/');
    await allRequests();
    show('/report');
    show('/');
    expect(await allRequests()).toHaveLength(8);
  });

  it('[7.7, 7.16] loads its four lists on entry, and nothing on other screens or without a session', async () => {
    const { allRequests, show } = setUp();
    show('/report');
    expect(await allRequests()).toEqual([]);
    const anonymous = setUp({ session: null });
    anonymous.show('/');
    expect(await anonymous.allRequests()).toEqual([]);
    const player = setUp();
    player.show('/');
    expect(await player.allRequests()).toEqual(homeCalls);
  });

  it('is not loaded with the rules, which load the odds each time', async () => {
    const { allRequests, show } = setUp();
    show('/rule');
    expect(await allRequests()).toEqual(['odds']);
    show('/report');
    show('/rule');
    expect(await allRequests()).toEqual(['odds', 'odds']);
  });

  it('[7.6] concludes the current round from the newest result', async () => {
    const { store, show, allRequests } = setUp();
    show('/');
    await allRequests();
    expect(store.getState().game.round.id).toBe(50);
  });
});

describe('the first load of home', () => {
  beforeEach(() => jest.useFakeTimers());

  it('[7.16] requests results and bets once, when the first connection is open', async () => {
    const { open, newRequests, pass, server } = await openHome();
    await pass(1999);
    expect(await newRequests()).toEqual([]);
    open();
    expect(await newRequests()).toEqual(['bets', 'results']);
    await pass(10_000);
    expect(server.calls().map(({ path }) => path)).toHaveLength(4);
  });

  it('waits no longer once the connection has failed', async () => {
    const { lose, newRequests } = await openHome();
    lose();
    expect(await newRequests()).toEqual(['bets', 'results']);
  });

  it('requests them once although the player left and came back in the meantime', async () => {
    const { store, newRequests, pass } = await openHome();
    store.dispatch(locationChanged({ pathname: '/report', search: '' }));
    store.dispatch(locationChanged({ pathname: '/', search: '' }));
    await newRequests();
    await pass(2000);
    expect(await newRequests()).toEqual(['bets', 'results']);
  });
});

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

describe('the lists of home', () => {
  beforeEach(() => jest.useFakeTimers());

  const calculate = broadcast.roundCalculated({
    result: { roundId: 50, createdAt: null, digits: '472' },
    receivedAt: 0,
  });

  it('[4.3] include results and bets that are requested again at a start, once for each round', async () => {
    const { store, allRequests } = setUp();
    store.dispatch(broadcast.roundStarted({ roundId: 50, receivedAt: 0 }));
    store.dispatch(broadcast.roundStarted({ roundId: 50, receivedAt: 0 }));
    store.dispatch(broadcast.roundStarted({ roundId: 49, receivedAt: 0 }));
    expect(await allRequests()).toEqual(['bets', 'results']);
  });

  it('[4.3] follow the single result, which stands until the next start and is then on top', async () => {
    const { server, store, show, allRequests } = setUp();
    const shown = () => selectShownResults(store.getState())?.map(({ roundId }) => roundId);
    const newest = () => selectLastResult(store.getState())?.roundId;
    show('/');
    await allRequests();
    expect(shown()).toEqual([49, 48]);
    store.dispatch(calculate);
    expect(shown()).toEqual([50]);
    server.on('GET results', { body: [resultRow(50), resultRow(49)] });
    store.dispatch(broadcast.roundStarted({ roundId: 51, receivedAt: 0 }));
    expect(shown()).toEqual([50, 49, 48]);
    expect(newest()).toBe(50);
    await jest.advanceTimersByTimeAsync(2000);
    expect(shown()).toEqual([50, 49]);
    expect(newest()).toBe(50);
  });

  it('keep the last list if the new one can not be read, which is a failed call', async () => {
    const { server, store, allRequests } = setUp();
    server.on('GET bets', { body: [{ result_id: 50, number: '7', amount: 1000 }] });
    store.dispatch(calculate);
    await allRequests();
    server.on('GET bets', { body: '<html></html>' });
    store.dispatch(calculate);
    await allRequests();
    expect(selectOpenBets(store.getState())).toMatchObject([{ number: '7', type: '1D' }]);
  });
});
