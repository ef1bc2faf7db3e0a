/** @jest-environment <rootDir>/src/testing/browserLikeEnvironment.ts */
import fc from 'fast-check';
import Pusher from 'pusher-js';
import { FakeSocket, handlerErrors, handshakeFrame, subscribedFrames } from '../testing/fakeSocket';
import { hostileJson, junk } from '../testing/hostile/hostileMessages';
import { isLongRun, seed } from '../testing/testForm';
import type { BroadcastEvent } from './ports';
import { openEchoConnection } from './echoConnection';
import { readFrame } from './socketFrames';
import type { SocketMaker } from './socketGuard';

// The browser's build of the real SDK; Node would take another.
jest.mock('pusher-js', () => jest.requireActual<object>('pusher-js/dist/web/pusher'));

const frame = (parts: object) => JSON.stringify(parts);
const event = 'App\\Events\\CountdownEvent';

const examples = [
  { event, channel: 'countdown', data: { countdown: 7 } },
  { event: 'pusher:connection_established', data: { socket_id: '1.2', activity_timeout: 120 } },
  // A code that ends nothing; src/features/connection/connectionEnds.test.ts has those that do.
  { event: 'pusher:error', data: { code: 4301, message: 'no' } },
  { event: 'pusher:signin_success', data: { user_data: '{"id":"1"}' } },
  {
    event: 'pusher_internal:subscription_count',
    channel: 'countdown',
    data: { subscription_count: 1 },
  },
  { event: 'pusher_internal:watchlist_events', data: { events: [{ name: 'online' }] } },
];

/** Whole frames that are no event, and junk in each place of those that are. */
const hostileFrames = fc.oneof(
  fc.constantFrom('', '{"event":', '<!doctype html>', '{"event":"_defineGetter__"}'),
  junk,
  ...examples.map((example) => hostileJson(example)),
);

const numRuns = isLongRun ? 2000 : 300;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { WebSocket: FakeSocket });
});

function connect() {
  const events: BroadcastEvent[] = [];
  const config = { key: 'key', host: 'localhost', port: 8003 };
  const connection = openEchoConnection(config, (one) => events.push(one));
  jest.advanceTimersByTime(0);
  const socket = FakeSocket.made.splice(0)[0];
  if (socket === undefined) throw new Error('no socket was made');
  socket.open();
  return { events, socket, close: connection.close };
}

function subscribe(socket: FakeSocket) {
  for (const text of [handshakeFrame, ...subscribedFrames]) socket.receive(text);
}

const isOpen = (events: readonly BroadcastEvent[]) =>
  events.some((one) => one.kind === 'connection' && one.state === 'open');
const drops = (events: readonly BroadcastEvent[]) =>
  events.filter((one) => one.kind === 'dropped').length;

it('after any frame the SDK reads the next countdown, and each withheld frame is reported once', () => {
  const { events, socket, close } = connect();
  subscribe(socket);
  expect(isOpen(events)).toBe(true);
  let seconds = 80_000;
  const problemsOf = (text: string): string[] => {
    events.length = 0;
    socket.sent.length = 0;
    socket.receive(text);
    const dropped = drops(events);
    seconds -= 1;
    socket.receive(frame({ event, channel: 'countdown', data: { countdown: seconds } }));
    jest.advanceTimersByTime(100);
    const isHeard = events.some((one) => one.kind === 'countdown' && one.secondsLeft === seconds);
    return [
      ...handlerErrors.splice(0),
      ...(isHeard ? [] : ['the next countdown is not read']),
      ...(dropped > 1 || (readFrame(text).fault !== null && dropped !== 1)
        ? [`${dropped} drops`]
        : []),
      ...(socket.sent.some((sent) => sent.includes('pusher:ping')) ? ['pings at once'] : []),
    ];
  };
  const property = fc.property(hostileFrames, (text) => expect(problemsOf(text)).toEqual([]));
  fc.assert(property, { seed, numRuns });
  close();
});

it.each([
  ['a handshake', [handshakeFrame]],
  ['a subscription', subscribedFrames],
])('the SDK answers no frame that arrives as the connection closes: %s', (_, frames) => {
  const { socket, close } = connect();
  if (!frames.includes(handshakeFrame)) socket.receive(handshakeFrame);
  close();
  for (const text of frames) socket.receive(text);
  jest.advanceTimersByTime(100);
  expect(socket.readyState).toBe(3);
  expect(handlerErrors.splice(0)).toEqual([]);
});

it('the SDK makes each socket by Runtime.createWebSocket, which the guard replaces', () => {
  const runtime = Pusher.Runtime as unknown as SocketMaker;
  const make = jest.spyOn(runtime, 'createWebSocket');
  const { close, events, socket } = connect();
  expect(make).toHaveBeenCalledTimes(1);
  subscribe(socket);
  expect(isOpen(events)).toBe(true);
  close();
  make.mockRestore();
});
