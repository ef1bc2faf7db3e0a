import { freshly } from '../../api/restApi';
import { betsApi } from '../../features/bets/betsApi';
import { sessionApi } from '../../features/session/sessionApi';
import { sessionEvents } from '../../features/session/sessionSlice';
import { startFakeServer } from '../../testing/fakeServer';
import { testSession } from '../../testing/makeTestServices';
import type { TestServicesOptions } from '../../testing/makeTestServices';
import { makeTestStore } from '../../testing/makeTestStore';
import { appStarted } from '../appEvents';
import { locationChanged, sessionLinkPathname } from '../navigation/navigationSlice';

function setUp(options: TestServicesOptions = {}) {
  const server = startFakeServer();
  const addresses: string[] = [];
  const { store, services } = makeTestStore({ go: (to) => void addresses.push(to), ...options });
  store.dispatch(appStarted());
  return { store, server, addresses, ...services, player: () => store.getState().session.player };
}

const otherSession = { ...testSession, accessToken: 'other', userId: '1002', username: 'dararith' };

describe('a logout in another tab', () => {
  it.each([
    ['is followed as soon as it is told', 'tabs'],
    ['is found when the page wakes', 'page'],
  ] as const)('%s: once, and without a word to the server', (_, how) => {
    const { sessionCookies, tabs, page, server, addresses, player } = setUp();
    sessionCookies.clear();
    if (how === 'tabs') tabs.hear();
    page.wake();
    tabs.hear();
    expect(player()).toBeNull();
    expect(addresses).toEqual(['/login']);
    expect(server.calls()).toEqual([]);
  });
});

describe('a login in another tab', () => {
  it.each([
    ['of another player', testSession],
    ['where nobody is signed in here', null],
  ])('%s loads home anew', (_, session) => {
    const { sessionCookies, tabs, reloads, addresses } = setUp({ session });
    sessionCookies.save(otherSession);
    tabs.hear();
    expect(reloads).toEqual(['/']);
    expect(addresses).toEqual([]);
  });

  it('of the same player changes nothing', () => {
    const { sessionCookies, tabs, reloads, player } = setUp();
    sessionCookies.save({ ...testSession, accessToken: 'newer' });
    tabs.hear();
    expect(reloads).toEqual([]);
    expect(player()?.userId).toBe('1001');
  });

  it('leaves a tab alone in which a session link is being answered', () => {
    const { store, sessionCookies, tabs, page, reloads } = setUp({ session: null });
    store.dispatch(locationChanged({ pathname: sessionLinkPathname, search: '' }));
    sessionCookies.save(otherSession);
    tabs.hear();
    page.wake();
    expect(reloads).toEqual([]);
  });
});

describe('this tab tells the others', () => {
  it('of a login', async () => {
    const { store, server, secrets, tabs } = setUp({ session: null });
    const { accessToken, firebaseToken, userId, username, currency } = testSession;
    const body = { access_token: accessToken, firebase_token: firebaseToken };
    server.on('POST login', { body: { ...body, id: Number(userId), username, currency } });
    secrets.credentials.put({ username, password: 'secret-word' });
    await store.dispatch(sessionApi.endpoints.login.initiate(undefined));
    expect(tabs.announcements()).toBe(1);
  });

  it('of a logout', () => {
    const { store, tabs } = setUp();
    store.dispatch(sessionEvents.loggedOut());
    expect(tabs.announcements()).toBe(1);
  });

  it('of the end by a refused token, once for all that were refused', async () => {
    const { store, server, tabs } = setUp();
    server.on('GET bets', { status: 401, body: { message: 'no' } });
    const ask = () => store.dispatch(betsApi.endpoints.getBets.initiate(undefined, freshly));
    await Promise.all([ask(), ask()]);
    await ask();
    expect(tabs.announcements()).toBe(1);
  });
});
