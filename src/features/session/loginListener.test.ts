import { sessionEvents } from './sessionSlice';
import { submitLogin } from './LoginForm';
import { km } from '../../i18n/km';
import { makeTestStore } from '../../testing/makeTestStore';
import { recordActions } from '../../testing/recordActions';
import { signInAnswer } from '../../testing/signInAnswer';
import { locationChanged } from '../../store/navigationSlice';
import { waitFor } from '../../testing/waitFor';

const credentials = { username: 'sophea', password: 'canary-password' };

function setUp() {
  const { store, services, server } = makeTestStore({ session: null });
  server.on('POST login', { body: signInAnswer });
  const submit = () => store.dispatch(submitLogin(credentials));
  const reloaded = () => waitFor(() => expect(services.reloads).toEqual(['/']));
  return {
    store,
    services,
    server,
    actions: recordActions(store),
    submit,
    reloaded,
    async logIn() {
      submit();
      await reloaded();
    },
    login: () => store.getState().session.login,
    failed: () => waitFor(() => expect(store.getState().session.login.message).not.toBeNull()),
  };
}

describe('a login', () => {
  it('[1.11, 4.18, 7.3] sends the typed credentials, stores the session in the cookies and reloads at /', async () => {
    const { logIn, server, services } = setUp();
    await logIn();
    expect(server.calls('POST login').map(({ body }) => body)).toEqual([credentials]);
    expect(services.sessionCookies.readAccessToken()).toBe('canary-access');
    expect(services.sessionCookies.readPlayer()).toEqual({
      userId: '1001',
      username: 'sophea',
      currency: 'KHR',
    });
  });

  it('[4.18] signs in to the realtime service with its token before it reloads at /', async () => {
    const { logIn, services } = setUp();
    const signIn = jest.spyOn(services.balances, 'signIn').mockImplementation(() => {
      expect(services.reloads).toEqual([]);
      return Promise.resolve();
    });
    await logIn();
    expect(signIn).toHaveBeenCalledWith('1001', 'canary-firebase');
  });

  it('[4.19] goes on if the realtime service refuses, which is only logged', async () => {
    const { logIn, services } = setUp();
    services.balances.refuseSignIn('unavailable');
    await logIn();
    expect(services.logger.lines).toEqual([
      { message: 'realtime sign-in failed', details: 'unavailable' },
    ]);
  });

  it('[4.19] waits five seconds for a realtime service that never responds, then play begins', async () => {
    jest.useFakeTimers();
    try {
      const { submit, services } = setUp();
      services.balances.hangSignIn();
      submit();
      await jest.advanceTimersByTimeAsync(4900);
      expect(services.balances.signIns).toHaveLength(1);
      expect(services.reloads).toEqual([]);
      expect(services.logger.lines).toEqual([]);
      await jest.advanceTimersByTimeAsync(200);
      expect(services.reloads).toEqual(['/']);
      expect(services.logger.lines).toEqual([{ message: 'realtime sign-in takes too long' }]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('[4.18] skips the identity call if it has no firebase token', async () => {
    const { logIn, server, services } = setUp();
    const { firebase_token: _token, ...answer } = signInAnswer;
    server.on('POST login', { body: answer });
    await logIn();
    expect(services.readAccessToken()).toBe('canary-access');
    expect(services.balances.signIns).toEqual([]);
    expect(services.logger.lines).toEqual([]);
  });

  it('is one call for any number of presses', async () => {
    const { logIn, submit, server, login } = setUp();
    submit();
    submit();
    await logIn();
    expect(server.calls('POST login')).toHaveLength(1);
    expect(login()).toEqual({ isSubmitting: true, message: null });
  });

  it('[3.3] leaves no secret in any action, in the state or in the log', async () => {
    const { logIn, store, services, actions } = setUp();
    await logIn();
    expect(services.readAccessToken()).toBe('canary-access');
    expect(store.getState().api.mutations).toEqual({});
    const seen = JSON.stringify([actions, store.getState(), services.logger.lines]);
    expect(seen).toContain('login');
    expect(seen).not.toContain('canary');
  });
});

it('a login in a browser that refuses cookies says so and stays', async () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const jar = Object.defineProperty({ cookie: '' }, 'cookie', { get: refuse, set: refuse });
  const { store, services, server } = makeTestStore({ jar });
  server.on('POST login', { body: signInAnswer });
  expect(store.getState().session.player).toBeNull();
  store.dispatch(submitLogin(credentials));
  await waitFor(() => expect(store.getState().session.login.message).toBe(km.browser.cookies));
  expect(server.calls('POST login')).toHaveLength(1);
  expect(services.reloads).toEqual([]);
  expect(services.balances.signIns).toEqual([]);
});

describe('a refused login', () => {
  it('shows the server’s message, with a mask in place of the password, and can be tried again', async () => {
    const { logIn, submit, login, server, services, failed } = setUp();
    server.on('POST login', { status: 422, body: { message: 'Not canary-password' } });
    submit();
    await failed();
    expect(login()).toEqual({ isSubmitting: false, message: 'Not •••' });
    expect(services.sessionCookies.readPlayer()).toBeNull();
    expect(services.reloads).toEqual([]);
    server.on('POST login', { body: signInAnswer });
    await logIn();
  });

  it.each([
    [500, { message: 'Being repaired' }],
    [200, { success: false, message: 'Being repaired' }],
    [200, { data: { status: 'error', message: 'Being repaired' } }],
    [200, { message: 'Being repaired' }],
    [200, { ...signInAnswer, status_code: 403, message: 'Being repaired' }],
  ])('[8.5] shows the server’s message also with the status %d and %j', async (status, body) => {
    const { submit, login, server, services, failed } = setUp();
    server.on('POST login', { status, body });
    submit();
    await failed();
    expect(login().message).toBe('Being repaired');
    expect(services.readAccessToken()).toBeNull();
  });

  it.each([
    ['a 401 without a message', { status: 401, body: {} }],
    ['a failure in a 200 without a message', { body: { ...signInAnswer, success: false } }],
    ['a broken server without a message', { status: 500, body: null }],
  ])('[8.5] reads "Something went wrong" and leaves no cookie after %s', async (_, refusal) => {
    const { submit, login, server, services, failed, actions } = setUp();
    server.on('POST login', refusal);
    submit();
    await failed();
    expect(login().message).toBe('Something went wrong');
    expect(services.readAccessToken()).toBeNull();
    expect(JSON.stringify(actions)).not.toContain('canary');
  });
});

it('the half-filled form is forgotten with its screen, and kept while it is shown', () => {
  const { store, actions } = setUp();
  const goTo = (pathname: string, search = '') =>
    store.dispatch(locationChanged({ pathname, search }));
  const draft = () => store.getState().session.loginDraft.username;
  goTo('/login');
  store.dispatch(sessionEvents.loginTyped({ username: 'sophea', hasPassword: false }));
  goTo('/login', '?from=mail');
  expect(draft()).toBe('sophea');
  goTo('/maintenance');
  expect(draft()).toBe('');
  const before = actions.length;
  goTo('/login');
  expect(actions.slice(before).map(({ type }) => type)).toEqual([locationChanged.type]);
});
