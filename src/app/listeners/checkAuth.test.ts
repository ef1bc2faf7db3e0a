import { startFakeServer } from '../../testing/fakeServer';
import { makeTestStore } from '../../testing/makeTestStore';
import { recordActions } from '../../testing/recordActions';
import { followRouter } from '../navigation/followRouter';
import { createDetachedRouter } from '../navigation/router';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const answer = {
  access_token: 'canary-access',
  firebase_token: 'canary-firebase',
  id: 1001,
  username: 'sophea',
  currency: 'KHR',
};

/** Opens a session link as a browser would. */
function open(address: string) {
  const server = startFakeServer();
  for (const call of ['results', 'previous-result', 'bet-limit', 'bets']) {
    server.on(`GET ${call}`, { body: null });
  }
  const { store, services } = makeTestStore({ session: null });
  const go = jest.spyOn(services.navigator, 'go');
  const actions = recordActions(store);
  followRouter(createDetachedRouter(address), store.dispatch, services);
  return {
    server,
    store,
    services,
    go,
    actions,
    paths: () => server.calls().map(({ path }) => path),
    session: () => store.getState().session,
    pass: (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds),
  };
}

describe('a session link', () => {
  it('is checked one second after it was opened', async () => {
    const { server, paths, session, pass } = open('/check-auth/demo-session');
    server.on('GET check-auth/demo-session', { body: answer });
    expect(session().authorization).toBe('loading');
    await pass(999);
    expect(paths()).toEqual([]);
    await pass(1);
    expect(paths()).toEqual(['check-auth/demo-session']);
    expect(session().authorization).toBe('checking');
  });

  it('stores the session, signs in to the realtime service and goes home', async () => {
    const { server, services, session, go, pass } = open('/check-auth/demo-session');
    server.on('GET check-auth/demo-session', { body: answer });
    const signIn = jest.spyOn(services.balances, 'signIn');
    await pass(1100);
    expect(signIn).toHaveBeenCalledWith('canary-firebase');
    expect(services.readAccessToken()).toBe('canary-access');
    expect(session().player).toEqual({ userId: '1001', username: 'sophea', currency: 'KHR' });
    expect(services.broadcasts.isConnected()).toBe(true);
    expect(go.mock.calls).toEqual([['/', { replace: true }]]);
  });

  it('leaves neither its id nor a token in actions, state or log', async () => {
    const { server, store, services, actions, pass } = open('/check-auth/canary-id');
    server.on('GET check-auth/canary-id', { body: answer });
    await pass(1100);
    expect(services.readAccessToken()).toBe('canary-access');
    const seen = JSON.stringify([actions, store.getState(), services.logger.lines]);
    expect(seen).not.toContain('canary');
  });

  it.each([
    ['refused', { status: 401, body: { message: 'x', status_code: 401 } }, 401],
    ['answered with junk', { body: { access_token: 5 } }, 200],
    ['answered with null', { body: null }, 200],
  ])('that is %s is logged and leads to the login', async (_, refusal, status) => {
    const { server, services, session, go, pass } = open('/check-auth/old');
    server.on('GET check-auth/old', refusal);
    await pass(1100);
    expect(services.logger.lines).toContainEqual({
      message: 'authorization check failed',
      details: { status_code: status },
    });
    expect(session().player).toBeNull();
    expect(go.mock.calls).toEqual([['/login', { replace: true }]]);
  });

  it('stays on its screen where the realtime service refuses, which is logged', async () => {
    const { server, services, session, go, pass } = open('/check-auth/demo-session');
    server.on('GET check-auth/demo-session', { body: answer });
    services.balances.refuseSignIn('unavailable');
    await pass(5000);
    expect(session()).toMatchObject({ authorization: 'realtimeRefused', player: null });
    expect(services.logger.lines).toContainEqual({
      message: 'realtime sign-in failed',
      details: 'unavailable',
    });
    expect(go).not.toHaveBeenCalled();
  });
});

describe('a session id', () => {
  it.each(['/check-auth/%2e%2e', '/check-auth/%2E', '/check-auth/.%2e'])(
    'that would lead up the path is never asked for: %s',
    async (address) => {
      const { paths, go, pass } = open(address);
      await pass(1100);
      expect(paths()).toEqual([]);
      expect(go.mock.calls.at(-1)).toEqual(['/login', { replace: true }]);
    },
  );

  it.each([
    ['/check-auth/a%2Fb', 'check-auth/a%2Fb'],
    ['/check-auth/..%2F..%2Flogout', 'check-auth/..%2F..%2Flogout'],
    ['/check-auth/%252e%252e', 'check-auth/%252e%252e'],
    ['/check-auth/a%3Fb%23c', 'check-auth/a%3Fb%23c'],
  ])('of %s stays one segment of its own path', async (address, asked) => {
    const { server, paths, pass } = open(address);
    server.on(`GET ${asked}`, { status: 401, body: { message: 'x' } });
    await pass(1100);
    expect(paths()).toEqual([asked]);
  });
});
