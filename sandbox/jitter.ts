import type { RequestHandler } from 'express';
import { WebSocket } from 'ws';

/** Half of all calls are not delayed, so that later ones overtake the others. */
const randomDelay = (mostMs: number): number => (Math.random() < 0.5 ? 0 : Math.random() * mostMs);

/** Delays requests before they are handled and their responses, each by up to a number of milliseconds. */
export function delayCalls(mostMs: number): RequestHandler {
  return (_request, response, next) => {
    const end = response.end.bind(response) as (...parts: unknown[]) => unknown;
    response.end = (...parts: unknown[]) => {
      setTimeout(() => end(...parts), randomDelay(mostMs));
      return response;
    };
    setTimeout(next, randomDelay(mostMs));
  };
}

/**
 * The class of connections whose messages are delayed by up to a number of milliseconds, all messages of one
 * connection alike: a socket keeps their order.
 */
export function delayedSocket(mostMs: number): typeof WebSocket {
  return class extends WebSocket {
    private readonly delayMs = Math.random() * mostMs;

    override send(...message: unknown[]): void {
      setTimeout(() => {
        if (this.readyState === WebSocket.OPEN) {
          super.send(...(message as Parameters<WebSocket['send']>));
        }
      }, this.delayMs);
    }
  };
}
