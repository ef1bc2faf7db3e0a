import { cameOnline, wentOffline } from '../../store/appEvents';
import { broadcast } from './broadcasts';
import { connectionEvents, connectionReducer, initialConnection } from './connectionSlice';
import type { ConnectionState } from './connectionSlice';

type Event = Parameters<typeof connectionReducer>[1];

const after = (...events: Event[]): ConnectionState =>
  events.reduce(connectionReducer, initialConnection);

const at = 1000;
const openAfter = (...events: Event[]) =>
  after(connectionEvents.attempted({ at: 0 }), connectionEvents.opened({ at }), ...events);

describe('the connection', () => {
  it('is open from the attempt that succeeds', () => {
    expect(openAfter()).toMatchObject({ status: 'open', attemptedAt: 0, openedAt: at });
  });

  it.each<[string, Event, object]>([
    [
      'a frame',
      broadcast.unreadableReceived({ channel: 'countdown', receivedAt: 2000 }),
      { lastEventAt: 2000, aliveAt: 2000 },
    ],
    [
      'a push',
      broadcast.countdownReceived({ secondsLeft: 9, receivedAt: 2000 }),
      { lastEventAt: 2000, cadence: { pushedAt: 2000, pushed: 9 } },
    ],
    ['a pong', connectionEvents.pongReceived({ at: 2000 }), { lastEventAt: at, aliveAt: 2000 }],
    ['silence', connectionEvents.wentQuiet({ at: 2000 }), { status: 'quiet', quietAt: 2000 }],
    ['a loss', connectionEvents.lost(), { status: 'reconnecting', failures: 1 }],
    ['the end of the session', connectionEvents.closed(), initialConnection],
    [
      'a resync',
      connectionEvents.resyncStarted({ at: 2000, cause: 'pageWoken' }),
      { status: 'open', resyncedAt: 2000 },
    ],
    ['the loss of the network', wentOffline(), { status: 'offline' }],
  ])('notes %s', (_, event, expected) => {
    expect(openAfter(event)).toMatchObject(expected);
    expect(openAfter()).not.toMatchObject(expected);
  });

  it('is being made again once the network is back', () => {
    expect(openAfter(wentOffline(), cameOnline()).status).toBe('reconnecting');
  });

  it('takes no outage for a pause between pushes', () => {
    const push = (receivedAt: number) =>
      broadcast.countdownReceived({ secondsLeft: 9, receivedAt });
    const reopened = connectionEvents.opened({ at: 90_000 });
    const { cadence } = openAfter(push(2000), connectionEvents.lost(), reopened, push(92_000));
    expect(cadence.gapsMs).toEqual([]);
  });

  it('is given up if it stays quiet', () => {
    const quiet = connectionEvents.wentQuiet({ at: 2000 });
    expect(openAfter(quiet).isGivenUp).toBe(false);
    expect(openAfter(quiet, connectionEvents.givenUp()).isGivenUp).toBe(true);
  });
});

it('the delay of the connection stays known when the session ends', () => {
  const measured = connectionEvents.roundTripMeasured({ ms: 40 });
  expect(after(measured, connectionEvents.closed()).roundTripsMs).toEqual([40]);
});
