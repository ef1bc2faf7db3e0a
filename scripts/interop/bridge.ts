import { setTimeout as delay } from 'node:timers/promises';
import WebSocket from 'ws';
import { channels } from '../../src/realtime/parseBroadcast';
import { textOf } from '../../sandbox/textOf';
import { signedPath, type PusherApp } from './pusherHttpApi';

interface Frame {
  readonly event: string;
  readonly channel?: string;
  /** JSON as text. */
  readonly data: string;
}

/** An event as Laravel's broadcaster publishes it. */
interface PublishedEvent {
  readonly name: string;
  readonly channels: readonly [string];
  /** JSON as text. */
  readonly data: string;
}

const retryMs = 100;
/** Half a minute: longer than any restart of a proxy or a node. */
const mostTries = 300;

/**
 * Publishes every event of a sandbox's websocket to a Pusher-protocol server, with the call that a
 * Laravel backend makes. It reconnects, because a reset of the sandbox closes every socket.
 *
 * @param from the sandbox's websocket with its key
 * @param to the server's HTTP API, `http://127.0.0.1:6001`
 * @returns a function that stops it
 */
export function bridgeEvents(from: string, to: string, app: PusherApp): () => void {
  const stopped = new AbortController();
  // One after the other, to keep the order of the events.
  let sending = Promise.resolve();
  let socket: WebSocket;
  let retry: NodeJS.Timeout | undefined;
  const onFrame = (frame: Frame) => {
    if (frame.event === 'pusher:connection_established') {
      for (const { channel } of channels) {
        socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel } }));
      }
    } else if (frame.channel !== undefined && !frame.event.startsWith('pusher')) {
      const event: PublishedEvent = {
        name: frame.event,
        channels: [frame.channel],
        data: frame.data,
      };
      sending = sending.then(() => publish(to, app, event, stopped.signal));
    }
  };
  const connect = () => {
    socket = new WebSocket(from);
    socket.on('message', (data) => onFrame(JSON.parse(textOf(data)) as Frame));
    // 'close' follows every error.
    socket.on('error', () => {});
    socket.once('close', () => (retry = setTimeout(connect, retryMs)));
  };
  connect();
  return () => {
    stopped.abort();
    socket.removeAllListeners('close');
    clearTimeout(retry);
    socket.terminate();
  };
}

/** Repeats the call until the server accepts the event: the bridge itself must lose none. */
async function publish(
  to: string,
  app: PusherApp,
  event: PublishedEvent,
  stopped: AbortSignal,
): Promise<void> {
  const body = JSON.stringify(event);
  let refusal = '';
  for (let tries = 0; tries < mostTries && !stopped.aborted; tries += 1) {
    if (tries > 0) await delay(retryMs);
    const path = signedPath(app, body, Math.floor(Date.now() / 1000));
    const headers = { 'Content-Type': 'application/json' };
    try {
      const response = await fetch(`${to}${path}`, { method: 'POST', headers, body });
      const text = await response.text();
      if (response.ok) return;
      refusal = `${response.status} ${text}`;
    } catch (error) {
      refusal = String(error);
    }
  }
  if (!stopped.aborted) console.error(`the server did not accept an event: ${refusal}`);
}
