import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The constants of `__BUILD__`, from the environment of the build. The sandbox reads the same
 * SANDBOX_* variables, so a moved port moves both sides.
 * @throws Error naming the variable when a port is not a whole number from 1 to 65535.
 */
export function readBuildConstants(root: string, env: Environment = process.env): BuildConstants {
  return {
    version: readVersion(root),
    commit: env['LOTTERY_COMMIT'] ?? readCommit(root),
    productionHost: env['LOTTERY_PRODUCTION_HOST'] ?? 'lottery.example.com',
    productionApiHost: env['LOTTERY_PRODUCTION_API_HOST'] ?? 'api.lottery.example.com',
    stagingHost: env['LOTTERY_STAGING_HOST'] ?? 'staging.lottery.example.com',
    stagingApiHost: env['LOTTERY_STAGING_API_HOST'] ?? 'api.staging.lottery.example.com',
    pusherKey: env['LOTTERY_PUSHER_KEY'] ?? '',
    firebaseApiKey: env['LOTTERY_FIREBASE_API_KEY'] ?? '',
    firebaseProjectId: env['LOTTERY_FIREBASE_PROJECT_ID'] ?? '',
    firebaseDatabaseUrl: env['LOTTERY_FIREBASE_DATABASE_URL'] ?? '',
    firebaseTokenSyncUrl: env['LOTTERY_FIREBASE_TOKEN_SYNC_URL'] ?? '',
    localApiPort: readPort(env, 'SANDBOX_API_PORT', 8003),
    localAuthPort: readPort(env, 'SANDBOX_AUTH_PORT', 9099),
    localDatabasePort: readPort(env, 'SANDBOX_DATABASE_PORT', 9000),
    localPusherKey: env['SANDBOX_KEY'] || 'lottery-local',
  };
}

/**
 * `__BUILD__` as DefinePlugin takes it. Members are defined one by one, so that a file that reads
 * one of them changes its hash only when that one changes.
 */
export function defineBuildConstants(
  constants: BuildConstants,
): Record<'__BUILD__', Record<string, string>> {
  const members = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
  return { __BUILD__: Object.fromEntries(members) as Record<string, string> };
}

/**
 * A port from the environment; unset or empty is the default.
 * @throws Error naming the variable when it is not a whole number from 1 to 65535.
 */
export function readPort(env: Environment, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`${name} must be a port from 1 to 65535, not '${text}'`);
  }
  return port;
}

function readVersion(root: string): string {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}

function readCommit(root: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}
