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

const retryMs = 100;

/**
 * Publishes every event of a sandbox's websocket to a Pusher-protocol server, with the call that a
 * Laravel backend makes. It reconnects, because a reset of the sandbox closes every socket.
 *
 * @param from the sandbox's websocket with its key
 * @param to the server's HTTP API, `http://127.0.0.1:6001`
 * @returns a function that stops it
 */
export function bridgeEvents(from: string, to: string, app: PusherApp): () => void {
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
      const { event: name, channel, data: text } = frame;
      sending = sending.then(() => publish(to, app, { name, channels: [channel], data: text }));
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
    socket.removeAllListeners('close');
    clearTimeout(retry);
    socket.terminate();
  };
}

async function publish(to: string, app: PusherApp, event: object): Promise<void> {
  const body = JSON.stringify(event);
  const path = signedPath(app, body, Math.floor(Date.now() / 1000));
  const headers = { 'Content-Type': 'application/json' };
  try {
    const response = await fetch(`${to}${path}`, { method: 'POST', headers, body });
    const text = await response.text();
    if (!response.ok)
      console.error(`the server did not accept an event: ${response.status} ${text}`);
  } catch (error) {
    console.error(`the server did not accept an event: ${String(error)}`);
  }
}
