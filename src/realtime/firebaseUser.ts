import * as v from 'valibot';
import type { KeyValueStore } from '../lib/keyValueStore';

const storageKey = 'firebaseUser';

const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ userId: v.string(), uid: v.string() }),
);

/** Remembers, for every tab and across reloads, as whom a player's session signed in to firebase. */
export function rememberUid(store: KeyValueStore, userId: string, uid: string): void {
  store.write(storageKey, JSON.stringify({ userId, uid }));
}

/** The uid of the player's own sign-in; where none is remembered, the player's id. */
export function uidOf(store: KeyValueStore, userId: string): string {
  const stored = v.safeParse(storedSchema, store.read(storageKey));
  return stored.success && stored.output.userId === userId ? stored.output.uid : userId;
}

export function forgetUid(store: KeyValueStore): void {
  store.remove(storageKey);
}
