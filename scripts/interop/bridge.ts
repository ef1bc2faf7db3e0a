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
 * Hands every event of a sandbox's own websocket to a Pusher-protocol server, by the call that a
 * Laravel backend makes. It reconnects, because a reset of the table closes every socket.
 *
 * @param from the sandbox's websocket with its key
 * @param to the server's HTTP API, `http://127.0.0.1:6001`
 * @returns what ends it
 */
export function bridgeEvents(from: string, to: string, app: PusherApp): () => void {
  // One after the other: the order of events is the game's.
  let sending = Promise.resolve();
  let socket: WebSocket;
  let retry: NodeJS.Timeout | undefined;
  const hear = (frame: Frame) => {
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
    socket.on('message', (data) => hear(JSON.parse(textOf(data)) as Frame));
    // A failed connection closes too.
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
    const answer = await fetch(`${to}${path}`, { method: 'POST', headers, body });
    const text = await answer.text();
    if (!answer.ok) console.error(`the server took no event: ${answer.status} ${text}`);
  } catch (error) {
    console.error(`the server took no event: ${String(error)}`);
  }
}
