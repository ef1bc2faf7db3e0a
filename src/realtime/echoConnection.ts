import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import type { BroadcastConfig } from '../config/resolveConfig';
import type { BroadcastEvent } from './ports';
import { bareEventName, channels, readEvent } from './parseBroadcast';
import { watchSockets } from './socketGuard';
import type { SocketMaker } from './socketGuard';

/** Realtime client defaults of the specification's section 9, in milliseconds. */
const timeouts = { activityTimeout: 120_000, pongTimeout: 30_000, unavailableTimeout: 10_000 };

/** One connection, made anew as often as its owner wants. */
export interface EchoConnection {
  /** Throws the socket away, whatever it looks like, and makes another. */
  reconnect(): void;
  /** Asks the server for a sign of life; a `pong` event is the answer. */
  ping(): void;
  /** Ends it; nothing is emitted after that. */
  close(): void;
}

/**
 * Opens one Echo connection over pusher-js and emits parsed events. pusher-js would make a lost
 * connection again by itself, every client at the same moment: it is stopped at the first sign, so
 * that the owner of the connection chooses the time.
 */
export function openEchoConnection(
  config: BroadcastConfig,
  emit: (event: BroadcastEvent) => void,
): EchoConnection {
  let isClosed = false;
  /** From the beginning of a connection to its loss. */
  let isUnderWay = true;
  const unsubscribed = new Set<string>();
  const emitWhileOpen = (event: BroadcastEvent) => {
    if (!isClosed) emit(event);
  };

  const lose = () => {
    if (!isUnderWay || isClosed) return;
    isUnderWay = false;
    // In a later turn: pusher-js sets up its own next try after it has told of the loss.
    setTimeout(() => {
      if (!isUnderWay && !isClosed) pusher.disconnect();
    });
    emit({ kind: 'connection', state: 'lost' });
  };
  // Before the client is made, which opens its first socket at once.
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
    isUnderWay = true;
    for (const { channel } of channels) unsubscribed.add(channel);
  };

  begin();
  pusher.connection.bind('connecting_in', lose);
  pusher.connection.bind('state_change', ({ previous, current }: StateChange) => {
    const isAgain = current === 'connecting' && previous === 'connected';
    if (isAgain || endings.has(current)) lose();
  });
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
        if (isLast && isUnderWay) emitWhileOpen({ kind: 'connection', state: 'open' });
      });
  }

  return {
    reconnect() {
      if (isClosed) return;
      // What it tells of its own end is not a loss of the next one.
      isUnderWay = false;
      pusher.disconnect();
      sockets.begin();
      begin();
      pusher.connect();
    },
    ping: () => void pusher.connection.send_event('pusher:ping', {}),
    close() {
      isClosed = true;
      sockets.end();
      // A handshake that ends in this moment finds no channel to subscribe any more; and pusher-js
      // sends in a later turn, so that what it has taken on must go out before the socket closes.
      for (const { channel } of channels) echo.leaveChannel(channel);
      setTimeout(() => echo.disconnect());
    },
  };
}

interface StateChange {
  previous: string;
  current: string;
}

/** States of pusher-js in which a connection is over or will not come about. */
const endings: ReadonlySet<string> = new Set(['unavailable', 'failed', 'disconnected']);

/** Lets an event through once where it arrives under two names, such as the class name and the alias. */
function onceUnderTwoNames(handle: (name: string, payload: unknown) => void) {
  let last: { name: string; text: string } | null = null;
  return (name: string, payload: unknown) => {
    const text = `${bareEventName(name)} ${JSON.stringify(payload)}`;
    const isEcho = last !== null && last.name !== name && last.text === text;
    last = isEcho ? null : { name, text };
    if (!isEcho) handle(name, payload);
  };
}
