import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithCustomToken,
  signOut,
} from 'firebase/auth';
import type { Auth, User } from 'firebase/auth';
import {
  connectDatabaseEmulator,
  forceWebSockets,
  getDatabase,
  goOffline,
  goOnline,
  onValue,
  ref,
} from 'firebase/database';
import type { FirebaseConfig } from '../config/resolveConfig';
import { messageOf } from '../lib/logger';
import type { BalanceClient } from './balanceClient';
import { syncIdToken } from './syncIdToken';

/** Opens the firebase app with the smallest auth that keeps a sign-in across reloads. */
export function openFirebaseBalance(config: FirebaseConfig): BalanceClient {
  const app = initializeApp({
    apiKey: config.apiKey,
    projectId: config.projectId,
    databaseURL: config.databaseUrl,
  });
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  syncIdToken(auth, config.tokenSyncUrl);
  // The SDK's fallback adds script tags, which the content security policy forbids.
  forceWebSockets();
  const database = getDatabase(app);
  if (config.emulators) {
    connectAuthEmulator(auth, config.emulators.authUrl, { disableWarnings: true });
    connectDatabaseEmulator(database, config.emulators.databaseHost, config.emulators.databasePort);
  }

  return {
    async signIn(customToken) {
      await signInWithCustomToken(auth, customToken);
    },
    async signOut() {
      await signOut(auth).catch(() => undefined);
      goOffline(database);
    },
    watch(userId, readCustomToken, handlers, { isAnew } = { isAnew: false }) {
      if (!/^[\w-]{1,128}$/.test(userId)) {
        handlers.onProblem('the user id can not be part of a database path');
        return () => undefined;
      }
      let isWatching = true;
      const subscriptions: (() => void)[] = [];
      const fail = (error: unknown) => {
        if (isWatching) handlers.onProblem(messageOf(error));
      };
      signInAgain(auth, userId, readCustomToken, isAnew)
        .then(() => {
          if (!isWatching) return;
          // The SDK may be in a wait of minutes for a connection that this sign-in makes possible.
          if (isAnew) goOffline(database);
          goOnline(database);
          subscriptions.push(
            onValue(
              ref(database, `balances/${userId}/balance`),
              (snapshot) => handlers.onBalance(snapshot.val()),
              fail,
            ),
            onValue(ref(database, '.info/connected'), (snapshot) =>
              handlers.onConnectionChanged(snapshot.val() === true),
            ),
          );
        })
        .catch(fail);
      return () => {
        isWatching = false;
        for (const end of subscriptions) end();
      };
    },
  };
}

/**
 * Waits for the persisted sign-in and replaces it where it is missing, another user's, or where it
 * must prove itself and is refused.
 * @throws Error where nobody, or another user, would be signed in
 */
async function signInAgain(
  auth: Auth,
  userId: string,
  readCustomToken: () => string | null,
  isAnew: boolean,
): Promise<void> {
  await auth.authStateReady();
  const persisted = auth.currentUser;
  if (persisted?.uid === userId && (!isAnew || (await isStillTaken(persisted)))) return;
  const customToken = readCustomToken();
  if (customToken === null) throw new Error('there is no firebase token to sign in with');
  const { user } = await signInWithCustomToken(auth, customToken);
  if (user.uid !== userId) throw new Error('the firebase token is of another user');
}

/**
 * Whether a fresh id token is given out for this user.
 * @throws Error where that can't be known now
 */
async function isStillTaken(user: User): Promise<boolean> {
  try {
    await user.getIdToken(true);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === networkFailure) throw error;
    return false;
  }
}

const networkFailure = 'auth/network-request-failed';
