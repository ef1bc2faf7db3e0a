/** @jest-environment <rootDir>/src/testing/browserLikeEnvironment.ts */
import { FakeSocket } from '../testing/fakeSocket';
import { codeOf, readFrame } from './socketFrames';
import { watchSockets } from './socketGuard';

beforeEach(() => jest.useFakeTimers());

function setUp() {
  const maker = {
    createWebSocket: (_url: string) => new FakeSocket() as EventTarget as WebSocket,
  };
  const original = maker.createWebSocket;
  const onLost = jest.fn();
  const dropped: string[] = [];
  const watch = watchSockets(maker, {
    lost: onLost,
    dropped: (reason) => void dropped.push(reason),
  });
  const make = () => {
    maker.createWebSocket('ws://localhost');
    const socket = FakeSocket.made.at(-1);
    if (socket === undefined) throw new Error('no socket was made');
    return socket;
  };
  return { maker, original, watch, onLost, dropped, make };
}

describe('watchSockets', () => {
  it.each([0, 1])('reports a socket that closes in state %d as lost', (readyState) => {
    const { make, onLost } = setUp();
    const socket = make();
    if (readyState === 1) socket.open();
    expect(onLost).not.toHaveBeenCalled();
    socket.end(1006);
    expect(onLost).toHaveBeenCalledTimes(1);
  });

  it.each(['opening', 'open'])('makes no second socket while one is %s or given up', (state) => {
    const { make, onLost } = setUp();
    const socket = make();
    if (state === 'open') socket.open();
    expect(make).toThrow('one connection at a time');
    expect(onLost).not.toHaveBeenCalled();
    socket.close();
    expect(make).toThrow('one connection at a time');
    expect(onLost).toHaveBeenCalledTimes(1);
  });

  it('creates one socket for each attempt, and ignores the previous one', () => {
    const { make, onLost, watch } = setUp();
    const old = make();
    watch.begin();
    const next = make();
    old.end(1006);
    expect(onLost).not.toHaveBeenCalled();
    next.end(1006);
    expect(onLost).toHaveBeenCalledTimes(1);
  });

  it('withholds a frame that would break pusher-js, and passes the next valid one on', () => {
    const { make, dropped } = setUp();
    const socket = make();
    const seen: unknown[] = [];
    socket.addEventListener('message', (message) => seen.push((message as MessageEvent).data));
    const good = '{"event":"CountdownEvent","channel":"countdown","data":"{}"}';
    for (const data of ['{"event":', good]) socket.receive(data);
    expect(seen).toEqual([good]);
    expect(dropped).toHaveLength(1);
  });

  it.each(['begin', 'end'] as const)(
    'withholds what an earlier socket receives after %s',
    (step) => {
      const { make, watch } = setUp();
      const socket = make();
      const seen = jest.fn();
      socket.addEventListener('message', seen);
      watch[step]();
      socket.receive('{"event":"pusher:pong"}');
      expect(seen).not.toHaveBeenCalled();
    },
  );
});

const event = 'App\\Events\\CountdownEvent';
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const frame = (parts: object) => JSON.stringify(parts);

it.each([
  ['an event as Laravel sends it', { event, channel: 'countdown', data: '{"countdown":7}' }],
  ['an event with an object for its data', { event, channel: 'countdown', data: {} }],
  ['data that is no JSON, which the channel drops', { event, channel: 'countdown', data: '{"cou' }],
  ['an event without data', { event, channel: 'countdown' }],
  ['a ping', { event: 'pusher:ping', data: {} }],
  ['a pong without data', { event: 'pusher:pong' }],
  ['a refusal', { event: 'pusher:error', data: { code: null, message: 'no' } }],
  [
    'a handshake',
    { event: 'pusher:connection_established', data: '{"socket_id":"1.2","activity_timeout":30}' },
  ],
  [
    'a handshake with the shortest timeout',
    { event: 'pusher:connection_established', data: '{"activity_timeout":1}' },
  ],
  ['an event whose name contains that of a protocol event', { event: 'App\\pusher:watchlist' }],
  [
    'a subscription',
    { event: 'pusher_internal:subscription_succeeded', channel: 'countdown', data: '{}' },
  ],
])('%s is passed on to pusher-js', (_, parts) => {
  expect(readFrame(frame(parts)).fault).toBeNull();
  expect(readFrame(frame({ ...parts, event: 7 })).fault).toMatch(/\w/);
});

it.each([
  ['nothing', ''],
  ['truncated JSON', '{"event":"pusher:'],
  ['HTML', '<!doctype html><h1>502</h1>'],
  ['null', 'null'],
  ['a number', '5'],
  ['a list', '[]'],
  ['bytes', new ArrayBuffer(8)],
  ['a list with a frame', [frame({ event })]],
  ['no event name', frame({ channel: 'countdown', data: '{}' })],
  ['a number for an event name', frame({ event: 7 })],
  ['an event name that leads to a prototype', frame({ event: '_defineGetter__' })],
  ['a channel that leads to a prototype', frame({ event, channel: 'constructor' })],
  ['an object for a channel', '{"event":"x","channel":{"toString":1}}'],
  ['data nested too deeply', `{"event":"x","data":${nested(20_000)}}`],
  ['data nested too deeply in a text', frame({ event, data: nested(20_000) })],
  ['a count without data', frame({ event: 'pusher_internal:subscription_count' })],
  ['a refusal without data', frame({ event: 'pusher:error', data: null })],
  ['a handshake without data', frame({ event: 'pusher:connection_established' })],
  [
    'a handshake that requires a ping at once',
    frame({ event: 'pusher:connection_established', data: '{"activity_timeout":"soon"}' }),
  ],
  [
    'a handshake in a list',
    frame({ event: 'pusher:connection_established', data: ['{"activity_timeout":30}'] }),
  ],
  ['a sign-in that was not requested', frame({ event: 'pusher:signin_success', data: null })],
  ['a watchlist', frame({ event: 'pusher_internal:watchlist_events', data: {} })],
  [
    'a subscription event that only pusher-js emits',
    frame({ event: 'pusher:subscription_succeeded' }),
  ],
])('%s is withheld from pusher-js, with a reason', (_, written) => {
  expect(readFrame(written).fault).toMatch(/\w/);
});

it.each([
  [{ code: 4001 }, 4001],
  ['{"code":4001,"message":"no app"}', 4001],
  [{ code: null }, null],
  [{ code: '4001' }, null],
  [{}, null],
  ['4001', null],
  ['{"code":', null],
  [null, null],
])('the code of the protocol error %j is %p', (data, code) => {
  const read = readFrame(frame({ event: 'pusher:error', data }));
  expect(read.fault === null ? codeOf(read.data) : null).toBe(code);
});

it('the reason for dropping a frame has none of its values', () => {
  const reason = readFrame(frame({ event: { canary: 'canary' }, channel: ['canary'] })).fault;
  expect(reason).toMatch(/\w/);
  expect(reason).not.toContain('canary');
});
