import type { FirebaseConfig } from '../config/resolveConfig';

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
   * Signs in with the custom token of a fresh login.
   * @throws Error where the service refuses it or can't be reached.
   */
  signIn(customToken: string): Promise<void>;
  /**
   * Follows `balances/{userId}`. A persisted sign-in is used; where it is gone, another user's or
   * refused, `readCustomToken` gives the token to sign in again with.
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

/** The real port; the SDK is fetched with the first call, and not before the first screen is `shown`. */
export function createBalanceClient(
  config: FirebaseConfig,
  shown: Promise<void> = Promise.resolve(),
): BalanceClient {
  let loading: Promise<BalanceClient> | null = null;
  const load = () => {
    loading ??= shown
      .then(() => import('./firebaseBalance'))
      .then(({ openFirebaseBalance }) => openFirebaseBalance(config))
      .catch((error: unknown) => {
        loading = null;
        throw error;
      });
    return loading;
  };

  return {
    signIn: async (customToken) => (await load()).signIn(customToken),
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
