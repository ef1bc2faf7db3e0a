import { guardFrames } from './frames';

/** The part of pusher-js's runtime that makes its sockets. */
export interface SocketMaker {
  createWebSocket(url: string): WebSocket;
}

export interface SocketListener {
  /** The attempt's socket is gone, was refused or was told to go; once for each attempt. */
  lost(): void;
  /** A frame came that pusher-js must not see; why, in words. */
  dropped(reason: string): void;
}

export interface SocketWatch {
  /** Allows one more socket; those before belong to a connection that nobody waits for any more. */
  begin(): void;
  /** Gives pusher-js its own sockets back. */
  end(): void;
}

/** `WebSocket.OPEN`; what is above it is closing or closed. */
const open = 1;

/**
 * Stands between pusher-js and its sockets. pusher-js tries again by itself, after some close codes
 * without any wait; here an attempt gets one socket, and whatever ends it is one loss, so that its
 * owner chooses when the next one is made. The first attempt is allowed from the beginning.
 */
export function watchSockets(maker: SocketMaker, listener: SocketListener): SocketWatch {
  const original = maker.createWebSocket;
  /** The socket of this attempt; null before it was made. */
  let present: WebSocket | null = null;
  maker.createWebSocket = (url) => {
    if (present !== null) {
      // A second way beside one that is still open or opening is not needed.
      if (present.readyState > open) listener.lost();
      throw new Error('one connection at a time');
    }
    const socket = original.call(maker, url);
    present = socket;
    const lose = () => {
      if (socket === present) listener.lost();
    };
    guardFrames(socket, { dropped: (reason) => listener.dropped(reason), refused: lose });
    socket.addEventListener('close', lose);
    return socket;
  };
  return {
    begin() {
      present = null;
    },
    end() {
      present = null;
      maker.createWebSocket = original;
    },
  };
}
