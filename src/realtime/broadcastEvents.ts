import type { RoundResult } from '../lib/wireSchemas';

/** What the three public channels say, parsed (specification section 7). */
export type BroadcastEvent =
  | { kind: 'countdown'; secondsLeft: number }
  | { kind: 'status'; status: string; roundId: number | null; result: RoundResult | null }
  | { kind: 'result'; roundId: number | null; createdAt: string | null; digits: string }
  | { kind: 'connection'; state: ConnectionState }
  | { kind: 'dropped'; channel: string; reason: string };

/** The states of the websocket as pusher-js names them. */
export type ConnectionState =
  'initialized' | 'connecting' | 'connected' | 'unavailable' | 'failed' | 'disconnected';

/** The port to the broadcaster. One connection at a time. */
export interface BroadcastClient {
  /** Connects and subscribes; events flow until `disconnect`, and none after it. */
  connect(onEvent: (event: BroadcastEvent) => void): void;
  disconnect(): void;
}
