import { locationChanged } from '../store/navigationSlice';
import { betsApi } from '../features/bets/betsApi';
import { gameApi } from '../features/game/gameApi';
import { sessionApi } from '../features/session/sessionApi';
import { startFakeServer } from '../testing/fakeServer';
import { testSession } from '../testing/makeTestServices';
import { makeTestStore } from '../testing/makeTestStore';
import { recordActions } from '../testing/recordActions';
import { sessionEnded } from './apiEvents';
import { refetch } from './refetch';

const { getBetLimit, getResults, getPreviousResult } = gameApi.endpoints;
const { getBets, placeBet } = betsApi.endpoints;

function setUp() {
  const { store, services } = makeTestStore();
  const actions = recordActions(store);
  return {
    store,
    services,
    server: startFakeServer(),
    endings: () => actions.filter(sessionEnded.match).length,
    loadLimit: () => store.dispatch(refetch(getBetLimit)),
  };
}

describe('a 401', () => {
  const unauthenticated = { status: 401, body: { message: 'Unauthenticated.' } };

  it('[6.4] ends the session once for five calls at once', async () => {
    const { server, store, services, endings } = setUp();
    const go = jest.spyOn(services.navigator, 'go');
    store.dispatch(locationChanged({ pathname: '/rule', search: '' }));
    for (const call of ['GET results', 'GET previous-result', 'GET bet-limit', 'GET bets']) {
      server.on(call, unauthenticated);
    }
    server.on('POST bets', unauthenticated);
    await Promise.all([
      ...[getResults, getPreviousResult, getBetLimit, getBets].map((list) =>
        store.dispatch(refetch(list)),
      ),
      store.dispatch(
        placeBet.initiate({ roundId: 5, number: '007', amount: 1000, key: 'press-1' }),
      ),
    ]);
    expect(server.calls().filter(({ path }) => path !== 'odds')).toHaveLength(5);
    expect(endings()).toBe(1);
    expect(go).toHaveBeenCalledTimes(1);
    expect(go).toHaveBeenCalledWith('/login', { replace: true });
    expect(services.readAccessToken()).toBeNull();
    expect(store.getState().session.player).toBeNull();
  });

  it('[6.3, 8.2] is a response to the typed credentials if it comes from login', async () => {
    const { server, store, services, endings } = setUp();
    server.on('POST login', unauthenticated);
    services.secrets.credentials.put({ username: 'sophea', password: 'wrong-one' });
    const { error } = await store.dispatch(sessionApi.endpoints.login.initiate());
    expect(error).toMatchObject({ status: 401 });
    expect(endings()).toBe(0);
    expect(services.readAccessToken()).toBe(testSession.accessToken);
  });

  it('[6.4] keeps a newer session if the call had an older token', async () => {
    const { server, services, endings, loadLimit } = setUp();
    server.on('GET bet-limit', () => {
      services.sessionCookies.save({ ...testSession, accessToken: 'renewed' });
      return unauthenticated;
    });
    await loadLimit();
    expect(endings()).toBe(0);
    expect(services.readAccessToken()).toBe('renewed');
  });

  it.each([403, 419, 500])('is not treated like a %d', async (status) => {
    const { server, endings, loadLimit } = setUp();
    server.on('GET bet-limit', { status, body: { message: 'x' } });
    await loadLimit();
    expect(endings()).toBe(0);
  });
});
