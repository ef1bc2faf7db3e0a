import { sessionEnded } from '../../api/apiEvents';
import { alwaysRefetch } from '../../api/restApi';
import { appStarted } from '../../app/appEvents';
import { startFakeServer } from '../../testing/fakeServer';
import { makeTestServices, testSession } from '../../testing/makeTestServices';
import type { TestServices } from '../../testing/makeTestServices';
import { makeStore } from '../../app/store';
import { ownerMark } from '../../trace/stateHash';
import { betsApi } from '../bets/betsApi';
import { betsEvents } from '../bets/betsSlice';
import { sessionEvents } from '../session/sessionSlice';
import { selectIsSittingShown } from './sittingSelectors';
import { selectMinutesPlayed } from './sittingSums';
import { selectSitting, selectSittingState, sittingEvents } from './sittingSlice';

const minute = 60_000;
const sittingKey = `sitting:${ownerMark(testSession.userId)}`;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A tab of one browser: its own page, the storage and the clock of the others. */
function openTab(browser?: TestServices) {
  const own = makeTestServices();
  const services = browser ? { ...own, clock: browser.clock, localStore: browser.localStore } : own;
  const store = makeStore(services);
  store.dispatch(appStarted());
  return {
    store,
    services,
    minutes: () => selectMinutesPlayed(store.getState(), services.clock.now()),
    isShown: () => selectIsSittingShown(store.getState()),
    sitting: () => selectSitting(store.getState()),
    choose: (interval: 0 | 15 | 30 | 60) =>
      store.dispatch(sittingEvents.intervalChosen({ interval })),
  };
}

type Tab = ReturnType<typeof openTab>;

/** Lets minutes go by while the machine is awake. */
async function pass({ services }: Tab, minutes: number): Promise<void> {
  for (let step = 0; step < minutes * 3; step += 1) {
    services.clock.advance(20_000);
    await jest.advanceTimersByTimeAsync(20_000);
  }
}

describe('the time played', () => {
  it('goes on over a reload', async () => {
    const tab = openTab();
    await pass(tab, 10);
    expect(tab.minutes()).toBe(10);
    const reloaded = openTab(tab.services);
    await pass(reloaded, 5);
    expect(reloaded.minutes()).toBe(15);
  });

  it('does not count a page that was hidden for long, and counts one that was hidden for a moment', async () => {
    const tab = openTab();
    await pass(tab, 10);
    tab.services.page.setHidden(true);
    await pass(tab, 20);
    tab.services.page.setHidden(false);
    tab.services.page.wake();
    expect(tab.minutes()).toBe(10);
    tab.services.page.setHidden(true);
    await pass(tab, 4);
    tab.services.page.setHidden(false);
    tab.services.page.wake();
    expect(tab.minutes()).toBe(14);
  });

  it('begins again after a sleep of more than half an hour', async () => {
    const tab = openTab();
    await pass(tab, 10);
    tab.services.clock.advance(31 * minute);
    tab.services.page.wake();
    expect(tab.minutes()).toBe(0);
    await pass(tab, 1);
    expect(tab.minutes()).toBe(1);
  });

  it('is the same in all tabs, and counts once', async () => {
    const first = openTab();
    await pass(first, 10);
    const second = openTab(first.services);
    first.services.page.setHidden(true);
    await pass(second, 20);
    first.services.page.setHidden(false);
    first.services.page.wake();
    expect(second.minutes()).toBe(30);
    expect(first.minutes()).toBe(30);
  });

  it('belongs to its player, ends with the logout and outlasts an expired session', async () => {
    const { userId, username, currency } = testSession;
    const tab = openTab();
    await pass(tab, 10);
    tab.store.dispatch(
      sessionEnded({ reason: 'tokenRefused', endpoint: 'getBets', message: null }),
    );
    expect(tab.sitting()).toBeNull();
    tab.store.dispatch(sessionEvents.signedIn({ userId: '1002', username: 'dara', currency }));
    expect(tab.minutes()).toBe(0);
    tab.store.dispatch(sessionEvents.signedIn({ userId, username, currency }));
    expect(tab.minutes()).toBe(10);
    tab.store.dispatch(sessionEnded({ reason: 'loggedOut' }));
    expect(tab.services.localStore.read(sittingKey)).toBeNull();
    tab.store.dispatch(sessionEvents.signedIn({ userId, username, currency }));
    expect(tab.minutes()).toBe(0);
  });

  it('is measured in a browser that keeps nothing, and starts again from what can not be read', async () => {
    const browser = makeTestServices();
    browser.localStore.write(sittingKey, '{"seenAt":5}');
    const tab = openTab(browser);
    expect(tab.minutes()).toBe(0);
    tab.services.localStore.remove(sittingKey);
    tab.services.localStore.write = () => undefined;
    await pass(tab, 15);
    expect(tab.minutes()).toBe(15);
    tab.choose(15);
    await pass(tab, 1);
    expect(selectSittingState(tab.store.getState())).toMatchObject({
      interval: 15,
      isNoteDue: true,
    });
  });
});

