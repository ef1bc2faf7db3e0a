import { appStarted } from '../../store/appEvents';
import { locationChanged } from '../../store/navigationSlice';
import { problemReportEvents } from '../problemReport/problemReportSlice';
import { broadcast } from '../connection/broadcasts';
import { gameEvents } from './gameSlice';
import { soundToggled } from '../sound/soundSlice';
import type { TestServicesOptions } from '../../testing/makeTestServices';
import { makeTestStore } from '../../testing/makeTestStore';

beforeEach(() => jest.useFakeTimers());

function setUp(options: TestServicesOptions = {}) {
  const { store, services } = makeTestStore(options);
  const show = (pathname: string) => store.dispatch(locationChanged({ pathname, search: '' }));
  store.dispatch(appStarted());
  show('/');
  store.dispatch(broadcast.roundStarted({ roundId: 50, receivedAt: 0 }));
  services.sounds.requests.splice(0);
  return {
    store,
    show,
    page: services.page,
    logger: services.logger,
    requests: services.sounds.requests,
    draw: () =>
      store.dispatch(broadcast.resultReceived({ roundId: 50, digits: '407', receivedAt: 0 })),
    pass: (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds),
    /** What was heard since the last look: each `play` in order, without the pauses. */
    heard: () => services.sounds.requests.splice(0).filter((request) => request !== 'stop'),
    lastRequest: () => services.sounds.requests.at(-1),
  };
}

it('[9.13] the roll sounds while the reels turn, a short sound comes with each digit', async () => {
  const { draw, pass, heard } = setUp();
  draw();
  expect(heard()).toEqual(['roll']);
  for (let digit = 1; digit <= 3; digit += 1) {
    await pass(1999);
    expect(heard()).toEqual([]);
    await pass(1);
    expect(heard()).toEqual(['digit']);
  }
});

it('the roll ends with the last digit', async () => {
  const { draw, pass, requests } = setUp();
  draw();
  await pass(6000);
  expect(requests.splice(0)).toEqual(['stop', 'roll', 'digit', 'digit', 'stop', 'digit']);
});

it('a digit of no reveal is silent', async () => {
  const { store, draw, pass, heard, logger } = setUp();
  store.dispatch(gameEvents.digitRevealed());
  await pass(0);
  expect(heard()).toEqual([]);
  expect(logger.lines).toEqual([]);
  draw();
  expect(heard()).toEqual(['roll']);
});

it.each<[string, (draw: ReturnType<typeof setUp>, isAway: boolean) => void]>([
  ['on a hidden page', ({ page }, isAway) => page.setHidden(isAway)],
  ['on another screen', ({ show }, isAway) => show(isAway ? '/rule' : '/')],
  [
    'under the dialog of a problem report',
    ({ store }, isAway) =>
      store.dispatch(isAway ? problemReportEvents.opened() : problemReportEvents.closed()),
  ],
])('[9.13] nothing sounds %s, and the roll continues after it', async (_, leave) => {
  const draw = setUp();
  draw.draw();
  await draw.pass(1000);
  draw.heard();
  leave(draw, true);
  expect(draw.lastRequest()).toBe('stop');
  await draw.pass(2000);
  expect(draw.heard()).toEqual([]);
  leave(draw, false);
  expect(draw.heard()).toEqual(['roll']);
  leave(draw, true);
  await draw.pass(4000);
  leave(draw, false);
  expect(draw.heard()).toEqual([]);
});

it.each([
  ['the result is closed', gameEvents.revealClosed()],
  ['the next round has started', broadcast.roundStarted({ roundId: 51, receivedAt: 0 })],
])('[9.13] nothing sounds once %s, nor when the result is opened again', async (_, event) => {
  const { store, draw, pass, heard, lastRequest } = setUp();
  draw();
  heard();
  store.dispatch(event);
  expect(lastRequest()).toBe('stop');
  await pass(20_000);
  store.dispatch(gameEvents.revealReopened({ roundId: 50, digits: '407' }));
  await pass(20_000);
  expect(heard()).toEqual([]);
});

it('nothing sounds while the switch is off, and switching off silences at once', async () => {
  const { store, draw, pass, heard, lastRequest } = setUp({ localStore: { isSound: 'false' } });
  draw();
  await pass(2000);
  expect(heard()).toEqual([]);
  store.dispatch(soundToggled());
  await pass(2000);
  expect(heard()).toEqual(['digit']);
  store.dispatch(soundToggled());
  expect(lastRequest()).toBe('stop');
});
