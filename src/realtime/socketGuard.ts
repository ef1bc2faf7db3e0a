/**
 * The border in front of pusher-js: it watches each socket and checks each frame before the SDK sees it.
 * The SDK's own hooks (`error`, `state_change`, `message`) fire too late: by then it has thrown over a
 * frame, taken a name from a prototype, or begun its next attempt, after some close codes at once.
 * `hostileFrames.test.ts` runs the real SDK and fails when it no longer makes its sockets this way.
 */
import * as v from 'valibot';
import { describeIssues } from '../lib/parseMessage';

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

/**
 * Why pusher-js must not see a frame, without any of its values; null for a valid one. With an invalid
 * frame it throws in the page, abandons the connection or pings endlessly.
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
  if (schema === undefined) return 'a protocol event that was never requested';
  const fitting = v.safeParse(schema, data);
  return fitting.success ? null : `protocol event: ${describeIssues(fitting.issues)}`;
}

/** Called for frames that need more than being passed on. */
interface FrameListener {
  /** The frame was kept from pusher-js, for this reason. */
  dropped(reason: string): void;
  /** The server ended or refused the connection. */
  refused(): void;
}

/** The protocol code that pusher-js must handle itself by switching to TLS. */
const tlsOnly = 4000;

/**
 * Keeps invalid frames from pusher-js and reports protocol errors. Must run before pusher-js sets its own
 * handler. Before the handshake every error ends the connection, because pusher-js would retry at once
 * or throw; after it only the codes 4000 to 4299 do.
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

/** Whether an error with this code ends the connection. */
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

/** JSON.stringify, which pusher-js calls, overflows the stack beyond a few thousand levels. */
function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeperThan(levels - 1, part));
}

/** The part of pusher-js's runtime that creates its sockets. */
export interface SocketMaker {
  createWebSocket(url: string): WebSocket;
}

export interface SocketListener {
  /** The socket of this attempt closed, or the server ended or refused it; once per attempt. */
  lost(): void;
  /** A frame was kept from pusher-js, for this reason. */
  dropped(reason: string): void;
}

export interface SocketWatch {
  /** Allows one more socket; earlier ones belong to an abandoned connection. */
  begin(): void;
  /** Restores the socket creation of pusher-js. */
  end(): void;
}

/** `WebSocket.OPEN`; higher states are closing and closed. */
const open = 1;

/**
 * Controls the sockets that pusher-js creates. pusher-js retries by itself, after some close codes without
 * any delay; here each attempt gets one socket and its end is reported as one loss, so that the owner
 * decides when the next attempt begins. The first attempt is allowed from the start.
 */
export function watchSockets(maker: SocketMaker, listener: SocketListener): SocketWatch {
  const original = maker.createWebSocket;
  /** The socket of this attempt; null before it was created. */
  let current: WebSocket | null = null;
  maker.createWebSocket = (url) => {
    if (current !== null) {
      // A second socket beside one that is open or opening is refused, but is no loss.
      if (current.readyState > open) listener.lost();
      throw new Error('one connection at a time');
    }
    const socket = original.call(maker, url);
    current = socket;
    const lose = () => {
      if (socket === current) listener.lost();
    };
    guardFrames(socket, { dropped: (reason) => listener.dropped(reason), refused: lose });
    socket.addEventListener('close', lose);
    return socket;
  };
  return {
    begin() {
      current = null;
    },
    end() {
      current = null;
      maker.createWebSocket = original;
    },
  };
}
