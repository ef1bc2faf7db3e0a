import { sessionEnded } from '../../api/apiEvents';
import { appStarted } from '../../store/appEvents';
import { layoutEvents } from '../../store/layoutSlice';
import { locationChanged } from '../../store/navigationSlice';
import { problemReportEvents } from '../../features/problemReport/problemReportSlice';
import { makeStore } from '../store';
import { allListeners } from '../../testing/allListeners';
import { makeTestServices, testSession } from '../../testing/makeTestServices';
import type { TestServices } from '../../testing/makeTestServices';
import { ownerMark } from '../../trace/stateHash';
import { betsEvents } from '../../features/bets/betsSlice';
import { broadcast } from '../../features/connection/broadcasts';
import { gameEvents } from '../../features/game/gameSlice';
import { sessionEvents } from '../../features/session/sessionSlice';
import { ticketEvents } from '../../features/bets/ticket/ticketSlice';
import { playTimeEvents } from '../../features/playTime/playTimeSlice';

const minute = 60_000;
const { userId, username, currency } = testSession;
const storageKey = `playTime:${ownerMark(userId)}`;

beforeEach(() => {
  jest.useFakeTimers();
  // Nothing at home answers; no test is about that.
  globalThis.fetch = () => new Promise(() => undefined);
});
afterEach(() => jest.useRealTimers());

/** A tab at home; tabs of one browser share its storage and clock. */
function openTab(browser = makeTestServices()) {
  const services: TestServices = {
    ...makeTestServices(),
    clock: browser.clock,
    localStore: browser.localStore,
  };
  const store = makeStore(services, allListeners(services));
  let roundId = 50;
  const playTime = () => store.getState().playTime;
  store.dispatch(appStarted());
  store.dispatch(locationChanged({ pathname: '/', search: '' }));
  return {
    store,
    services,
    minutes: () => playTime().minutes,
    note: () => playTime().note,
    startedAt: () => playTime().startedAt,
    /** The page is seen again after so many minutes, in a new round with so many seconds left. */
    seenAfter(minutes: number, secondsLeft = 60) {
      services.clock.advance(minutes * minute);
      roundId += 1;
      const receivedAt = services.clock.now();
      store.dispatch(broadcast.roundStarted({ roundId, receivedAt: 0 }));
      store.dispatch(broadcast.countdownReceived({ secondsLeft, receivedAt }));
      services.page.wake();
    },
  };
}

describe('the play time', () => {
  it('is measured every 20 seconds while the page is visible', async () => {
    const { services, minutes } = openTab();
    const pass = async () => {
      for (let step = 0; step < 9; step += 1) {
        services.clock.advance(20_000);
        await jest.advanceTimersByTimeAsync(20_000);
      }
    };
    await pass();
    expect(minutes()).toBe(3);
    services.page.setHidden(true);
    await pass();
    expect(minutes()).toBe(3);
  });

  it('goes on over a reload and in other tabs, and counts once', () => {
    const first = openTab();
    first.seenAfter(10);
    const second = openTab(first.services);
    second.seenAfter(5);
    first.seenAfter(5);
    expect([second.minutes(), first.minutes()]).toEqual([15, 20]);
  });

  it('goes on after half an hour without a sign of life, and begins again after a longer time', () => {
    const { minutes, seenAfter } = openTab();
    seenAfter(10);
    seenAfter(30);
    expect(minutes()).toBe(40);
    seenAfter(30.1);
    expect(minutes()).toBe(0);
  });

  it('is never negative if the machine’s clock is set back between two pages', () => {
    const tab = openTab();
    tab.seenAfter(10);
    tab.services.clock.advance(-5 * minute);
    expect(openTab(tab.services).minutes()).toBe(5);
    tab.services.clock.advance(-60 * minute);
    expect(openTab(tab.services).minutes()).toBe(0);
  });

  it('belongs to its player, ends with the logout and outlasts an expired session', () => {
    const { store, services, minutes, startedAt, seenAfter } = openTab();
    seenAfter(10);
    store.dispatch(sessionEnded({ reason: 'tokenRefused', endpoint: 'getBets', message: null }));
    expect(startedAt()).toBeNull();
    store.dispatch(sessionEvents.signedIn({ userId: '1002', username: 'dara', currency }));
    expect(minutes()).toBe(0);
    store.dispatch(sessionEvents.signedIn({ userId, username, currency }));
    expect(minutes()).toBe(10);
    store.dispatch(sessionEnded({ reason: 'loggedOut' }));
    expect(services.localStore.read(storageKey)).toBeNull();
    seenAfter(1);
    expect(startedAt()).toBeNull();
    expect(services.localStore.read(storageKey)).toBeNull();
    expect(storageKey).not.toContain(userId);
  });

  it('is measured in a browser that keeps nothing, and begins again from what can not be read', () => {
    const browser = makeTestServices();
    browser.localStore.write(storageKey, '{"seenAt":5}');
    const { minutes, note, seenAfter } = openTab(browser);
    expect(minutes()).toBe(0);
    browser.localStore.setRoom('readOnly');
    for (let third = 0; third < 3; third += 1) seenAfter(20);
    expect([minutes(), note()]).toEqual([60, 'shown']);
  });
});

