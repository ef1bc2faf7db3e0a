import { sessionEnded } from '../../api/apiEvents';
import { openSittingTab, pass } from '../../testing/listeners/openSittingTab';
import { makeTestServices, testSession } from '../../testing/makeTestServices';
import { ownerMark } from '../../trace/stateHash';
import { betsEvents } from '../bets/betsSlice';
import { gameEvents } from '../game/gameSlice';
import { closeTicket, openTicket } from '../ticket/ticketThunks';
import { sessionEvents } from '../session/sessionSlice';
import { selectSittingState, sittingEvents } from './sittingSlice';

const minute = 60_000;
const sittingKey = `sitting:${ownerMark(testSession.userId)}`;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the time played', () => {
  it('goes on over a reload', async () => {
    const tab = openSittingTab();
    await pass(tab, 10);
    expect(tab.minutes()).toBe(10);
    const reloaded = openSittingTab(tab.services);
    await pass(reloaded, 5);
    expect(reloaded.minutes()).toBe(15);
  });

  it('does not count a page that was hidden for long, and counts one that was hidden for a moment', async () => {
    const tab = openSittingTab();
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
    const tab = openSittingTab();
    await pass(tab, 10);
    tab.services.clock.advance(31 * minute);
    tab.services.page.wake();
    expect(tab.minutes()).toBe(0);
    await pass(tab, 1);
    expect(tab.minutes()).toBe(1);
  });

  it('is the same in all tabs, and counts once', async () => {
    const first = openSittingTab();
    await pass(first, 10);
    const second = openSittingTab(first.services);
    first.services.page.setHidden(true);
    await pass(second, 20);
    first.services.page.setHidden(false);
    first.services.page.wake();
    expect(second.minutes()).toBe(30);
    expect(first.minutes()).toBe(30);
  });

  it('belongs to its player, ends with the logout and outlasts an expired session', async () => {
    const { userId, username, currency } = testSession;
    const tab = openSittingTab();
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
    const tab = openSittingTab(browser);
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
    const tab = openSittingTab();
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
    const tab = openSittingTab();
    tab.choose(15);
    tab.store.dispatch(sittingEvents.closed());
    const reloaded = openSittingTab(tab.services);
    await pass(reloaded, 14);
    expect(reloaded.isShown()).toBe(false);
    await pass(reloaded, 1);
    expect(reloaded.isShown()).toBe(true);
  });

  it('is turned off by a second press only', async () => {
    const tab = openSittingTab();
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
    const tab = openSittingTab();
    tab.choose(15);
    tab.store.dispatch(sittingEvents.closed());
    tab.store.dispatch(betsEvents.slipOpened({ roundId: 50, number: '07' }));
    await pass(tab, 15);
    expect(tab.isShown()).toBe(false);
    tab.store.dispatch(betsEvents.slipClosed());
    expect(tab.isShown()).toBe(true);
  });

  it('waits until the reveal is over', async () => {
    const tab = openSittingTab();
    tab.choose(15);
    tab.store.dispatch(sittingEvents.closed());
    tab.store.dispatch(gameEvents.roundStarted({ roundId: 50 }));
    await pass(tab, 15);
    expect(tab.isShown()).toBe(true);
    tab.store.dispatch(gameEvents.resultReceived({ roundId: 50, digits: '107', receivedAt: 0 }));
    expect(tab.isShown()).toBe(false);
    tab.store.dispatch(gameEvents.revealClosed());
    expect(tab.isShown()).toBe(true);
  });

  it('comes no later because the player has opened the dialog before', async () => {
    const tab = openSittingTab();
    await pass(tab, 30);
    tab.store.dispatch(sittingEvents.opened());
    expect(tab.isShown()).toBe(true);
    tab.store.dispatch(sittingEvents.closed());
    expect(tab.isShown()).toBe(false);
    await pass(tab, 30);
    expect(tab.isShown()).toBe(true);
  });

  it('comes after the interval of its own player', () => {
    const tab = openSittingTab();
    const { currency } = testSession;
    const interval = () => selectSittingState(tab.store.getState()).interval;
    tab.choose(15);
    tab.store.dispatch(sessionEnded({ reason: 'loggedOut' }));
    tab.store.dispatch(sessionEvents.signedIn({ userId: '1002', username: 'dara', currency }));
    expect(interval()).toBe(60);
    tab.store.dispatch(sessionEnded({ reason: 'loggedOut' }));
    tab.store.dispatch(sessionEvents.signedIn(testSession));
    expect(interval()).toBe(15);
  });

  it('waits until the ticket is closed', async () => {
    const tab = openSittingTab();
    tab.choose(15);
    tab.store.dispatch(sittingEvents.closed());
    tab.store.dispatch(openTicket());
    await pass(tab, 15);
    expect(tab.isShown()).toBe(false);
    tab.store.dispatch(closeTicket());
    expect(tab.isShown()).toBe(true);
  });

  it('leaves the other tabs too once it is answered', async () => {
    const first = openSittingTab();
    const second = openSittingTab(first.services);
    await pass(first, 60);
    expect([first.isShown(), second.isShown()]).toEqual([true, true]);
    first.store.dispatch(sittingEvents.closed());
    await pass(first, 1);
    expect([first.isShown(), second.isShown()]).toEqual([false, false]);
  });

  it('stays on the screen while its interval is changed', async () => {
    const tab = openSittingTab();
    await pass(tab, 60);
    tab.choose(30);
    tab.choose(60);
    tab.store.dispatch(sittingEvents.intervalChosen({ interval: 0 }));
    tab.store.dispatch(sittingEvents.intervalChosen({ interval: 0 }));
    await pass(tab, 1);
    expect(tab.isShown()).toBe(true);
  });
});

it('a page that is only played on leaves one action in the recording', async () => {
  const tab = openSittingTab();
  const states = new Set<unknown>();
  tab.store.subscribe(() => states.add(tab.store.getState().sitting));
  await pass(tab, 30);
  expect(tab.minutes()).toBe(30);
  expect(states.size).toBeLessThanOrEqual(1);
});

it('the stored sitting names no player', async () => {
  const tab = openSittingTab();
  const written: string[] = [];
  tab.services.localStore.write = (...pair) => void written.push(...pair);
  await pass(tab, 1);
  expect(written.join()).toContain('since');
  expect(written.join()).not.toContain(testSession.userId);
});

it('without a session nothing is measured or stored, and no listener fails', () => {
  const tab = openSittingTab();
  const { localStore, logger } = tab.services;
  tab.store.dispatch(sessionEnded({ reason: 'loggedOut' }));
  tab.store.dispatch(sessionEnded({ reason: 'loggedOut' }));
  const write = jest.spyOn(localStore, 'write');
  tab.choose(15);
  tab.store.dispatch(
    betsEvents.betSent({
      receiptId: 'a',
      userId: '1001',
      stake: { roundId: 50, number: '07', amount: 1000 },
      baseline: null,
    }),
  );
  expect(tab.sitting()).toBeNull();
  expect(write.mock.calls.filter(([key]) => /^(sitting|noteInterval):/.test(key))).toEqual([]);
  expect(logger.lines).toEqual([]);
});
