import type { FirebaseConfig } from '../config/resolveConfig';
import type { KeyValueStore } from '../lib/keyValueStore';
import type { BalanceClient } from './ports';

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