describe('the note of the play time', () => {
  /** A tab whose player has played for almost an hour. */
  const openLate = () => {
    const tab = openTab();
    tab.seenAfter(30);
    tab.seenAfter(29);
    expect(tab.note()).toBe('none');
    return tab;
  };

  it('is shown after each hour, once', () => {
    const { store, note, seenAfter } = openLate();
    seenAfter(1);
    expect(note()).toBe('shown');
    store.dispatch(playTimeEvents.noteDismissed());
    seenAfter(29);
    seenAfter(30);
    expect(note()).toBe('none');
    seenAfter(1);
    expect(note()).toBe('shown');
  });

  it('is shown in one of several tabs, and not again after a reload', () => {
    const first = openLate();
    const second = openTab(first.services);
    first.seenAfter(1);
    second.seenAfter(0);
    expect([first.note(), second.note()]).toEqual(['shown', 'none']);
    expect(openTab(first.services).note()).toBe('none');
  });

  it.each([
    [
      'the slip is open',
      betsEvents.slipOpened({ roundId: 50, number: '07' }),
      betsEvents.slipClosed(),
    ],
    [
      'the ticket is open',
      ticketEvents.opened({ placedIds: [] }),
      ticketEvents.closed({ placedIds: [] }),
    ],
    ['the user menu is open', layoutEvents.userMenuOpened(), layoutEvents.userMenuClosed()],
    ['the problem report is open', problemReportEvents.opened(), problemReportEvents.closed()],
    [
      'a draw is revealed',
      broadcast.resultReceived({ roundId: 52, digits: '107', receivedAt: 0 }),
      gameEvents.revealClosed(),
    ],
    [
      'another screen is open',
      locationChanged({ pathname: '/rule', search: '' }),
      locationChanged({ pathname: '/', search: '' }),
    ],
  ])('waits while %s', (_, open, close) => {
    const { store, services, note } = openLate();
    services.clock.advance(minute);
    store.dispatch(broadcast.roundStarted({ roundId: 53, receivedAt: 0 }));
    const receivedAt = services.clock.now();
    store.dispatch(broadcast.countdownReceived({ secondsLeft: 60, receivedAt }));
    store.dispatch(open);
    services.page.wake();
    expect(note()).toBe('waiting');
    store.dispatch(close);
    services.page.wake();
    expect(note()).toBe('shown');
  });

  it('never appears in the last 15 seconds of a round, and stays there if it came before', () => {
    const { note, seenAfter } = openLate();
    seenAfter(2, 15);
    expect(note()).toBe('waiting');
    seenAfter(1, 16);
    expect(note()).toBe('shown');
    seenAfter(1, 15);
    expect(note()).toBe('shown');
  });

  it('ends with its play time', () => {
    const { note, seenAfter } = openLate();
    seenAfter(1);
    expect(note()).toBe('shown');
    seenAfter(31);
    expect(note()).toBe('none');
  });
});
