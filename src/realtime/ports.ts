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

export interface BalanceHandlers {
  /** The record's `balance` as it came, unparsed. */
  onBalance(value: unknown): void;
  /** The connection to the database is there, or is gone and being made anew by the SDK. */
  onConnectionChanged(isConnected: boolean): void;
  /** The sign-in or the subscription failed for good; nothing more comes. The text is for the log. */
  onProblem(reason: string): void;
}

/** The port to the identity service and the realtime database. */
export interface BalanceClient {
  /**
   * Signs in with the custom token of a player's fresh login, and remembers as whom.
   * @throws Error where the service refuses it or can't be reached.
   */
  signIn(userId: string, customToken: string): Promise<void>;
  /**
   * Follows `balances/{userId}`. The persisted sign-in of the player's own session is used; where it
   * is gone, another one's or refused, `readCustomToken` gives the token to sign in again with:
   * empty where the session has none, null where the stored session is another player's.
   *
   * @param options.isRetry an earlier attempt failed: the persisted sign-in is checked before it is used
   * @returns what ends it; no handler is called after that.
   */
  watch(
    userId: string,
    readCustomToken: () => string | null,
    handlers: BalanceHandlers,
    options?: { isRetry: boolean },
  ): () => void;
  /** Ends the sign-in and forgets what is persisted of it; never throws. */
  signOut(): Promise<void>;
}
