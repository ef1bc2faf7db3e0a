import { betsEvents } from '../../features/bets/betsSlice';
import { problemReportEvents } from '../../features/problemReport/problemReportSlice';
import { makeTestStore } from '../../testing/makeTestStore';
import { appStarted } from '../../store/appEvents';
import { layoutEvents } from '../../store/layoutSlice';

function setUp() {
  const { store, services } = makeTestStore();
  store.dispatch(appStarted());
  return { store, back: services.backButton };
}

const slip = betsEvents.slipOpened({ roundId: 50, number: '07' });

describe('Back', () => {
  it('closes an open slip and stays, and leaves with the next press', () => {
    const { store, back } = setUp();
    store.dispatch(slip);
    back.press();
    expect(store.getState().bets.slip).toBeNull();
    expect(back.departures()).toBe(0);
    back.press();
    expect(back.departures()).toBe(1);
  });

  it('closes whatever is open one at a time, the topmost first', () => {
    const { store, back } = setUp();
    store.dispatch(slip);
    store.dispatch(problemReportEvents.opened());
    back.press();
    expect(store.getState().problemReport.isOpen).toBe(false);
    expect(store.getState().bets.slip).not.toBeNull();
    back.press();
    expect(store.getState().bets.slip).toBeNull();
    expect(back.departures()).toBe(0);
  });

  it('leaves at once after the menu was closed otherwise', () => {
    const { store, back } = setUp();
    store.dispatch(layoutEvents.userMenuOpened());
    store.dispatch(layoutEvents.userMenuClosed());
    back.press();
    expect(back.departures()).toBe(1);
  });

  it('neither closes a slip whose stake is being sent nor leaves', () => {
    const { store, back } = setUp();
    const stake = { roundId: 50, number: '07', amount: 1000 };
    store.dispatch(slip);
    store.dispatch(betsEvents.betSent({ receiptId: 'a', userId: '1001', stake, baseline: [] }));
    for (let press = 0; press < 3; press += 1) back.press();
    expect(store.getState().bets.slip).not.toBeNull();
    expect(back.departures()).toBe(0);
  });
});
