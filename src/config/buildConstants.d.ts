/** A row of the host table: `LOTTERY_PRODUCTION_*` or `LOTTERY_STAGING_*`. */
interface RowConstants {
  /** Host name of the page; a name under example.com if the build has no such row. */
  readonly pageHost: string;
  readonly apiHost: string;
  readonly socketHost: string;
  /** The websocket's, for ws and wss; 8003. */
  readonly socketPort: number;
  /** App key of the broadcaster; empty if the build has no such row, as the next three. */
  readonly pusherKey: string;
  readonly firebaseApiKey: string;
  readonly firebaseProjectId: string;
  readonly firebaseDatabaseUrl: string;
}

/**
 * What the build knows and the page cannot find out, filled in by webpack's DefinePlugin
 * (`scripts/webpack/buildConstants.ts`). The variables behind it are in docs/operations.md.
 */
interface BuildConstants {
  /** Version of package.json. */
  readonly version: string;
  /** Short git commit, or 'unknown' outside a checkout. */
  readonly commit: string;
  readonly production: RowConstants;
  readonly staging: RowConstants;
  /** Same-origin address of the optional token sync, empty = off; LOTTERY_FIREBASE_TOKEN_SYNC_URL. */
  readonly firebaseTokenSyncUrl: string;
  /** Port of API and websocket on the local row; SANDBOX_API_PORT, 8003. */
  readonly localApiPort: number;
  /** Port of the firebase auth emulator on the local row; SANDBOX_AUTH_PORT, 9099. */
  readonly localAuthPort: number;
  /** Port of the firebase database emulator on the local row; SANDBOX_DATABASE_PORT, 9000. */
  readonly localDatabasePort: number;
  /** Pusher app key of the local row; SANDBOX_KEY, 'lottery-local'. */
  readonly localPusherKey: string;
}

declare const __BUILD__: BuildConstants;
