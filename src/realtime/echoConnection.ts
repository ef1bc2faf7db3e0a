import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import type { BroadcastConfig } from '../config/resolveConfig';
import type { BroadcastEvent } from './ports';
import { channels, onceUnderTwoNames, readEvent } from './parseBroadcast';
import { watchSockets } from './socketGuard';
import type { SocketMaker } from './socketGuard';

/** Realtime client defaults of the specification's section 9, in milliseconds. */
const timeouts = { activityTimeout: 120_000, pongTimeout: 30_000, unavailableTimeout: 10_000 };

/** One connection, which its owner can replace any number of times. */
export interface EchoConnection {
  /** Replaces the socket, whatever its state. */
  reconnect(): void;
  /** Pings the server, which answers with a `pong` event. */
  ping(): void;
  /** Ends it; nothing is emitted after that. */
  close(): void;
}

/**
 * Opens one Echo connection over pusher-js and emits parsed events. After a loss pusher-js would
 * reconnect by itself, all clients at the same time. It is stopped at the first sign of a loss, so that
 * the owner of the connection decides when to reconnect.
 */
export function openEchoConnection(
  config: BroadcastConfig,
  emit: (event: BroadcastEvent) => void,
): EchoConnection {
  let isClosed = false;
  /** True from the start of an attempt until the loss of its connection. */
  let isActive = true;
  const unsubscribed = new Set<string>();
  const emitWhileOpen = (event: BroadcastEvent) => {
    if (!isClosed) emit(event);
  };

  const lose = () => {
    if (!isActive || isClosed) return;
    isActive = false;
    // In a later task: pusher-js schedules its own retry after it has reported the loss.
    setTimeout(() => {
      if (!isActive && !isClosed) pusher.disconnect();
    });
    emit({ kind: 'connection', state: 'lost' });
  };
  // Must precede the client, which opens its first socket at once.
  const sockets = watchSockets(Pusher.Runtime as unknown as SocketMaker, {
    lost: lose,
    dropped: (reason) => emitWhileOpen({ kind: 'dropped', channel: null, reason }),
  });
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

  const begin = () => {
    isActive = true;
    for (const { channel } of channels) unsubscribed.add(channel);
  };

  begin();
  pusher.connection.bind('connecting_in', lose);
  pusher.connection.bind(
    'state_change',
    ({ previous, current }: Record<'previous' | 'current', string>) => {
      const isAgain = current === 'connecting' && previous === 'connected';
      if (isAgain || endings.has(current)) lose();
    },
  );
  pusher.connection.bind('message', ({ event }: { event: string }) => {
    if (event === 'pusher:pong') emitWhileOpen({ kind: 'pong' });
  });
  for (const each of channels) {
    const { channel } = each;
    const accept = onceUnderTwoNames((name, payload) =>
      emitWhileOpen(readEvent(each, name, payload)),
    );
    echo
      .channel(channel)
      .listenToAll(accept)
      .error(lose)
      .subscribed(() => {
        const isLast = unsubscribed.delete(channel) && unsubscribed.size === 0;
        if (isLast && isActive) emitWhileOpen({ kind: 'connection', state: 'open' });
      });
  }

  return {
    reconnect() {
      if (isClosed) return;
      // Events of the old connection's end are no loss of the next one.
      isActive = false;
      pusher.disconnect();
      sockets.begin();
      begin();
      pusher.connect();
    },
    ping: () => void pusher.connection.send_event('pusher:ping', {}),
    close() {
      isClosed = true;
      sockets.end();
      // pusher-js sends in a later task, so the socket closes only after its pending messages are sent.
      setTimeout(() => echo.disconnect());
    },
  };
}

/** States of pusher-js in which the connection has ended or failed. */
const endings: ReadonlySet<string> = new Set(['unavailable', 'failed', 'disconnected']);
