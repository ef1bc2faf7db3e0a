import { sessionEnded } from '../../api/apiEvents';
import { sessionEvents } from './sessionSlice';
import { km } from '../../i18n/km';
import { makeTestStore } from '../../testing/makeTestStore';
import { locationChanged } from '../../store/navigationSlice';
import { appStarted } from '../../store/appEvents';
import { recordActions } from '../../testing/recordActions';
import { waitFor } from '../../testing/waitFor';
import { shownToasts } from '../../testing/shownToasts';

function setUp() {
  const { store, services, server } = makeTestStore();
  server.on('POST logout', { body: { message: 'ok' } });
  const actions = recordActions(store);
  const go = jest.spyOn(services.navigator, 'go');
  store.dispatch(appStarted());
  store.dispatch(locationChanged({ pathname: '/rule', search: '' }));
  return {
    server,
    store,
    services,
    actions,
    go,
    press: () => store.dispatch(sessionEvents.logoutRequested()),
    session: () => store.getState().session,
  };
}

describe('a logout', () => {
  it('[7.4] ends everything of the session and shows the login', async () => {
    const { press, server, services, actions, go, session } = setUp();
    press();
    await waitFor(() => expect(services.balances.isSignedOut()).toBe(true));
    expect(server.calls('POST logout')).toHaveLength(1);
    expect(actions).toContainEqual(sessionEnded({ reason: 'loggedOut' }));
    expect(session().player).toBeNull();
    expect(services.sessionCookies.readPlayer()).toBeNull();
    expect(services.sessionCookies.readFirebaseToken()).toBeNull();
    expect(services.broadcasts.isConnected()).toBe(false);
    expect(services.balances.watchedUser()).toBeNull();
    expect(go.mock.calls).toEqual([['/login', { replace: true }]]);
  });

  it('is one call for any number of presses', async () => {
    const { press, server, session } = setUp();
    press();
    press();
    await waitFor(() => expect(session().player).toBeNull());
    expect(server.calls('POST logout')).toHaveLength(1);
  });

  it.each([
    ['refused', () => ({ status: 500, body: null })],
    ['lost on the way', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    '[4.35] keeps the session, says so and can be tried again if it was %s',
    async (_, failure) => {
      const { press, server, store, services, go, session } = setUp();
      server.on('POST logout', failure);
      press();
      await waitFor(() => expect(session().isLoggingOut).toBe(false));
      expect(session().player).not.toBeNull();
      expect(services.readAccessToken()).not.toBeNull();
      expect(services.broadcasts.isConnected()).toBe(true);
      expect(go).not.toHaveBeenCalled();
      expect(store.getState().api.mutations).toEqual({});
      expect(shownToasts(store.getState())).toEqual([
        { severity: 'error', text: km.errors.logoutFailed, durationMs: 5000 },
      ]);
      server.on('POST logout', { body: { message: 'ok' } });
      press();
      await waitFor(() => expect(session().player).toBeNull());
    },
  );

  it('ends the session once, even if the server has forgotten the token', async () => {
    const { press, server, store, go, session } = setUp();
    server.on('POST logout', { status: 401, body: { message: 'Unauthenticated.' } });
    press();
    await waitFor(() => expect(session().player).toBeNull());
    expect(go).toHaveBeenCalledTimes(1);
    expect(store.getState().notifications.toasts).toEqual([]);
  });
});
