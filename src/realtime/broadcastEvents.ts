import type { RoundResult } from '../lib/wireSchemas';

/** What the three public channels say, parsed (specification section 7). */
export type BroadcastEvent =
  | { kind: 'countdown'; secondsLeft: number }
  | { kind: 'status'; status: string; roundId: number | null; result: RoundResult | null }
  | { kind: 'result'; roundId: number | null; createdAt: string | null; digits: string }
  | { kind: 'connection'; state: ConnectionState }
  /** The server answered a ping: the connection is alive, whatever its channels bring. */
  | { kind: 'pong' }
  /** Something unreadable; `channel` is null where it was no event that the app knows. */
  | { kind: 'dropped'; channel: string | null; reason: string };

/**
 * What becomes of a connection: `open` once all channels are subscribed, so that nothing sent from
 * then on is missed; `lost` once, when it could not be made or is gone.
 */
export type ConnectionState = 'open' | 'lost';

/** The port to the broadcaster. One connection at a time; none is made again by itself. */
export interface BroadcastClient {
  /** Connects and subscribes; events flow until `disconnect`, and none after it. */
  connect(onEvent: (event: BroadcastEvent) => void): void;
  /** Throws the present connection away, whatever it looks like, and makes it anew. */
  reconnect(): void;
  /** Asks the server for a sign of life; a `pong` event is the answer. */
  ping(): void;
  disconnect(): void;
}
