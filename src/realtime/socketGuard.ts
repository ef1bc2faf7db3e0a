/**
 * The border in front of pusher-js: it watches each socket and checks each frame before the SDK sees it.
 * The SDK's own hooks (`error`, `state_change`, `message`) fire too late: by then it has thrown over a
 * frame, taken a name from a prototype, or begun its next attempt, after some close codes at once.
 * `hostileFrames.test.ts` runs the real SDK and fails when it no longer makes its sockets this way.
 */
import * as v from 'valibot';
import { describeIssues } from '../lib/parseMessage';

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

/** What becomes of frames that are not simply handed on. */
interface FrameListener {
  /** pusher-js must not see the frame; why, in words. */
  dropped(reason: string): void;
  /** The server said that it ends the connection, or that it does not begin one. */
  refused(): void;
}

/** The code of the protocol after which pusher-js itself must change its way: only TLS is accepted. */
const tlsOnly = 4000;

/**
 * Keeps the frames away that pusher-js must not see, and tells of the protocol's errors; its own
 * handler is to be set after this. An error before the handshake is an end, whatever its code:
 * pusher-js would try again at once, or throw. After it only the codes 4000 to 4299 are.
 */
function guardFrames(socket: WebSocket, listener: FrameListener): void {
  let isEstablished = false;
  socket.addEventListener('message', (message) => {
    const fault = faultOfFrame(message.data);
    if (fault !== null) {
      message.stopImmediatePropagation();
      listener.dropped(fault);
      return;
    }
    const { event, data } = jsonOf(String(message.data)) as { event: string; data?: unknown };
    if (event === 'pusher:connection_established') isEstablished = true;
    if (event !== 'pusher:error') return;
    const code = codeOf(data);
    if (isEstablished && !isEnding(code)) return;
    if (code !== tlsOnly) message.stopImmediatePropagation();
    listener.refused();
  });
}

/** Whether the protocol ends a connection with a code. */
function isEnding(code: number | null): boolean {
  return code !== null && code >= tlsOnly && code < 4300;
}

function codeOf(written: unknown): number | null {
  const error = typeof written === 'string' ? jsonOf(written) : written;
  const parsed = v.safeParse(v.object({ code: v.number() }), error);
  return parsed.success ? parsed.output.code : null;
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

/** The part of pusher-js's runtime that makes its sockets. */
export interface SocketMaker {
  createWebSocket(url: string): WebSocket;
}

export interface SocketListener {
  /** The attempt's socket is gone, was refused or was told to go; once for each attempt. */
  lost(): void;
  /** A frame came that pusher-js must not see; why, in words. */
  dropped(reason: string): void;
}

export interface SocketWatch {
  /** Allows one more socket; those before belong to a connection that nobody waits for any more. */
  begin(): void;
  /** Gives pusher-js its own sockets back. */
  end(): void;
}

/** `WebSocket.OPEN`; what is above it is closing or closed. */
const open = 1;

/**
 * Stands between pusher-js and its sockets. pusher-js tries again by itself, after some close codes
 * without any wait; here an attempt gets one socket, and whatever ends it is one loss, so that its
 * owner chooses when the next one is made. The first attempt is allowed from the beginning.
 */
export function watchSockets(maker: SocketMaker, listener: SocketListener): SocketWatch {
  const original = maker.createWebSocket;
  /** The socket of this attempt; null before it was made. */
  let present: WebSocket | null = null;
  maker.createWebSocket = (url) => {
    if (present !== null) {
      // A second way beside one that is still open or opening is not needed.
      if (present.readyState > open) listener.lost();
      throw new Error('one connection at a time');
    }
    const socket = original.call(maker, url);
    present = socket;
    const lose = () => {
      if (socket === present) listener.lost();
    };
    guardFrames(socket, { dropped: (reason) => listener.dropped(reason), refused: lose });
    socket.addEventListener('close', lose);
    return socket;
  };
  return {
    begin() {
      present = null;
    },
    end() {
      present = null;
      maker.createWebSocket = original;
    },
  };
}
