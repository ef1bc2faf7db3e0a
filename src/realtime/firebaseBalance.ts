import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithCustomToken,
  signOut,
} from 'firebase/auth';
import type { Auth } from 'firebase/auth';
import {
  connectDatabaseEmulator,
  forceWebSockets,
  getDatabase,
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
    },
    watch(userId, readCustomToken, { onBalance, onProblem }) {
      if (!/^[\w-]{1,128}$/.test(userId)) {
        onProblem('the user id can not be part of a database path');
        return () => undefined;
      }
      let isWatching = true;
      let stopListening: (() => void) | null = null;
      signInAgain(auth, userId, readCustomToken)
        .then(() => {
          if (!isWatching) return;
          stopListening = onValue(
            ref(database, `balances/${userId}/balance`),
            (snapshot) => onBalance(snapshot.val()),
            (error) => onProblem(messageOf(error)),
          );
        })
        .catch((error: unknown) => {
          if (isWatching) onProblem(messageOf(error));
        });
      return () => {
        isWatching = false;
        stopListening?.();
      };
    },
  };
}

/** Waits for the persisted sign-in and replaces it where it is missing or another player's. */
async function signInAgain(
  auth: Auth,
  userId: string,
  readCustomToken: () => string | null,
): Promise<void> {
  await auth.authStateReady();
  const persisted = auth.currentUser;
  if (persisted?.uid === userId) return;
  const customToken = readCustomToken();
  if (customToken === null) {
    if (persisted) return;
    throw new Error('there is no firebase token to sign in with');
  }
  await signInWithCustomToken(auth, customToken);
}
