import type { FakeAnswer } from '../../testing/fakeServer';
import { testSession } from '../../testing/makeTestServices';
import { signInAnswer } from '../../testing/signInAnswer';
import { locationChanged, sessionLinkPathname } from '../../store/navigationSlice';
import type { AppStore } from '../../app/store';
import { openLink } from '../../testing/listeners/openLink';

beforeEach(() => jest.useFakeTimers());

const logLine = (status_code: number | null) => ({
  message: 'authorization check failed',
  details: { status_code },
});

describe('a session link', () => {
  it('[7.5, 9.11] is checked one second after it was opened', async () => {
    const { server, paths, session, pass } = openLink('/check-auth/demo-session');
    server.on('GET check-auth/demo-session', { body: signInAnswer });
    expect(session().authorization).toBe('loading');
    await pass(999);
    expect(paths()).toEqual([]);
    await pass(1);
    expect(paths()).toEqual(['check-auth/demo-session']);
    expect(session().authorization).toBe('checking');
  });

  it('[4.21] stores the session, signs in to the realtime service and goes home, in this order', async () => {
    const { server, services, session, go, pass } = openLink('/check-auth/demo-session');
    server.on('GET check-auth/demo-session', { body: signInAnswer });
    const signIn = jest.spyOn(services.balances, 'signIn').mockImplementation(() => {
      expect(services.readAccessToken()).toBe('canary-access');
      expect(session().player?.userId).toBe('1001');
      expect(go).not.toHaveBeenCalled();
      return Promise.resolve();
    });
    await pass(1100);
    expect(signIn.mock.calls).toEqual([['1001', 'canary-firebase']]);
    expect(services.readAccessToken()).toBe('canary-access');
    expect(session().player).toEqual({ userId: '1001', username: 'sophea', currency: 'KHR' });
    expect(services.broadcasts.isConnected()).toBe(true);
    expect(services.tabs.announcements()).toBe(1);
    expect(go.mock.calls).toEqual([['/', { replace: true }]]);
  });

  it('[3.3] leaves neither its id nor a token in actions, state or log', async () => {
    const { server, store, services, actions, pass } = openLink('/check-auth/canary-id');
    server.on('GET check-auth/canary-id', { body: signInAnswer });
    await pass(1100);
    expect(services.readAccessToken()).toBe('canary-access');
    const seen = JSON.stringify([actions, store.getState(), services.logger.lines]);
    expect(seen).not.toContain('canary');
  });

  it.each([
    ['refused', { status: 401, body: { message: 'x' } }, 401],
    ['refused with a code of its own', { status: 404, body: { status_code: 4011 } }, 4011],
    ['answered with junk', { body: { access_token: 5 } }, 200],
    ['answered with null', { body: null }, 200],
  ])('[8.6] is logged and leads to the login if it is %s', async (_, refusal, status) => {
    const { server, store, services, session, go, pass } = openLink('/check-auth/old');
    server.on('GET check-auth/old', refusal);
    await pass(1100);
    expect(store.getState().api.mutations).toEqual({});
    expect(services.logger.lines).toContainEqual(logLine(status));
    expect(session().player).toBeNull();
    expect(go.mock.calls).toEqual([['/login', { replace: true }]]);
  });

  it('leads to the login in a browser that keeps no cookies', async () => {
    const { server, services, session, go, pass } = openLink('/check-auth/demo-session');
    server.on('GET check-auth/demo-session', { body: signInAnswer });
    const save = jest.spyOn(services.sessionCookies, 'save').mockImplementation(() => undefined);
    await pass(1100);
    expect(save).toHaveBeenCalledTimes(1);
    expect(services.logger.lines).toEqual([logLine(null)]);
    expect(session()).toMatchObject({ player: null, authorization: 'failed' });
    expect(services.balances.signIns).toEqual([]);
    expect(go.mock.calls).toEqual([['/login', { replace: true }]]);
  });
});

