/** What a build knows about its hosts; docs/operations.md has the variables. */
export type BuildConstants = typeof __BUILD__;

export type LocalConstants = Pick<
  BuildConstants,
  'localApiPort' | 'localAuthPort' | 'localDatabasePort' | 'localPusherKey'
>;

/** Where the broadcaster is, and the app’s key there. */
export interface BroadcastConfig {
  key: string;
  host: string;
  /** The same port for ws and wss. */
  port: number;
}

/** The firebase project of the balances. */
export interface FirebaseConfig {
  apiKey: string;
  projectId: string;
  databaseUrl: string;
  /** Same-origin address of the SDK's optional token sync; empty switches it off. */
  tokenSyncUrl: string;
  /** The emulators' addresses; null except on a local host. */
  emulators: { authUrl: string; databaseHost: string; databasePort: number } | null;
}

/** The row of the host table that a page belongs to. */
export interface AppConfig {
  environment: 'production' | 'staging' | 'local';
  apiBaseUrl: string;
  broadcast: BroadcastConfig;
  firebase: FirebaseConfig;
}

/**
 * The host table of the specification's section 9: production and staging by their page host
 * names, everything else is local and finds API, websocket and emulators on the page's own host.
 *
 * @throws Error with one sentence if a build constant is missing.
 */
export function resolveConfig(hostname: string, build: BuildConstants): AppConfig {
  const { production, staging, firebaseTokenSyncUrl } = build;
  if (hostname === production.pageHost) {
    return remote('production', production, firebaseTokenSyncUrl);
  }
  if (hostname === staging.pageHost) return remote('staging', staging, firebaseTokenSyncUrl);
  return localConfig(hostname, build);
}

/** The local row: everything on the page's own host. */
export function localConfig(hostname: string, build: LocalConstants): AppConfig {
  return {
    environment: 'local',
    apiBaseUrl: `http://${hostname}:${build.localApiPort}/api`,
    broadcast: { key: build.localPusherKey, host: hostname, port: build.localApiPort },
    firebase: {
      apiKey: 'local',
      projectId: 'demo-lottery',
      databaseUrl: `http://${hostname}:${build.localDatabasePort}?ns=demo-lottery-default-rtdb`,
      tokenSyncUrl: '',
      emulators: {
        authUrl: `http://${hostname}:${build.localAuthPort}`,
        databaseHost: hostname,
        databasePort: build.localDatabasePort,
      },
    },
  };
}

function remote(
  environment: 'production' | 'staging',
  row: RowConstants,
  tokenSyncUrl: string,
): AppConfig {
  const { apiHost, pusherKey, firebaseApiKey, firebaseProjectId, firebaseDatabaseUrl } = row;
  const required = { apiHost, pusherKey, firebaseApiKey, firebaseProjectId, firebaseDatabaseUrl };
  const missing = Object.entries(required).flatMap(([name, value]) => (value === '' ? [name] : []));
  if (missing.length > 0) {
    throw new Error(`This build has no ${missing.join(', ')} for ${environment}.`);
  }
  return {
    environment,
    apiBaseUrl: `https://${apiHost}/api`,
    broadcast: { key: pusherKey, host: row.socketHost, port: row.socketPort },
    firebase: {
      apiKey: firebaseApiKey,
      projectId: firebaseProjectId,
      databaseUrl: firebaseDatabaseUrl,
      tokenSyncUrl,
      emulators: null,
    },
  };
}
