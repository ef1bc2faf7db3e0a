import { accessTokenRefused } from '../../api/apiEvents';
import { betsEvents } from '../../features/bets/betsSlice';
import { sessionEvents } from '../../features/session/sessionSlice';
import { ownerMark } from '../../trace/stateHash';
import { makeTestStore } from '../../testing/makeTestStore';
import { testSession } from '../../testing/makeTestServices';

const sophea = { userId: '1001', username: 'sophea', currency: 'KHR' };
const dararith = { userId: '1002', username: 'dararith', currency: 'KHR' };

/** A page whose player chose 472 when the session expired, and what the tab then keeps. */
function expire() {
  const { store, services } = makeTestStore();
  for (const digit of '472') store.dispatch(betsEvents.digitPressed({ digit }));
  store.dispatch(accessTokenRefused());
  const sessionStore = { chosenNumber: services.sessionStore.read('chosenNumber') ?? '' };
  const reload = (userId: string) =>
    makeTestStore({ sessionStore, session: { ...testSession, userId } });
  return { store, services, reload };
}

describe('the number that was chosen when the session expired', () => {
  it('is there again after the login of the same player, and once only', () => {
    const { store, services } = expire().reload('1001');
    expect(store.getState().bets).toMatchObject({ number: '472', slip: null, receipts: [] });
    expect(services.sessionStore.read('chosenNumber')).toBeNull();
  });

  it('is not there for another player', () => {
    const { store, services } = expire().reload('1002');
    expect(store.getState().bets.number).toBe('');
    expect(services.sessionStore.read('chosenNumber')).toBeNull();
  });

  it('survives a session link of the same player, and not one of another', () => {
    const same = expire();
    same.store.dispatch(sessionEvents.signedIn(sophea));
    expect(same.store.getState().bets.number).toBe('472');
    const other = expire();
    other.store.dispatch(sessionEvents.signedIn(dararith));
    expect(other.store.getState().bets.number).toBe('');
  });

  it('is not kept where there is none', () => {
    const { store, services } = makeTestStore();
    store.dispatch(accessTokenRefused());
    expect(services.sessionStore.read('chosenNumber')).toBeNull();
  });
});

it('a logout leaves of the stakes only what is not known yet', () => {
  const { store, services } = makeTestStore();
  const stake = { roundId: 50, number: '07', amount: 1000 };
  const send = (receiptId: string) =>
    store.dispatch(betsEvents.betSent({ receiptId, userId: '1001', stake, baseline: [] }));
  send('refused');
  store.dispatch(betsEvents.betRefused({ receiptId: 'refused', message: 'no' }));
  send('under way');
  const kept = () => services.sessionStore.read(`receipts:${ownerMark('1001')}`) ?? '';
  expect(kept()).toContain('refused');
  store.dispatch(sessionEvents.loggedOut());
  expect(kept()).toContain('under way');
  expect(kept()).not.toContain('"id":"refused"');
});
