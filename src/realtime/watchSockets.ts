import { guardFrames } from './frames';

/** The part of pusher-js's runtime that makes its sockets. */
export interface SocketMaker {
  createWebSocket(url: string): WebSocket;
}

export interface SocketListener {
  /** A socket closed that never opened, and no other one is being opened in its place. */
  refused(): void;
  /** A frame came that pusher-js must not see; why, in words. */
  dropped(reason: string): void;
}

export interface SocketWatch {
  /** The sockets so far belong to a connection that nobody waits for any more. */
  forget(): void;
  /** Gives pusher-js its own sockets back. */
  end(): void;
}

/**
 * Stands between pusher-js and its sockets: guards it from frames that it fails over, and tells of a
 * refused connection, about which it keeps quiet and tries again only after fifteen seconds.
 */
export function watchSockets(maker: SocketMaker, listener: SocketListener): SocketWatch {
  const original = maker.createWebSocket;
  let opening = new Set<WebSocket>();
  maker.createWebSocket = (url) => {
    const socket = original.call(maker, url);
    guardFrames(socket, (reason) => listener.dropped(reason));
    const mine = opening;
    mine.add(socket);
    socket.addEventListener('open', () => mine.delete(socket));
    socket.addEventListener('close', () => {
      const wasOpening = mine.delete(socket);
      // pusher-js may open another one at once, having tried the way that worked last time.
      if (wasOpening) setTimeout(() => mine === opening && mine.size === 0 && listener.refused());
    });
    return socket;
  };
  return {
    forget() {
      opening = new Set();
    },
    end() {
      opening = new Set();
      maker.createWebSocket = original;
    },
  };
}
