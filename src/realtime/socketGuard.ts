/**
 * The border in front of pusher-js: it watches each socket and checks each frame before the SDK sees it.
 * The SDK's own hooks (`error`, `state_change`, `message`) fire too late: by then it has thrown over a
 * frame, taken a name from a prototype, or begun its next attempt, after some close codes at once.
 * `hostileFrames.test.ts` runs the real SDK and fails when it no longer makes its sockets this way.
 */
import { codeOf, readFrame } from './socketFrames';

/** Called for frames that need more than being passed on. */
interface FrameListener {
  /** The frame was kept from pusher-js, for this reason. */
  dropped(reason: string): void;
  /** The server ended or refused the connection. */
  refused(): void;
}

/** The protocol code that pusher-js must handle itself by switching to TLS. */
const tlsOnly = 4000;

/**
 * Keeps invalid frames from pusher-js and reports protocol errors. Must run before pusher-js sets its own
 * handler. Before the handshake every error ends the connection, because pusher-js would retry at once
 * or throw; after it only the codes 4000 to 4299 do.
 */
function guardFrames(socket: WebSocket, listener: FrameListener): void {
  let isEstablished = false;
  socket.addEventListener('message', (message) => {
    const frame = readFrame(message.data);
    if (frame.fault !== null) {
      message.stopImmediatePropagation();
      listener.dropped(frame.fault);
      return;
    }
    const { event, data } = frame;
    if (event === 'pusher:connection_established') isEstablished = true;
    if (event !== 'pusher:error') return;
    const code = codeOf(data);
    if (isEstablished && !isEnding(code)) return;
    if (code !== tlsOnly) message.stopImmediatePropagation();
    listener.refused();
  });
}

/** Whether an error with this code ends the connection. */
function isEnding(code: number | null): boolean {
  return code !== null && code >= tlsOnly && code < 4300;
}

/** The part of pusher-js's runtime that creates its sockets. */
export interface SocketMaker {
  createWebSocket(url: string): WebSocket;
}

export interface SocketListener {
  /** The socket of this attempt closed, or the server ended or refused it; once per attempt. */
  lost(): void;
  /** A frame was kept from pusher-js, for this reason. */
  dropped(reason: string): void;
}

export interface SocketWatch {
  /** Allows one more socket; earlier ones belong to an abandoned connection. */
  begin(): void;
  /** Keeps all further frames from pusher-js and restores its socket creation. */
  end(): void;
}

/** `WebSocket.OPEN`; higher states are closing and closed. */
const open = 1;

/**
 * Controls the sockets that pusher-js creates. pusher-js retries by itself, after some close codes without
 * any delay; here each attempt gets one socket and its end is reported as one loss, so that the owner
 * decides when the next attempt begins. The first attempt is allowed from the start.
 */
export function watchSockets(maker: SocketMaker, listener: SocketListener): SocketWatch {
  const original = maker.createWebSocket;
  /** The socket of this attempt; null before it was created. */
  let current: WebSocket | null = null;
  maker.createWebSocket = (url) => {
    if (current !== null) {
      // A second socket while one is open or opening is refused, but is no loss.
      if (current.readyState > open) listener.lost();
      throw new Error('one connection at a time');
    }
    const socket = original.call(maker, url);
    current = socket;
    const lose = () => {
      if (socket === current) listener.lost();
    };
    // An answer of pusher-js to a frame of an abandoned connection would be sent into a closed socket.
    socket.addEventListener('message', (message) => {
      if (socket !== current) message.stopImmediatePropagation();
    });
    guardFrames(socket, { dropped: (reason) => listener.dropped(reason), refused: lose });
    socket.addEventListener('close', lose);
    return socket;
  };
  return {
    begin() {
      current = null;
    },
    end() {
      current = null;
      maker.createWebSocket = original;
    },
  };
}
