import type { FirebaseConfig } from '../config/resolveConfig';
import type { KeyValueStore } from '../platform/keyValueStore';
import type { BalanceClient } from './ports';

/**
 * The production balance client. The SDK loads on the first call, but not before `ready`.
 * @param store remembers the firebase user of the session
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
