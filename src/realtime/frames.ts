/** The border before pusher-js, which takes each frame of its socket for what a Pusher server says. */
import * as v from 'valibot';
import { describeIssues } from '../lib/readWire';

/** No event that the app knows nests deeper than a few levels. */
const mostLevels = 32;

const text = v.string();
const anything = v.unknown();
const anObject = v.looseObject({});

/** pusher-js looks names up in plain objects, where it also finds what every object has. */
const isUnknownKey = (name: string) => !(name in Object.prototype);

const frameSchema = v.object({
  event: v.pipe(
    text,
    v.check((name) => isUnknownKey(`_${name}`)),
  ),
  channel: v.nullish(v.pipe(text, v.check(isUnknownKey))),
  data: v.optional(anything),
});

/**
 * The events of the protocol that this app has a use for, and their data. Others, such as the sign-in
 * that it never asks for, would make pusher-js throw.
 */
const protocolEvents = new Map<string, v.GenericSchema>([
  [
    'pusher:connection_established',
    v.object({
      // In seconds; from anything else pusher-js makes a ping after each pong.
      activity_timeout: v.pipe(
        v.union([v.number(), text]),
        v.check((seconds) => Number(seconds) >= 1),
      ),
    }),
  ],
  ['pusher:error', anObject],
  ['pusher:ping', anything],
  ['pusher:pong', anything],
  ['pusher:subscription_error', anything],
  ['pusher_internal:subscription_succeeded', anything],
  ['pusher_internal:subscription_count', anObject],
]);

/**
 * Why pusher-js must not see a frame, in words without any of its values; null for a sound one. It
 * throws in the page over these, or gives the connection up, or pings without an end.
 */
export function faultOfFrame(frame: unknown): string | null {
  const message = typeof frame === 'string' ? jsonOf(frame) : undefined;
  const parsed = v.safeParse(frameSchema, message);
  if (!parsed.success) return describeIssues(parsed.issues);
  const { event, data: written } = parsed.output;
  const data = typeof written === 'string' ? (jsonOf(written) ?? written) : written;
  if (isDeeperThan(mostLevels, data)) return 'nested too deeply';
  if (!/^pusher(_internal)?:/.test(event)) return null;
  const schema = protocolEvents.get(event);
  if (schema === undefined) return 'a protocol event that nobody asked for';
  const fitting = v.safeParse(schema, data);
  return fitting.success ? null : `protocol event: ${describeIssues(fitting.issues)}`;
}

/** Keeps the frames away that pusher-js must not see; its own handler is to be set after this. */
export function guardFrames(socket: WebSocket, onDropped: (reason: string) => void): void {
  socket.addEventListener('message', (message) => {
    const fault = faultOfFrame(message.data);
    if (fault === null) return;
    message.stopImmediatePropagation();
    onDropped(fault);
  });
}

function jsonOf(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

/** Beyond a few thousand levels writing a value as text, as pusher-js does, overflows the stack. */
function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeperThan(levels - 1, part));
}
