/** Which frames pusher-js may see. */
import * as v from 'valibot';
import { describeIssues } from '../api/wire/parseMessage';

/** The events of the app nest only a few levels. */
const mostLevels = 32;

const text = v.string();
const anything = v.unknown();
const anObject = v.looseObject({});

/** pusher-js looks names up in plain objects, where it also finds the members of Object.prototype. */
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
 * The protocol events that this app uses, and their data. Others, such as a sign-in that it never
 * requested, would make pusher-js throw.
 */
const protocolEvents = new Map<string, v.GenericSchema>([
  [
    'pusher:connection_established',
    v.object({
      // In seconds; with anything else pusher-js pings after each pong.
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

/** A frame that pusher-js may see, with its data decoded; or why it must not, without any of its values. */
type Frame = { fault: string } | { fault: null; event: string; data: unknown };

/**
 * Reads a frame for the guard. With an invalid one pusher-js throws in the page, abandons the connection or
 * pings endlessly.
 */
export function readFrame(frame: unknown): Frame {
  const message = typeof frame === 'string' ? jsonOf(frame) : undefined;
  const parsed = v.safeParse(frameSchema, message);
  if (!parsed.success) return { fault: describeIssues(parsed.issues) };
  const { event, data: written } = parsed.output;
  const data = typeof written === 'string' ? (jsonOf(written) ?? written) : written;
  if (isDeeperThan(mostLevels, data)) return { fault: 'nested too deeply' };
  if (!/^pusher(_internal)?:/.test(event)) return { fault: null, event, data };
  const schema = protocolEvents.get(event);
  if (schema === undefined) return { fault: 'a protocol event that was never requested' };
  const fitting = v.safeParse(schema, data);
  if (!fitting.success) return { fault: `protocol event: ${describeIssues(fitting.issues)}` };
  return { fault: null, event, data };
}

/** The code of a protocol error; null for none. */
export function codeOf(data: unknown): number | null {
  const parsed = v.safeParse(v.object({ code: v.number() }), data);
  return parsed.success ? parsed.output.code : null;
}

/** Undefined for what is no JSON. */
function jsonOf(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

/** JSON.stringify, which pusher-js calls, overflows the stack beyond a few thousand levels. */
function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeperThan(levels - 1, part));
}