describe('the note', () => {
  it('comes after an hour, once, and again after another hour', async () => {
    const tab = openTab();
    await pass(tab, 59);
    expect(tab.isShown()).toBe(false);
    await pass(tab, 1);
    expect(tab.isShown()).toBe(true);
    tab.store.dispatch(sittingEvents.closed());
    await pass(tab, 59);
    expect(tab.isShown()).toBe(false);
    await pass(tab, 1);
    expect(tab.isShown()).toBe(true);
  });

  it('comes after the interval that the player has chosen, also after a reload', async () => {
    const tab = openTab();
    tab.choose(15);
    tab.store.dispatch(sittingEvents.closed());
    const reloaded = openTab(tab.services);
    await pass(reloaded, 14);
    expect(reloaded.isShown()).toBe(false);
    await pass(reloaded, 1);
    expect(reloaded.isShown()).toBe(true);
  });

  it('is turned off by a second press only', async () => {
    const tab = openTab();
    tab.choose(0);
    expect(selectSittingState(tab.store.getState())).toMatchObject({
      interval: 60,
      isAskedOnce: true,
    });
    tab.choose(30);
    tab.choose(0);
    tab.choose(0);
    tab.store.dispatch(sittingEvents.closed());
    await pass(tab, 120);
    expect(tab.isShown()).toBe(false);
    expect(tab.minutes()).toBe(120);
  });

  it('waits until the slip is closed', async () => {
    const tab = openTab();
    tab.choose(15);
    tab.store.dispatch(sittingEvents.closed());
    tab.store.dispatch(betsEvents.slipOpened({ roundId: 50, number: '07' }));
    await pass(tab, 15);
    expect(tab.isShown()).toBe(false);
    tab.store.dispatch(betsEvents.slipClosed());
    expect(tab.isShown()).toBe(true);
  });

  it('leaves the other tabs too once it is answered', async () => {
    const first = openTab();
    const second = openTab(first.services);
    await pass(first, 60);
    expect([first.isShown(), second.isShown()]).toEqual([true, true]);
    first.store.dispatch(sittingEvents.closed());
    await pass(first, 1);
    expect([first.isShown(), second.isShown()]).toEqual([false, false]);
  });

  it('stays on the screen while its interval is changed', async () => {
    const tab = openTab();
    await pass(tab, 60);
    tab.choose(30);
    tab.choose(60);
    tab.store.dispatch(sittingEvents.intervalChosen({ interval: 0 }));
    tab.store.dispatch(sittingEvents.intervalChosen({ interval: 0 }));
    await pass(tab, 1);
    expect(tab.isShown()).toBe(true);
  });
});

describe('which bets are of this sitting', () => {
  const row = (id: number, time: string) => ({
    id,
    result_id: 50,
    number: '07',
    amount: 1000,
    created_at: `2026-11-20T${time}Z`,
    win_lose: 0,
    result: null,
    is_calculate: false,
  });
  const load = ({ store }: Tab) =>
    store.dispatch(betsApi.endpoints.getBets.initiate(undefined, alwaysRefetch));
  const stake = { roundId: 50, number: '07', amount: 1000 };
  const send = ({ store }: Tab) =>
    store.dispatch(betsEvents.betSent({ receiptId: 'a', userId: '1001', stake, baseline: null }));

  it('is marked by the newest bet of the first whole list', async () => {
    const server = startFakeServer();
    const tab = openTab();
    server.on('GET bets', { body: { data: [], next_page_url: '/bets?page=2' } });
    await load(tab);
    expect(tab.sitting()?.before).toBeNull();
    server.on('GET bets', { body: [row(2, '06:59:00'), row(3, '07:00:00'), row(1, '06:58:00')] });
    await load(tab);
    const before = { newestBetAt: Date.parse('2026-11-20T07:00:00Z') };
    expect(tab.sitting()).toMatchObject({ before, isStartUnknown: false });
    server.on('GET bets', { body: [row(4, '07:05:00')] });
    await load(tab);
    send(tab);
    expect(tab.sitting()).toMatchObject({ before, isStartUnknown: false });
  });

  it('is unknown if a stake was sent before that list came', async () => {
    startFakeServer().on('GET bets', { body: [] });
    const tab = openTab();
    send(tab);
    await load(tab);
    expect(tab.sitting()).toMatchObject({ before: { newestBetAt: null }, isStartUnknown: true });
  });

  it('is not marked by a list that comes while nobody is there', async () => {
    startFakeServer().on('GET bets', { body: [] });
    const tab = openTab();
    tab.services.page.setHidden(true);
    await load(tab);
    expect(tab.sitting()?.before).toBeNull();
    tab.services.page.setHidden(false);
    await load(tab);
    expect(tab.sitting()?.before).toEqual({ newestBetAt: null });
  });
});

it('a page that is only played on leaves one action in the recording', async () => {
  const tab = openTab();
  const states = new Set<unknown>();
  tab.store.subscribe(() => states.add(tab.store.getState().sitting));
  await pass(tab, 30);
  expect(tab.minutes()).toBe(30);
  expect(states.size).toBeLessThanOrEqual(1);
});

it('the stored sitting names no player', async () => {
  const tab = openTab();
  const written: string[] = [];
  tab.services.localStore.write = (...pair) => void written.push(...pair);
  await pass(tab, 1);
  expect(written.join()).toContain('since');
  expect(written.join()).not.toContain(testSession.userId);
});
