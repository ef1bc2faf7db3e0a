import { restApi } from '../../api/restApi';
import { selectLastResult, selectShownResults } from '../../features/game/gameSelectors';
import { broadcast } from '../../features/connection/broadcasts';
import { connectionEvents } from '../../features/connection/connectionSlice';
import { openHome, resultRow } from '../../testing/listeners/homeWithLists';
import type { TestServicesOptions } from '../../testing/makeTestServices';
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

  it('[7.7, 7.8, 7.16] loads its four lists on entry, and nothing on other screens or without a session', async () => {
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
});
