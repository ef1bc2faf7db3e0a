import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { connectDatabaseEmulator, forceWebSockets, getDatabase } from 'firebase/database';
import type { FirebaseConfig } from '../config/resolveConfig';
import type { KeyValueStore } from '../platform/keyValueStore';
import { syncIdToken } from './syncIdToken';

/**
 * Auth with only the persistences that survive reloads, and the database. In IndexedDB the SDK looks every 0.8 s, in
 * each tab, whether another tab has changed the sign-in, so the local storage comes first. The SDK moves a sign-in to the
 * first storage, where other tabs may not look, and never starts if it has no room: then IndexedDB comes first.
 */
export function openFirebase(config: FirebaseConfig, store: KeyValueStore) {
  const { apiKey, projectId, databaseUrl, emulators } = config;
  const app = initializeApp({ apiKey, projectId, databaseURL: databaseUrl });
  const persistence = [browserLocalPersistence, indexedDBLocalPersistence];
  const isSignedIn = store.read(`firebase:authUser:${apiKey}:[DEFAULT]`) !== null;
  if (!isSignedIn && !store.write('probe', 'x'.repeat(8192))) persistence.reverse();
  store.remove('probe');
  const auth = initializeAuth(app, { persistence });
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
