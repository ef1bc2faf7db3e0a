import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { speakBalance, speakUid, type Dialect } from '../../contract/dialects/speak';
import type { Game } from '../engine/game';
import { textOf } from '../textOf';
import { DatabaseConnection } from './databaseConnection';

/** Ways for the database to misbehave; see docs/sandbox.md. */
export interface DatabaseFaults {
  /** Delays every message of the server, in milliseconds. */
  delayMs: number;
  /** New connections are refused. */
  refuse: boolean;
}

/** The realtime database of balances: websockets only, no long polling and no REST. */
export class DatabaseServer {
  readonly faults: DatabaseFaults = { delayMs: 0, refuse: false };
  readonly http: Server;
  private readonly sockets;
  private readonly open = new Set<DatabaseConnection>();

  constructor(
    private readonly game: Game,
    private readonly dialect: Dialect,
  ) {
    this.sockets = new WebSocketServer({ noServer: true, maxPayload: 256 * 1024 });
    this.http = createServer((_request, response) => {
      response.writeHead(426, { 'Content-Type': 'application/json', Upgrade: 'websocket' });
      response.end('{"error":"This database speaks websockets only"}');
    });
    this.http.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
    game.listen((event) => {
      if (event.type !== 'balanceChanged') return;
      for (const connection of this.open) connection.balanceChanged(event.userId);
    });
  }

  get connections(): number {
    return this.open.size;
  }

  /** Cuts every connection without a close frame. */
  drop(): void {
    for (const client of this.sockets.clients) client.terminate();
  }

  /** Ends every sign-in; the connections stay open. */
  revoke(): void {
    for (const connection of this.open) connection.revoke();
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { pathname } = new URL(request.url ?? '/', 'http://sandbox');
    if (this.faults.refuse || pathname !== '/.ws') {
      socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
      return;
    }
    this.sockets.handleUpgrade(request, socket, head, (client) =>
      this.accept(client, request.headers.host ?? 'localhost'),
    );
  }

  private accept(client: WebSocket, host: string): void {
    const connection = new DatabaseConnection({
      send: (message) => this.send(client, JSON.stringify(message)),
      balanceOf: (userId) => this.balanceOf(userId),
      uidOf: (userId) => speakUid(this.dialect, userId),
    });
    this.open.add(connection);
    client.on('message', (data) => connection.receive(textOf(data)));
    client.on('close', () => this.open.delete(connection));
    client.on('error', () => client.terminate());
    connection.greet(host);
  }

  private balanceOf(userId: number): number | string | undefined {
    const balance = this.game.balanceOf(userId);
    return balance === undefined ? undefined : speakBalance(this.dialect, balance);
  }

  private send(client: WebSocket, text: string): void {
    const { delayMs } = this.faults;
    if (delayMs > 0) setTimeout(() => client.send(text), delayMs).unref();
    else client.send(text);
  }
}
