import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { textOf } from '../textOf';
import {
  activityTimeoutSeconds,
  closeCodes,
  errorFrame,
  frame,
  parseClientMessage,
  protocolVersion,
} from './protocol';

/** How long a client may take to respond to the server's ping, in milliseconds. */
const pongTimeoutMs = 30_000;
const rememberedEvents = 500;

interface Sent {
  readonly channel: string;
  readonly event: string;
  readonly frame: string;
}

/** Ways for the socket to misbehave; see docs/sandbox.md. */
export interface PusherFaults {
  /** Pings get pongs, but events are lost. */
  freeze: boolean;
  /** Events wait and are sent together when this ends. */
  hold: boolean;
  /** New connections are refused. */
  refuse: boolean;
  /** How late pongs come; milliseconds. */
  pongDelayMs: number;
}

const noFaults: Readonly<PusherFaults> = {
  freeze: false,
  hold: false,
  refuse: false,
  pongDelayMs: 0,
};

/** Public channels over websockets. Clients that were disconnected never get the events they missed. */
export class PusherServer {
  readonly faults: PusherFaults = { ...noFaults };
  private readonly sockets;
  private readonly channels = new WeakMap<WebSocket, Set<string>>();
  private readonly held: Sent[] = [];
  private remembered: Sent[] = [];

  constructor(
    private readonly key: string,
    private readonly silenceMs = activityTimeoutSeconds * 1000,
  ) {
    this.sockets = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 });
  }

  get connections(): number {
    return this.sockets.clients.size;
  }

  /** Handles an upgrade of `/app/{key}`; returns false for any other path. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    const url = new URL(request.url ?? '/', 'http://sandbox');
    const key = /^\/app\/([^/]+)$/.exec(url.pathname)?.[1];
    if (key === undefined) return false;
    if (this.faults.refuse) {
      socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
      return true;
    }
    this.sockets.handleUpgrade(request, socket, head, (client) => {
      const protocol = Number(url.searchParams.get('protocol') ?? protocolVersion);
      if (key !== this.key) {
        closeWithError(client, closeCodes.unknownKey, `App key ${key} does not exist`);
      } else if (protocol !== protocolVersion) {
        closeWithError(client, closeCodes.badProtocol, `Unsupported protocol version ${protocol}`);
      } else {
        this.accept(client);
      }
    });
    return true;
  }

  /** Sends an event to the subscribers of a channel; `data` is any JSON value. */
  broadcast(channel: string, event: string, data: unknown): void {
    this.send({ channel, event, frame: frame(event, data, channel) });
  }

  /** Sends a text unchanged to all clients, or to the subscribers of a channel. */
  sendRaw(text: string, channel?: string): void {
    for (const client of this.subscribers(channel)) client.send(text);
  }

  /** Sends the last `count` events again, oldest first, optionally only those of one name. */
  replay(count: number, event?: string): number {
    const again = this.remembered
      .filter((sent) => event === undefined || sent.event.endsWith(event))
      .slice(-count);
    for (const sent of again) this.sendRaw(sent.frame, sent.channel);
    return again.length;
  }

  /** Ends all faults. */
  recover(): void {
    Object.assign(this.faults, noFaults);
    this.release();
  }

  /** Ends `hold`; the waiting events go out in order. */
  release(): void {
    this.faults.hold = false;
    for (const sent of this.held.splice(0)) this.send(sent);
  }

  /** Cuts every connection without a close frame. */
  drop(): void {
    for (const client of this.sockets.clients) client.terminate();
  }

  private send(sent: Sent): void {
    if (this.faults.hold) {
      this.held.push(sent);
      return;
    }
    this.remembered = [...this.remembered.slice(1 - rememberedEvents), sent];
    if (!this.faults.freeze) this.sendRaw(sent.frame, sent.channel);
  }

  private subscribers(channel?: string): WebSocket[] {
    const wants = (client: WebSocket) =>
      channel === undefined || this.channels.get(client)?.has(channel) === true;
    return [...this.sockets.clients].filter(wants);
  }

  private accept(client: WebSocket): void {
    this.channels.set(client, new Set());
    this.watchSilence(client);
    client.on('message', (data) => this.receive(client, textOf(data)));
    client.send(
      frame('pusher:connection_established', {
        socket_id: `${randomInt(1e6)}.${randomInt(1e9)}`,
        activity_timeout: activityTimeoutSeconds,
      }),
    );
  }

  private receive(client: WebSocket, text: string): void {
    const message = parseClientMessage(text);
    if (!message) {
      client.send(errorFrame('Invalid message format', null));
      return;
    }
    const { event, channel } = message;
    switch (event) {
      case 'pusher:ping': {
        const pong = () => client.send(frame('pusher:pong', {}));
        if (this.faults.pongDelayMs === 0) pong();
        else setTimeout(pong, this.faults.pongDelayMs).unref();
        return;
      }
      case 'pusher:pong':
        return;
      case 'pusher:subscribe': {
        this.subscribe(client, channel);
        return;
      }
      case 'pusher:unsubscribe':
        this.channels.get(client)?.delete(channel);
        return;
      default:
        client.send(errorFrame(`Event ${event} is not supported`, null));
    }
  }

  private subscribe(client: WebSocket, channel: string): void {
    if (channel === '') {
      client.send(errorFrame('No channel named', null));
      return;
    }
    if (/^(private|presence)-/.test(channel)) {
      const refusal = { type: 'AuthError', error: 'Only public channels here', status: 401 };
      client.send(frame('pusher:subscription_error', refusal, channel));
      return;
    }
    this.channels.get(client)?.add(channel);
    client.send(frame('pusher_internal:subscription_succeeded', {}, channel));
  }

  /** Pings a silent client, and closes its connection if no pong arrives. */
  private watchSilence(client: WebSocket): void {
    const close = () =>
      closeWithError(client, closeCodes.noPong, 'Pong reply not received in time');
    const ping = () => {
      client.send(frame('pusher:ping', {}));
      timer = setTimeout(close, pongTimeoutMs);
    };
    let timer = setTimeout(ping, this.silenceMs);
    client.on('message', () => {
      clearTimeout(timer);
      timer = setTimeout(ping, this.silenceMs);
    });
    client.on('close', () => clearTimeout(timer));
    client.on('error', () => client.terminate());
  }
}

function closeWithError(client: WebSocket, code: number, reason: string): void {
  client.send(errorFrame(reason, code));
  client.close(code, reason);
}
