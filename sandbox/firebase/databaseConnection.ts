import { randomBytes } from 'node:crypto';
import { mayRead, partsOf, valueAt } from './balanceTree';
import { createFrameJoiner } from './frames';
import { readIdToken } from './tokens';

const protocolVersion = '5';

interface Listen {
  readonly parts: readonly string[];
  /** Only for a listen with a query; its pushes repeat the tag. */
  readonly tag?: number;
}

interface Request {
  readonly r: number;
  readonly a: string;
  readonly b: Readonly<Record<string, unknown>>;
}

/** A client's message before validation. */
type RawRequest = Readonly<Partial<Record<'t' | 'r' | 'a' | 'b', unknown>>>;

/** What a connection needs from its server. */
export interface ConnectionPort {
  send(message: object): void;
  /** The balance in riel, as the dialect writes it. */
  balanceOf(userId: number): number | string | undefined;
  /** The uid in a player's token. */
  uidOf(userId: number): string;
}

/** One client's connection to the realtime database, with version 5 of its websocket protocol. */
export class DatabaseConnection {
  private uid: string | null = null;
  private readonly listens = new Map<string, Listen>();
  private readonly join = createFrameJoiner();

  constructor(private readonly port: ConnectionPort) {}

  /** The SDK derives `.info/serverTimeOffset` from `ts`. */
  greet(host: string): void {
    const session = randomBytes(16).toString('hex');
    this.control('h', { ts: Date.now(), v: protocolVersion, h: host, s: session });
  }

  /** Handles a frame of the client: a message, a part of a long one, or a keep-alive. */
  receive(frame: string): void {
    const text = this.join(frame);
    if (text === null) return;
    const message = parse(text);
    if (message === 'ping') this.control('o', null);
    else if (message) this.handle(message);
  }

  /** Pushes the balance to the listens of this player. */
  balanceChanged(userId: number): void {
    for (const listen of this.listens.values()) {
      if (listen.parts[1] === String(userId)) this.push(listen);
    }
  }

  /** Ends the sign-in as an expired id token does; the SDK then signs in with a new token. */
  revoke(): void {
    if (this.uid === null) return;
    this.uid = null;
    this.listens.clear();
    this.data({ a: 'ac', b: { s: 'expired_token', d: 'Auth token is expired' } });
  }

  private handle({ r, a, b }: Request): void {
    const reply = (status: string, data: unknown = {}) =>
      this.data({ r, b: { s: status, d: data } });
    const path = typeof b.p === 'string' ? b.p : '';
    switch (a) {
      case 'auth':
      case 'gauth':
        this.signIn(b.cred, reply);
        return;
      case 'unauth':
        this.setUser(null);
        reply('ok');
        return;
      case 'q':
        this.listen(path, b, reply);
        return;
      case 'n':
        this.listens.delete(listenKey(path, b));
        reply('ok');
        return;
      case 'g': {
        const parts = partsOf(path);
        if (this.mayRead(parts)) reply('ok', valueAt(parts, this.port.balanceOf));
        else reply('permission_denied', 'Permission denied');
        return;
      }
      case 's':
      case 'appcheck':
      case 'unappeck':
        reply('ok');
        return;
      default:
        // Every kind of write, now or on disconnect: only the server writes balances.
        reply('permission_denied', 'Permission denied');
    }
  }

  private signIn(token: unknown, reply: (status: string, data: unknown) => void): void {
    const uid = readIdToken(token);
    if (uid === undefined) {
      reply('invalid_token', 'Invalid or expired token');
      return;
    }
    this.setUser(uid);
    reply('ok', { auth: { uid } });
  }

  /** Changes the signed-in user and revokes the listens that are no longer allowed. */
  private setUser(uid: string | null): void {
    this.uid = uid;
    for (const [key, { parts }] of this.listens) {
      if (this.mayRead(parts)) continue;
      this.listens.delete(key);
      this.data({ a: 'c', b: { p: parts.join('/') } });
    }
  }

  private listen(
    path: string,
    body: Request['b'],
    reply: (status: string, data?: unknown) => void,
  ): void {
    const parts = partsOf(path);
    if (!this.mayRead(parts)) {
      reply('permission_denied', 'Permission denied');
      return;
    }
    const listen = typeof body.t === 'number' ? { parts, tag: body.t } : { parts };
    this.listens.set(listenKey(path, body), listen);
    this.push(listen);
    reply('ok');
  }

  private mayRead(parts: readonly string[]): boolean {
    return mayRead(parts, this.uid, this.port.uidOf);
  }

  private push({ parts, tag }: Listen): void {
    const value = valueAt(parts, this.port.balanceOf);
    this.data({ a: 'd', b: { p: parts.join('/'), d: value, t: tag } });
  }

  private data(d: object): void {
    this.port.send({ t: 'd', d });
  }

  private control(t: string, d: unknown): void {
    this.port.send({ t: 'c', d: { t, d } });
  }
}

function listenKey(path: string, body: Request['b']): string {
  const tag = typeof body.t === 'number' ? body.t : '';
  return `${partsOf(path).join('/')} ${tag}`;
}

function parse(text: string): Request | 'ping' | null {
  try {
    const { t, d } = JSON.parse(text) as { t?: unknown; d?: RawRequest };
    if (t === 'c') return d?.t === 'p' ? 'ping' : null;
    if (t !== 'd' || typeof d?.r !== 'number' || typeof d.a !== 'string') return null;
    return { r: d.r, a: d.a, b: typeof d.b === 'object' ? { ...d.b } : {} };
  } catch {
    return null;
  }
}
