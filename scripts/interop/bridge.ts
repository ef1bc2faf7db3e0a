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

/**
 * Hands every event of a sandbox's own websocket to a Pusher-protocol server, by the call that a
 * Laravel backend makes.
 *
 * @param from the sandbox's websocket with its key
 * @param to the server's HTTP API, `http://127.0.0.1:6001`
 * @returns what ends it
 */
export function bridgeEvents(from: string, to: string, app: PusherApp): () => void {
  const socket = new WebSocket(from);
  // One after the other: the order of events is the game's.
  let sending = Promise.resolve();
  socket.on('message', (data) => {
    const frame = JSON.parse(textOf(data)) as Frame;
    if (frame.event === 'pusher:connection_established') {
      for (const { channel } of channels) {
        socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel } }));
      }
    } else if (frame.channel !== undefined && !frame.event.startsWith('pusher')) {
      const { event: name, channel, data: text } = frame;
      sending = sending.then(() => publish(to, app, { name, channels: [channel], data: text }));
    }
  });
  return () => socket.terminate();
}

async function publish(to: string, app: PusherApp, event: object): Promise<void> {
  const body = JSON.stringify(event);
  const path = signedPath(app, body, Math.floor(Date.now() / 1000));
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${to}${path}`, { method: 'POST', headers, body });
  if (!answer.ok) console.error(`the server took no event: ${answer.status}`);
}
