import type { RoundResult } from '../api/wire/roundResult';

export interface CountdownEvent {
  kind: 'countdown';
  secondsLeft: number;
}

/** The parsed events of the three public channels (specification section 7). */
export type BroadcastEvent =
  | CountdownEvent
  | { kind: 'status'; status: string; roundId: number | null; result: RoundResult | null }
  | { kind: 'result'; roundId: number | null; digits: string }
  | { kind: 'connection'; state: ConnectionState }
  /** The server answered a ping: the connection is alive, even if its channels are silent. */
  | { kind: 'pong' }
  /** An unreadable frame; `channel` is null if it is no known event. */
  | { kind: 'dropped'; channel: string | null; reason: string };

/**
 * `open` once all channels are subscribed, so that no later event is missed; `lost` once, when the
 * attempt failed or the connection is gone.
 */
export type ConnectionState = 'open' | 'lost';

/** The port to the broadcaster. It has one connection at a time and never reconnects by itself. */
export interface BroadcastClient {
  /** Connects and subscribes; events flow until `disconnect`, and none after it. */
  connect(onEvent: (event: BroadcastEvent) => void): void;
  /** Replaces the connection, whatever its state. */
  reconnect(): void;
  /** Pings the server, which answers with a `pong` event. */
  ping(): void;
  disconnect(): void;
}

export interface BalanceHandlers {
  /** The record's `balance` as it came, unparsed. */
  onBalance(value: unknown): void;
  /** The database is connected, or was lost and the SDK is reconnecting. */
  onConnectionChanged(isConnected: boolean): void;
  /** The sign-in or subscription failed finally; no handler is called after that. `reason` is for the log. */
  onProblem(reason: string): void;
}

/** The port to the identity service and the realtime database. */
export interface BalanceClient {
  /**
   * Signs in with the custom token of a new login and remembers the firebase user.
   * @throws Error if the service refuses the token or can't be reached.
   */
  signIn(userId: string, customToken: string): Promise<void>;
  /**
   * Subscribes to `balances/{userId}` with the persisted sign-in of the player's session. If that is
   * gone, refused or another player's, signs in with the token of `readCustomToken`: empty if the
   * session has none, null if the stored session is another player's.
   *
   * @param options.isRetry an earlier attempt failed: the persisted sign-in is checked before it is used
   * @returns a function that ends the subscription; no handler is called after that.
   */
  watch(
    userId: string,
    readCustomToken: () => string | null,
    handlers: BalanceHandlers,
    options?: { isRetry: boolean },
  ): () => void;
  /** Signs out and removes the persisted sign-in; never rejects. */
  signOut(): Promise<void>;
}
