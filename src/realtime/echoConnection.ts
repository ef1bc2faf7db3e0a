import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import type { BroadcastConfig } from '../config/resolveConfig';
import type { BroadcastEvent, ConnectionState } from './broadcastEvents';
import { channels } from './parseBroadcast';

/** Realtime client defaults of the specification's section 9, in milliseconds. */
const timeouts = { activityTimeout: 120_000, pongTimeout: 30_000, unavailableTimeout: 10_000 };

/**
 * Opens one Echo connection over pusher-js and emits parsed events.
 *
 * @returns what closes it; nothing is emitted after that.
 */
export function openEchoConnection(
  config: BroadcastConfig,
  emit: (event: BroadcastEvent) => void,
): () => void {
  let isOpen = true;
  const pusher = new Pusher(config.key, {
    cluster: '',
    wsHost: config.host,
    wsPort: config.port,
    wssPort: config.port,
    forceTLS: false,
    enabledTransports: ['ws', 'wss'],
    enableStats: false,
    ...timeouts,
  });
  const echo = new Echo({ broadcaster: 'pusher', key: config.key, client: pusher });
  const emitWhileOpen = (event: BroadcastEvent) => {
    if (isOpen) emit(event);
  };

  pusher.connection.bind('state_change', ({ current }: { current: ConnectionState }) => {
    emitWhileOpen({ kind: 'connection', state: current });
  });
  for (const { channel, event, parse } of channels) {
    const accept = onceUnderBothNames((payload) => emitWhileOpen(parse(payload)));
    // Laravel broadcasts the class name by default (App\Events\X) and X with `broadcastAs`.
    echo.channel(channel).listen(event, accept('class')).listen(`.${event}`, accept('alias'));
  }
  return () => {
    isOpen = false;
    // A handshake that ends in this moment finds no channel to subscribe any more; and pusher-js
    // sends in a later turn, so that what it has taken on must go out before the socket closes.
    for (const { channel } of channels) echo.leaveChannel(channel);
    setTimeout(() => echo.disconnect());
  };
}

/** Lets a payload through once where the same one arrives under the class name and the alias. */
function onceUnderBothNames(handle: (payload: unknown) => void) {
  let last: { name: string; text: string } | null = null;
  return (name: string) => (payload: unknown) => {
    const text = JSON.stringify(payload);
    const isEcho = last !== null && last.name !== name && last.text === text;
    last = isEcho ? null : { name, text };
    if (!isEcho) handle(payload);
  };
}
