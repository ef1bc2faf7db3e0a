/** The part of pusher-js's runtime that makes its sockets. */
export interface SocketMaker {
  createWebSocket(url: string): WebSocket;
}

export interface SocketWatch {
  /** The sockets so far belong to a connection that nobody waits for any more. */
  forget(): void;
  end(): void;
}

/**
 * Tells when a socket closes that never opened and no other one is being opened in its place.
 * pusher-js keeps quiet about it, and tries again only after fifteen seconds.
 */
export function watchRefusedSockets(maker: SocketMaker, onRefused: () => void): SocketWatch {
  const original = maker.createWebSocket;
  let opening = new Set<WebSocket>();
  maker.createWebSocket = (url) => {
    const socket = original.call(maker, url);
    const mine = opening;
    mine.add(socket);
    socket.addEventListener('open', () => mine.delete(socket));
    socket.addEventListener('close', () => {
      const wasOpening = mine.delete(socket);
      // pusher-js may open another one at once, having tried the way that worked last time.
      if (wasOpening) setTimeout(() => mine === opening && mine.size === 0 && onRefused());
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
