/**
 * What the build knows and the page cannot find out, filled in by webpack's DefinePlugin
 * (`scripts/webpack/buildConstants.ts`). Host names, keys and the firebase project come from
 * `LOTTERY_*` variables. Unset host names are names under example.com, which no page ever has; all
 * else that is unset is the empty string.
 */
interface BuildConstants {
  /** Version of package.json. */
  readonly version: string;
  /** Short git commit, or 'unknown' outside a checkout. */
  readonly commit: string;
  /** Hostname of the production page; LOTTERY_PRODUCTION_HOST, 'lottery.example.com'. */
  readonly productionHost: string;
  /** Hostname of the production API and websocket; LOTTERY_PRODUCTION_API_HOST, 'api.lottery.example.com'. */
  readonly productionApiHost: string;
  /** Hostname of the staging page; LOTTERY_STAGING_HOST, 'staging.lottery.example.com'. */
  readonly stagingHost: string;
  /** Hostname of the staging API and websocket; LOTTERY_STAGING_API_HOST, 'api.staging.lottery.example.com'. */
  readonly stagingApiHost: string;
  /** Pusher app key of production and staging; LOTTERY_PUSHER_KEY. */
  readonly pusherKey: string;
  /** LOTTERY_FIREBASE_API_KEY. */
  readonly firebaseApiKey: string;
  /** LOTTERY_FIREBASE_PROJECT_ID. */
  readonly firebaseProjectId: string;
  /** LOTTERY_FIREBASE_DATABASE_URL. */
  readonly firebaseDatabaseUrl: string;
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
