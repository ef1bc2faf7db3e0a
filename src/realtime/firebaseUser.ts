import {
  inMemoryPersistence,
  indexedDBLocalPersistence,
  setPersistence,
  signInWithCustomToken,
} from 'firebase/auth';
import type { Auth, User } from 'firebase/auth';
import * as v from 'valibot';
import type { KeyValueStore } from '../platform/keyValueStore';

const storageKey = 'firebaseUser';

const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ userId: v.string(), uid: v.string() }),
);

/** Remembers the firebase user of a player's session, for every tab and across reloads. */
export function rememberUid(store: KeyValueStore, userId: string, uid: string): void {
  store.write(storageKey, JSON.stringify({ userId, uid }));
}

/** The remembered firebase uid of the player; the player's id if none is remembered. */
export function uidOf(store: KeyValueStore, userId: string): string {
  const stored = v.safeParse(storedSchema, store.read(storageKey));
  return stored.success && stored.output.userId === userId ? stored.output.uid : userId;
}

export function forgetUid(store: KeyValueStore): void {
  store.remove(storageKey);
}

/** Where a sign-in is kept if the local storage does not take it, in this order. */
const furtherPersistences = [indexedDBLocalPersistence, inMemoryPersistence];

/**
 * Signs in. A storage that is full refuses the user after the service has accepted the token: the next one is used.
 * @throws Error if the service refuses the token or cannot be reached
 */
export async function signInAndKeep(auth: Auth, customToken: string): Promise<User> {
  for (const next of furtherPersistences) {
    try {
      return (await signInWithCustomToken(auth, customToken)).user;
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      await setPersistence(auth, next);
    }
  }
  return (await signInWithCustomToken(auth, customToken)).user;
}

/**
 * Whether the service still issues id tokens for this user.
 * @throws Error on a network failure
 */
export async function isStillAccepted(user: User): Promise<boolean> {
  try {
    await user.getIdToken(true);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'auth/network-request-failed')
      throw error;
    return false;
  }
}
