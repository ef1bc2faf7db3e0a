import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import type { Auth } from 'firebase/auth';
import { connectDatabaseEmulator, forceWebSockets, getDatabase } from 'firebase/database';
import type { Database } from 'firebase/database';
import type { FirebaseConfig } from '../config/resolveConfig';
import { syncIdToken } from './syncIdToken';

interface Firebase {
  auth: Auth;
  database: Database;
}

/** Auth with only the persistence that survives reloads, and the database. */
export function openFirebase(config: FirebaseConfig): Firebase {
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
