import type { FirebaseConfig } from '../config/resolveConfig';
import type { KeyValueStore } from '../lib/keyValueStore';

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
   * @param options.isAnew an earlier following failed: the persisted sign-in must prove itself
   * @returns what ends it; no handler is called after that.
   */
  watch(
    userId: string,
    readCustomToken: () => string | null,
    handlers: BalanceHandlers,
    options?: { isAnew: boolean },
  ): () => void;
  /** Ends the sign-in and forgets what is persisted of it; never throws. */
  signOut(): Promise<void>;
}

/**
 * The real port; the SDK is fetched with the first call, and not before `ready`.
 * @param store remembers as whom firebase signed the player in
 */
export function createBalanceClient(
  config: FirebaseConfig,
  store: KeyValueStore,
  ready: Promise<unknown> = Promise.resolve(),
): BalanceClient {
  let loading: Promise<BalanceClient> | null = null;
  const load = () => {
    loading ??= ready
      .then(() => import('./firebaseBalance'))
      .then(({ openFirebaseBalance }) => openFirebaseBalance(config, store))
      .catch((error: unknown) => {
        loading = null;
        throw error;
      });
    return loading;
  };

  return {
    signIn: async (userId, customToken) => (await load()).signIn(userId, customToken),
    signOut: () =>
      load().then(
        (client) => client.signOut(),
        () => undefined,
      ),
    watch(userId, readCustomToken, handlers, options) {
      let isWatching = true;
      let stop: (() => void) | null = null;
      load().then(
        (client) => {
          if (isWatching) stop = client.watch(userId, readCustomToken, handlers, options);
        },
        () => {
          if (isWatching) handlers.onProblem('the firebase client could not be loaded');
        },
      );
      return () => {
        isWatching = false;
        stop?.();
      };
    },
  };
}