describe('a session link that fails for somebody with an older session', () => {
  it('[4.21] leads to the login, which stays, and leaves the session as it was', async () => {
    const { server, store, services, session, go, pass } = openLink('/check-auth/old', testSession);
    server.on('GET check-auth/old', { status: 503, body: null });
    await pass(1100);
    expect(go.mock.calls).toEqual([['/login', { replace: true }]]);
    expect(session()).toMatchObject({ authorization: 'failed', player: { userId: '1001' } });
    expect(services.readAccessToken()).toBe(testSession.accessToken);
    store.dispatch(locationChanged({ pathname: sessionLinkPathname, search: '' }));
    expect(session().authorization).toBe('loading');
  });

  it('[6.3] clears the session with a 401, as with every other 401', async () => {
    const { server, services, session, go, pass } = openLink('/check-auth/old', testSession);
    server.on('GET check-auth/old', { status: 401, body: { message: 'x' } });
    await pass(1100);
    expect(session()).toMatchObject({ authorization: 'failed', player: null });
    expect(services.logger.lines).toContainEqual(logLine(401));
    expect(services.sessionCookies.readPlayer()).toBeNull();
    expect(services.balances.isSignedOut()).toBe(true);
    expect(new Set(go.mock.calls.map(([to]) => to))).toEqual(new Set(['/login']));
  });
});

describe('a player who leaves a session link', () => {
  const leave = (store: AppStore) =>
    store.dispatch(locationChanged({ pathname: '/maintenance', search: '' }));
  const expectNothingHappened = ({ services, session, go }: ReturnType<typeof openLink>) => {
    expect(services.sessionCookies.readPlayer()).toBeNull();
    expect(session().player).toBeNull();
    expect(go).not.toHaveBeenCalled();
  };

  it('makes no call if it has not been made yet', async () => {
    const parts = openLink('/check-auth/demo-session');
    await parts.pass(500);
    leave(parts.store);
    await parts.pass(5000);
    expect(parts.paths()).toEqual([]);
    expectNothingHappened(parts);
  });

  it.each([
    ['a session', { body: signInAnswer }],
    ['a refusal', { status: 401, body: { message: 'x' } }],
  ])('[4.21] is not redirected during the call by %s', async (_, late) => {
    const parts = openLink('/check-auth/demo-session');
    let reply = (_: { body: unknown }) => {};
    parts.server.on(
      'GET check-auth/demo-session',
      () => new Promise((resolve) => (reply = resolve)),
    );
    await parts.pass(1100);
    leave(parts.store);
    reply(late);
    await parts.pass(5000);
    expectNothingHappened(parts);
    expect(parts.session().authorization).toBe('checking');
    expect(parts.services.logger.lines).toEqual([]);
    expect(parts.services.secrets.session.take()).toBeNull();
  });

  it('keeps an older session if the link is refused afterwards', async () => {
    const { server, store, services, session, pass } = openLink('/check-auth/old', testSession);
    let reply = (_: FakeAnswer) => {};
    server.on('GET check-auth/old', () => new Promise((resolve) => (reply = resolve)));
    await pass(1100);
    leave(store);
    reply({ status: 401, body: { message: 'x' } });
    await pass(5000);
    expect(session().player?.userId).toBe('1001');
    expect(services.readAccessToken()).toBe(testSession.accessToken);
  });

  it('is signed in, and not redirected, during the realtime sign-in', async () => {
    const parts = openLink('/check-auth/demo-session');
    parts.server.on('GET check-auth/demo-session', { body: signInAnswer });
    let signIn = () => {};
    jest
      .spyOn(parts.services.balances, 'signIn')
      .mockImplementation(() => new Promise((resolve) => (signIn = resolve)));
    await parts.pass(1100);
    leave(parts.store);
    signIn();
    await parts.pass(0);
    expect(parts.session().player?.userId).toBe('1001');
    expect(parts.services.sessionCookies.readPlayer()?.userId).toBe('1001');
    expect(parts.go).not.toHaveBeenCalled();
  });
});

describe('a session id', () => {
  it.each(['/check-auth/%2e%2e', '/check-auth/%2E', '/check-auth/.%2e'])(
    'is never requested if it would lead up the path: %s',
    async (address) => {
      const { paths, go, pass } = openLink(address);
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
  ])('[4.22] stays one segment of the path of %s', async (address, requested) => {
    const { server, paths, pass } = openLink(address);
    server.on(`GET ${requested}`, { status: 401, body: { message: 'x' } });
    await pass(1100);
    expect(paths()).toEqual([requested]);
  });
});
