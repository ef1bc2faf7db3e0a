import { sessionEnded } from '../../api/apiEvents';
import { sessionApi } from '../../features/session/sessionApi';
import { selectIsTakenOver, sessionEvents } from '../../features/session/sessionSlice';
import { km } from '../../i18n/km';
import { testSession } from '../../testing/makeTestServices';
import type { TestServicesOptions } from '../../testing/makeTestServices';
import { openSlip } from '../../testing/listeners/openSlip';
import { makeTestStore } from '../../testing/makeTestStore';
import { appStarted } from '../../store/appEvents';
import { locationChanged, sessionLinkPathname } from '../../store/navigationSlice';
import { signInAnswer } from '../../testing/signInAnswer';
import { waitFor } from '../../testing/waitFor';
import { shownToasts } from '../../testing/shownToasts';

function setUp(options: TestServicesOptions = {}) {
  const { store, services, server } = makeTestStore({
    go: (to) => void addresses.push(to),
    ...options,
  });
  const addresses: string[] = [];
  store.dispatch(appStarted());
  return { store, server, addresses, ...services, player: () => store.getState().session.player };
}

const otherSession = { ...testSession, accessToken: 'other', userId: '1002', username: 'dararith' };

it.each([
  ['is followed as soon as that tab reports it', 'tabs'],
  ['is found when the page wakes', 'page'],
] as const)(
  'a logout in another tab ends the session here once, without a call to the server: %s',
  (_, how) => {
    const { store, sessionCookies, tabs, page, server, addresses, player } = setUp();
    store.dispatch(locationChanged({ pathname: '/rule', search: '' }));
    sessionCookies.clear();
    if (how === 'tabs') tabs.receive();
    page.wake();
    tabs.receive();
    expect(player()).toBeNull();
    expect(addresses).toEqual(['/login']);
    expect(server.calls()).toEqual([]);
  },
);

describe('a session that has lost one of its cookies', () => {
  it('is none at start, and the login says why', () => {
    const cookies = { access_token: 'abc', firebase_token: 'f', id: '1001', username: 'sophea' };
    const { store, addresses, player } = setUp({ cookies });
    store.dispatch(locationChanged({ pathname: '/', search: '' }));
    expect(player()).toBeNull();
    expect(addresses).toEqual(['/login']);
    expect(store.getState().session.login.message).toBe(km.session.cookiesLost);
  });

  it('is ended by the next call, which is not sent, and the login says why', async () => {
    const { store, server, sessionCookies, jar, reloads, player } = setUp();
    jar.cookie = 'id=; Max-Age=0';
    store.dispatch(sessionEvents.logoutRequested());
    await waitFor(() => expect(player()).toBeNull());
    await waitFor(() => expect(store.getState().bets.receipts).toEqual([]));
    expect(store.getState().session.login.message).toBe(km.session.cookiesLost);
    expect(jar.cookie).toBe('');
    expect(sessionCookies.endIncomplete()).toEqual([]);
    expect(server.calls()).toEqual([]);
    expect(reloads).toEqual([]);
  });
});

describe('a login in another tab', () => {
  it.each([
    ['of another player', testSession],
    ['where nobody is signed in here', null],
  ])('%s reloads at home', (_, session) => {
    const { sessionCookies, tabs, reloads, addresses } = setUp({ session });
    sessionCookies.save(otherSession);
    tabs.receive();
    expect(reloads).toEqual(['/']);
    expect(addresses).toEqual([]);
  });

  it('is shown on the screen, and again after the reload, if it is another player’s', () => {
    const { store, sessionCookies, tabs, sessionStore, page } = setUp();
    sessionCookies.save(otherSession);
    tabs.receive();
    page.wake();
    expect(selectIsTakenOver(store.getState())).toBe(true);
    const reloaded = makeTestStore({ session: otherSession, sessionStore: { takenOver: 'true' } });
    expect(sessionStore.read('takenOver')).toBe('true');
    reloaded.store.dispatch(appStarted());
    expect(shownToasts(reloaded.store.getState())).toMatchObject([
      { severity: 'info', text: km.session.otherPlayerShown },
    ]);
    expect(reloaded.services.sessionStore.read('takenOver')).toBeNull();
  });

  it('is detected by a call, which is not sent', async () => {
    const { store, server, sessionCookies, reloads } = setUp();
    sessionCookies.save(otherSession);
    store.dispatch(sessionEvents.logoutRequested());
    await waitFor(() => expect(reloads).toEqual(['/']));
    expect(selectIsTakenOver(store.getState())).toBe(true);
    expect(server.calls()).toEqual([]);
    expect(sessionCookies.readAccessToken()).toBe('other');
    expect(shownToasts(store.getState())).toEqual([]);
  });

  it('keeps a stake from being sent with the other player’s token, and says so', async () => {
    const { store, services, submit, posts, toasts, receipts } = await openSlip();
    services.sessionCookies.save(otherSession);
    submit();
    await waitFor(() => expect(services.reloads).toEqual(['/']));
    submit();
    await waitFor(() => expect(receipts()).toEqual([]));
    expect(posts()).toEqual([]);
    expect(toasts()).toContain(km.session.changedElsewhere);
    expect(selectIsTakenOver(store.getState())).toBe(true);
  });

  it('does not reload this tab while its own login is pending', () => {
    const { store, sessionCookies, tabs, reloads } = setUp({ session: null });
    store.dispatch(sessionEvents.loginSubmitted());
    sessionCookies.save(otherSession);
    tabs.receive();
    expect(reloads).toEqual([]);
    expect(store.getState().session.login.isSubmitting).toBe(true);
  });

  it('changes nothing if it is the same player’s', () => {
    const { sessionCookies, tabs, reloads, player } = setUp();
    sessionCookies.save({ ...testSession, accessToken: 'newer' });
    tabs.receive();
    expect(reloads).toEqual([]);
    expect(player()?.userId).toBe('1001');
  });

  it('does not reload a tab whose session link is pending', () => {
    const { store, sessionCookies, tabs, page, reloads } = setUp({ session: null });
    store.dispatch(locationChanged({ pathname: sessionLinkPathname, search: '' }));
    sessionCookies.save(otherSession);
    tabs.receive();
    page.wake();
    expect(reloads).toEqual([]);
    store.dispatch(locationChanged({ pathname: '/login', search: '' }));
    tabs.receive();
    expect(reloads).toEqual(['/']);
  });
});

describe('the other tabs', () => {
  it('are informed of a login', async () => {
    const { store, server, secrets, tabs } = setUp({ session: null });
    server.on('POST login', { body: signInAnswer });
    secrets.credentials.put({ username: 'sophea', password: 'secret-word' });
    await store.dispatch(sessionApi.endpoints.login.initiate(undefined));
    expect(tabs.announcements()).toBe(1);
  });

  it('are informed of a logout', () => {
    const { store, tabs } = setUp();
    store.dispatch(sessionEnded({ reason: 'loggedOut' }));
    expect(tabs.announcements()).toBe(1);
  });
});

it('a session is followed whose cookies come two seconds after the message of its tab', async () => {
  jest.useFakeTimers();
  const { sessionCookies, tabs, reloads } = setUp();
  tabs.receive();
  await jest.advanceTimersByTimeAsync(1999);
  sessionCookies.save(otherSession);
  await jest.advanceTimersByTimeAsync(1);
  expect(reloads).toEqual(['/']);
});
