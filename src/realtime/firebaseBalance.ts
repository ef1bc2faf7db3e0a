import { signOut } from 'firebase/auth';
import { goOffline, goOnline, onValue, ref } from 'firebase/database';
import type { FirebaseConfig } from '../config/resolveConfig';
import type { KeyValueStore } from '../platform/keyValueStore';
import { messageOf } from '../platform/logger';
import type { BalanceClient } from './ports';
import { forgetUid, isStillAccepted, rememberUid, signInAndKeep, uidOf } from './firebaseUser';
import { openFirebase } from './openFirebase';

/**
 * The balance client over the firebase SDK.
 * @param store remembers the firebase user of the session, whose uid may differ from the player's id
 */
export function openFirebaseBalance(config: FirebaseConfig, store: KeyValueStore): BalanceClient {
  const { auth, database } = openFirebase(config, store);
  let signingIn: Promise<void> = Promise.resolve();

  /** @throws Error if the service refuses the token */
  const signInWith = async (userId: string, customToken: string) => {
    const { uid } = await signInAndKeep(auth, customToken);
    rememberUid(store, userId, uid);
  };

  /**
   * Makes sure that the firebase user is the player's.
   * @throws Error if that fails or the stored session belongs to another player
   */
  const signInAgain = async (
    userId: string,
    readCustomToken: () => string | null,
    isRetry: boolean,
  ) => {
    await auth.authStateReady();
    // Wait for a sign-in that is already running.
    await signingIn.catch(() => undefined);
    const persisted = auth.currentUser;
    const isOwn = persisted?.uid === uidOf(store, userId);
    if (persisted && isOwn && (!isRetry || (await isStillAccepted(persisted)))) return;
    const customToken = readCustomToken();
    if (customToken === null) throw new Error('the stored session is not this player’s');
    // The database's rules decide what an anonymous client may read.
    if (customToken === '') await signOut(auth);
    else await signInWith(userId, customToken);
  };

  return {
    signIn: (userId, customToken) => (signingIn = signInWith(userId, customToken)),
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
        // The SDK may be waiting for minutes before its next attempt; this starts one now.
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
