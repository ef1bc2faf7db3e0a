import { sessionEnded } from '../../api/apiEvents';
import { alwaysRefetch } from '../../api/restApi';
import { betsApi } from '../bets/betsApi';
import { selectOpenBets } from '../bets/betsSelectors';
import { betsEvents } from '../bets/betsSlice';
import { sessionEvents } from './sessionSlice';
import { testSession } from '../../testing/makeTestServices';
import { makeTestStore } from '../../testing/makeTestStore';
import { locationChanged } from '../../store/navigationSlice';
import { appStarted } from '../../store/appEvents';
import { waitFor } from '../../testing/waitFor';

async function setUp() {
  const { store, services, server } = makeTestStore();
  server.on('GET bets', { body: [{ result_id: 50, number: '7', amount: 1000 }] });
  store.dispatch(appStarted());
  store.dispatch(locationChanged({ pathname: '/rule', search: '' }));
  await store.dispatch(betsApi.endpoints.getBets.initiate(undefined, alwaysRefetch));
  return { store, services };
}

describe('the end of a session', () => {
  it('[6.5] forgets the lists of the player, the cookies and the realtime sign-in', async () => {
    const { store, services } = await setUp();
    expect(selectOpenBets(store.getState())).toHaveLength(1);
    store.dispatch(sessionEnded({ reason: 'tokenRefused', endpoint: 'getBets', message: null }));
    await waitFor(() => expect(selectOpenBets(store.getState())).toBeUndefined());
    expect(services.sessionCookies.readPlayer()).toBeNull();
    await waitFor(() => expect(services.balances.isSignedOut()).toBe(true));
  });

  it('closes the recording once nothing of the player is left in the store', async () => {
    const { store, services } = await setUp();
    const stake = { roundId: 50, number: '07', amount: 1000 };
    store.dispatch(betsEvents.betSent({ receiptId: 'r', userId: '1001', stake, baseline: [] }));
    store.dispatch(betsEvents.betNotPlaced({ receiptId: 'r', stake }));
    store.dispatch(sessionEvents.balanceReceived({ balance: 123_456 }));
    let left = 'nothing yet';
    const { close } = services.recordings;
    jest.spyOn(services.recordings, 'close').mockImplementation(() => {
      close();
      left = JSON.stringify(store.getState());
    });
    store.dispatch(sessionEnded({ reason: 'loggedOut' }));
    await waitFor(() => expect(left).toContain('"player":null'));
    expect(left).not.toMatch(/sophea|123456|1,000|"amount":1000|"userId"/);
    expect(services.recordings.closed).toEqual(['1001']);
  });

  it('leads to the login before the lists are gone', async () => {
    const { store, services } = await setUp();
    const listed: unknown[] = [];
    jest.spyOn(services.navigator, 'go').mockImplementation((to) => {
      listed.push(to, selectOpenBets(store.getState())?.length);
    });
    store.dispatch(sessionEnded({ reason: 'tokenRefused', endpoint: 'getBets', message: null }));
    expect(listed).toEqual(['/login', 1]);
  });

  it('leaves the cookies to another player whose session another tab has stored', async () => {
    const { store, services } = await setUp();
    services.sessionCookies.save({ ...testSession, userId: '1002' });
    store.dispatch(sessionEnded({ reason: 'loggedOut' }));
    await waitFor(() => expect(services.recordings.closed).toEqual(['1001']));
    expect(services.sessionCookies.readPlayer()?.userId).toBe('1002');
  });

  it('happens once for any number of refused tokens', async () => {
    const { store, services } = await setUp();
    const refused = sessionEnded({ reason: 'tokenRefused', endpoint: 'getBets', message: null });
    store.dispatch(refused);
    store.dispatch(refused);
    await waitFor(() => expect(services.balances.isSignedOut()).toBe(true));
    expect(services.recordings.closed).toEqual(['1001']);
    expect(services.tabs.announcements()).toBe(1);
    expect(services.logger.lines).toEqual([]);
  });
});
