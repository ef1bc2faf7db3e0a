import { sessionEnded } from '../../api/apiEvents';
import { openPlayTimeTab, pass } from '../../testing/listeners/openPlayTimeTab';
import { makeTestServices, testSession } from '../../testing/makeTestServices';
import { ownerMark } from '../../trace/stateHash';
import { sessionEvents } from '../session/sessionSlice';
import { playTimeEvents } from './playTimeSlice';

const minute = 60_000;
const { userId, username, currency } = testSession;
const storageKey = `playTime:${ownerMark(userId)}`;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the play time', () => {
  it('goes on over a reload and in other tabs, and counts once', async () => {
    const first = openPlayTimeTab();
    await pass(first, 10);
    const second = openPlayTimeTab(first.services);
    await pass(second, 5);
    expect([first.minutes(), second.minutes()]).toEqual([15, 15]);
  });

  it('goes on after half an hour out of sight, and begins again after a longer time', async () => {
    const tab = openPlayTimeTab();
    await pass(tab, 10);
    tab.services.clock.advance(30 * minute);
    tab.services.page.wake();
    expect(tab.minutes()).toBe(40);
    tab.services.page.setHidden(true);
    await pass(tab, 31);
    expect(tab.minutes()).toBe(40);
    tab.services.page.setHidden(false);
    tab.services.page.wake();
    expect(tab.minutes()).toBe(0);
  });

  it('is never negative if the machine’s clock is set back between two pages', async () => {
    const tab = openPlayTimeTab();
    await pass(tab, 10);
    tab.services.clock.advance(-5 * minute);
    expect(openPlayTimeTab(tab.services).minutes()).toBe(5);
    tab.services.clock.advance(-60 * minute);
    expect(openPlayTimeTab(tab.services).minutes()).toBe(0);
  });

  it('belongs to its player, ends with the logout and outlasts an expired session', async () => {
    const tab = openPlayTimeTab();
    await pass(tab, 10);
    tab.store.dispatch(
      sessionEnded({ reason: 'tokenRefused', endpoint: 'getBets', message: null }),
    );
    expect(tab.playTime().startedAt).toBeNull();
    tab.store.dispatch(sessionEvents.signedIn({ userId: '1002', username: 'dara', currency }));
    expect(tab.minutes()).toBe(0);
    tab.store.dispatch(sessionEvents.signedIn({ userId, username, currency }));
    expect(tab.minutes()).toBe(10);
    tab.store.dispatch(sessionEnded({ reason: 'loggedOut' }));
    expect(tab.services.localStore.read(storageKey)).toBeNull();
    tab.store.dispatch(sessionEvents.signedIn({ userId, username, currency }));
    expect(tab.minutes()).toBe(0);
  });

  it('is measured in a browser that keeps nothing, and begins again from what can not be read', async () => {
    const browser = makeTestServices();
    browser.localStore.write(storageKey, '{"seenAt":5}');
    const tab = openPlayTimeTab(browser);
    expect(tab.minutes()).toBe(0);
    tab.services.localStore.setRoom('readOnly');
    await pass(tab, 60);
    expect(tab.playTime()).toMatchObject({ minutes: 60, isNoteDue: true });
  });

  it('is stored under no player’s name', async () => {
    const tab = openPlayTimeTab();
    await pass(tab, 1);
    expect(storageKey).not.toContain(userId);
    expect(Object.keys(JSON.parse(tab.services.localStore.read(storageKey) ?? ''))).toEqual([
      'startedAt',
      'seenAt',
    ]);
  });

  it('is not measured without a session', async () => {
    const tab = openPlayTimeTab();
    tab.store.dispatch(sessionEnded({ reason: 'loggedOut' }));
    tab.store.dispatch(sessionEnded({ reason: 'loggedOut' }));
    await pass(tab, 2);
    expect(tab.playTime().startedAt).toBeNull();
    expect(tab.services.localStore.read(storageKey)).toBeNull();
    expect(tab.services.logger.lines).toEqual([]);
  });
});

describe('the note of the play time', () => {
  it('is due after each hour, once', async () => {
    const tab = openPlayTimeTab();
    await pass(tab, 59);
    expect(tab.isNoteDue()).toBe(false);
    await pass(tab, 1);
    expect(tab.isNoteDue()).toBe(true);
    tab.store.dispatch(playTimeEvents.noteDismissed());
    await pass(tab, 59);
    expect(tab.isNoteDue()).toBe(false);
    await pass(tab, 1);
    expect(tab.isNoteDue()).toBe(true);
  });

  it('is due in one of several tabs, and not again after a reload', async () => {
    const first = openPlayTimeTab();
    const second = openPlayTimeTab(first.services);
    await pass(first, 60);
    expect([first.isNoteDue(), second.isNoteDue()]).toEqual([true, false]);
    expect(openPlayTimeTab(first.services).isNoteDue()).toBe(false);
  });

  it('stays until it is answered, and ends with its play time', async () => {
    const tab = openPlayTimeTab();
    await pass(tab, 65);
    expect(tab.playTime()).toMatchObject({ minutes: 65, isNoteDue: true });
    tab.services.clock.advance(31 * minute);
    tab.services.page.wake();
    expect(tab.playTime()).toMatchObject({ minutes: 0, isNoteDue: false });
  });
});
