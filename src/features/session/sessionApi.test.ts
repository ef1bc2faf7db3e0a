import { makeTestStore } from '../../testing/makeTestStore';
import { signInAnswer } from '../../testing/signInAnswer';
import { sessionApi } from './sessionApi';

const { checkAuth, login } = sessionApi.endpoints;

async function signInWith(body: unknown) {
  const { store, services, server } = makeTestStore({ session: null });
  server.on('POST login', { body });
  services.secrets.credentials.put({ username: 'sophea', password: 'riel1234' });
  const outcome = await store.dispatch(login.initiate());
  return { ...outcome, server, store, services };
}

describe('the response to a login', () => {
  it.each([
    ['an id as text', { ...signInAnswer, id: '1001' }, '1001'],
    ['an id that is no number', { ...signInAnswer, id: 'a-1' }, 'a-1'],
    ['no firebase token', { ...signInAnswer, firebase_token: null }, '1001'],
    ['no currency', { ...signInAnswer, currency: undefined }, '1001'],
  ])('is accepted with %s', async (_, body, userId) => {
    const { data } = await signInWith(body);
    expect(data).toMatchObject({ userId, username: 'sophea' });
  });

  it.each([
    null,
    [],
    {},
    'x',
    5,
    '<html></html>',
    { ...signInAnswer, access_token: '' },
    { ...signInAnswer, access_token: 5 },
    { ...signInAnswer, access_token: `+${'a'.repeat(3998)}` }, // 4,001 characters in a cookie
    { ...signInAnswer, access_token: undefined },
    { ...signInAnswer, id: null },
    { ...signInAnswer, id: '' },
    { ...signInAnswer, username: null },
    JSON.parse(`{"__proto__":${JSON.stringify(signInAnswer)}}`),
  ])('is a failed call and leaves no cookie if it is junk (%#)', async (body: unknown) => {
    const { error, services, store } = await signInWith(body);
    expect(error).toMatchObject({ kind: 'invalidResponse' });
    expect(services.sessionCookies.readPlayer()).toBeNull();
    expect(JSON.stringify([error, store.getState()])).not.toContain('canary');
  });
});

it('the response to a login, at the limits of a cookie, keeps a token that just fits, and is signed in without a firebase token that does not', async () => {
  const { data, services } = await signInWith({
    ...signInAnswer,
    access_token: 'a'.repeat(4000),
    firebase_token: 'f'.repeat(4001),
    currency: null,
  });
  expect(data).toEqual({ userId: '1001', username: 'sophea', currency: '' });
  expect(services.readAccessToken()).toHaveLength(4000);
  expect(services.sessionCookies.readFirebaseToken()).toBe('');
});

describe('the check of a session link', () => {
  async function check(sessionId: string | null) {
    const { store, services, server } = makeTestStore({ session: null });
    if (sessionId !== null) {
      server.on(`GET check-auth/${sessionId}`, { body: signInAnswer });
      services.secrets.sessionId.put(sessionId);
    }
    const { data, error } = await store.dispatch(checkAuth.initiate());
    return { data, error, calls: server.calls() };
  }

  it.each([null, '', '.', '..', 'x'.repeat(2049), '\ud800'])(
    'is not sent without an id that an address can carry (%#)',
    async (sessionId) => {
      const { error, calls } = await check(sessionId);
      expect(error).toMatchObject({ kind: 'invalidResponse', reason: 'no session id to check' });
      expect(calls).toEqual([]);
    },
  );

  it.each(['a', '...', 'x'.repeat(2048)])('is sent with the id (%#)', async (sessionId) => {
    const { data, calls } = await check(sessionId);
    expect(data).toMatchObject({ userId: '1001' });
    expect(calls).toHaveLength(1);
  });
});

describe('a check that is aborted', () => {
  async function checkWhile(onBody: (abort: () => void) => void) {
    const { store, services, server } = makeTestStore({ session: null });
    server.on('GET check-auth/demo-session', { body: signInAnswer });
    services.secrets.sessionId.put('demo-session');
    const call = store.dispatch(checkAuth.initiate());
    let isRead = () => {};
    const read = new Promise<void>((resolve) => (isRead = resolve));
    jest.spyOn(Response.prototype, 'text').mockImplementation(() => {
      onBody(() => call.abort());
      // After everything that the body leads to.
      setTimeout(isRead, 0);
      return Promise.resolve(JSON.stringify(signInAnswer));
    });
    const { error } = await call;
    await read;
    return { error, session: services.secrets.session.take() };
  }

  it('keeps no session, not even if its response has arrived', async () => {
    const aborted = await checkWhile((abort) => abort());
    expect(aborted).toMatchObject({ error: { name: 'AbortError' }, session: null });
    const completed = await checkWhile(() => undefined);
    expect(completed).toMatchObject({ error: undefined, session: { userId: '1001' } });
  });
});

it('the credentials are sent once; a call without any is not made', async () => {
  const { store, server } = await signInWith(signInAnswer);
  const { error } = await store.dispatch(login.initiate());
  expect(error).toMatchObject({ kind: 'invalidResponse', reason: 'no credentials to send' });
  expect(server.calls()).toHaveLength(1);
});
