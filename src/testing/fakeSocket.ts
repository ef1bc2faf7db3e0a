/** What a browser would report as an error of the page: what a handler threw, or a late message. */
export const handlerErrors: string[] = [];

/** A websocket whose server is the test; as in a browser its handlers are listeners among others. */
export class FakeSocket extends EventTarget {
  /** Every socket that was made, oldest first; the test empties it. */
  static made: FakeSocket[] = [];
  readonly sent: string[] = [];
  /** As of a WebSocket: connecting, open, closing, closed. */
  readyState = 0;

  constructor() {
    super();
    FakeSocket.made.push(this);
    for (const name of ['open', 'message', 'close']) this.makeHandler(name);
  }

  /** Notes the text; a browser reports one that it can no longer send as an error. */
  send(text: string) {
    if (this.readyState > 1) handlerErrors.push(`sent while closing: ${text}`);
    this.sent.push(text);
  }

  /** The page closes it; it hears of that in a later turn. */
  close() {
    if (this.readyState > 1) return;
    this.readyState = 2;
    setTimeout(() => this.end(1000));
  }

  /** The server accepts the connection. */
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  receive(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  /** The server ends the connection, or the network does (1006). */
  end(code: number) {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.dispatchEvent(new CloseEvent('close', { code, wasClean: code !== 1006 }));
  }

  private makeHandler(name: string) {
    let handler: ((event: Event) => void) | null | undefined;
    Object.defineProperty(this, `on${name}`, {
      set: (next: ((event: Event) => void) | null | undefined) => {
        // Only the first one has to find its place among the listeners.
        if (handler === undefined) {
          this.addEventListener(name, (event) => {
            try {
              handler?.(event);
            } catch (error) {
              handlerErrors.push(String(error));
            }
          });
        }
        handler = next ?? null;
      },
    });
  }
}

const frame = (parts: object) => JSON.stringify(parts);

/** The frame that a Pusher server begins with. */
export const handshakeFrame = frame({
  event: 'pusher:connection_established',
  data: '{"socket_id":"1.2","activity_timeout":120}',
});

/** The frames that confirm the three channels. */
export const subscribedFrames = ['countdown', 'gameStatus', 'gameResult'].map((channel) =>
  frame({ event: 'pusher_internal:subscription_succeeded', channel, data: {} }),
);

/** The protocol's error frame. */
export function errorFrame(code: number | null): string {
  return frame({ event: 'pusher:error', data: { code, message: 'no' } });
}
