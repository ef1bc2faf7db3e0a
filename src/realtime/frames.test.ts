import { faultOfFrame } from './frames';

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
    'a subscription',
    { event: 'pusher_internal:subscription_succeeded', channel: 'countdown', data: '{}' },
  ],
])('%s is for pusher-js', (_, parts) => {
  expect(faultOfFrame(frame(parts))).toBeNull();
});

it.each([
  ['nothing', ''],
  ['truncated JSON', '{"event":"pusher:'],
  ['HTML', '<!doctype html><h1>502</h1>'],
  ['null', 'null'],
  ['a number', '5'],
  ['a list', '[]'],
  ['bytes', new ArrayBuffer(8)],
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
    'a handshake that asks for a ping at once',
    frame({ event: 'pusher:connection_established', data: '{"activity_timeout":"soon"}' }),
  ],
  ['a sign-in that nobody asked for', frame({ event: 'pusher:signin_success', data: null })],
  ['a watchlist', frame({ event: 'pusher_internal:watchlist_events', data: {} })],
  ['a subscription that pusher-js would tell', frame({ event: 'pusher:subscription_succeeded' })],
])('%s is kept from it, with a reason', (_, written) => {
  expect(faultOfFrame(written)).toMatch(/\w/);
});

it('the reason has none of the values', () => {
  expect(faultOfFrame(frame({ event: { canary: 'canary' }, channel: ['canary'] }))).not.toContain(
    'canary',
  );
});
