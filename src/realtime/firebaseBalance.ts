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
import type { Database } from 'firebase/database';
import type { FirebaseConfig } from '../config/resolveConfig';
import type { KeyValueStore } from '../lib/keyValueStore';
import { messageOf } from '../lib/logger';
import type { BalanceClient } from './ports';
import { forgetUid, rememberUid, uidOf } from './firebaseUser';
import { syncIdToken } from './syncIdToken';

interface Firebase {
  auth: Auth;
  database: Database;
}

/**
 * The balance over the firebase SDK.
 * @param store remembers the firebase user of the session: its uid need not be the player's id
 */
export function openFirebaseBalance(config: FirebaseConfig, store: KeyValueStore): BalanceClient {
  const { auth, database } = openFirebase(config);
  let signingIn: Promise<void> = Promise.resolve();

  /** @throws Error where the service refuses the token */
  const signInWith = async (userId: string, customToken: string) => {
    const { user } = await signInWithCustomToken(auth, customToken);
    rememberUid(store, userId, user.uid);
  };

  /**
   * Sees to it that the player's own sign-in is the present one.
   * @throws Error where that fails, or where the stored session is another player's
   */
  const signInAgain = async (
    userId: string,
    readCustomToken: () => string | null,
    isRetry: boolean,
  ) => {
    await auth.authStateReady();
    // A login that is under way needs no second one.
    await signingIn.catch(() => undefined);
    const persisted = auth.currentUser;
    const isOwn = persisted?.uid === uidOf(store, userId);
    if (persisted && isOwn && (!isRetry || (await isStillTaken(persisted)))) return;
    const customToken = readCustomToken();
    if (customToken === null) throw new Error('the stored session is not this player’s');
    // The database's rules decide what somebody without a sign-in may read.
    if (customToken === '') await signOut(auth);
    else await signInWith(userId, customToken);
  };

  return {
    signIn(userId, customToken) {
      signingIn = signInWith(userId, customToken);
      return signingIn;
    },
    async signOut() {
      forgetUid(store);
      await signOut(auth).catch(() => undefined);
      goOffline(database);
    },
    watch(userId, readCustomToken, handlers, { isRetry } = { isRetry: false }) {
      if (!/^[\w-]{1,128}$/.test(userId)) {
        handlers.onProblem('the user id can not be part of a database path');
        return () => undefined;
      }
      let isWatching = true;
      const subscriptions: (() => void)[] = [];
      const fail = (error: unknown) => {
        if (isWatching) handlers.onProblem(messageOf(error));
      };
      const follow = async () => {
        await signInAgain(userId, readCustomToken, isRetry);
        if (!isWatching) return;
        // The SDK may be in a wait of minutes for a connection that this sign-in makes possible.
        if (isRetry) goOffline(database);
        goOnline(database);
        subscriptions.push(
          onValue(
            ref(database, `balances/${userId}`),
            (snapshot) => handlers.onBalance(snapshot.child('balance').val()),
            fail,
          ),
          onValue(ref(database, '.info/connected'), (snapshot) =>
            handlers.onConnectionChanged(snapshot.val() === true),
          ),
        );
      };
      follow().catch(fail);
      return () => {
        isWatching = false;
        for (const end of subscriptions) end();
      };
    },
  };
}

/** The smallest auth that keeps a sign-in across reloads, and the database beside it. */
function openFirebase(config: FirebaseConfig): Firebase {
  const { apiKey, projectId, databaseUrl, emulators } = config;
  const app = initializeApp({ apiKey, projectId, databaseURL: databaseUrl });
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  syncIdToken(auth, config.tokenSyncUrl);
  // The SDK's fallback adds script tags, which the content security policy forbids.
  forceWebSockets();
  const database = getDatabase(app);
  if (emulators) {
    connectAuthEmulator(auth, emulators.authUrl, { disableWarnings: true });
    connectDatabaseEmulator(database, emulators.databaseHost, emulators.databasePort);
  }
  return { auth, database };
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
