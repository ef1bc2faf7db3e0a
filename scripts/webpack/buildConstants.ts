import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { safeParse } from 'valibot';
import {
  environmentProblems,
  hasRow,
  readEnvironment,
  valueOf,
  type Environment,
} from '../environment/environment';
import { port } from '../environment/schemas';
import type { RowName } from '../environment/variables';

/** The documented defaults, which no real page uses. */
const defaultHosts: Record<RowName, string> = {
  PRODUCTION: 'lottery.example.com',
  STAGING: 'staging.lottery.example.com',
};
const defaultSocketPort = 8003;

/**
 * The constants of `__BUILD__`, from the environment of the build and its `.env`. The sandbox reads
 * the same SANDBOX_* variables, so a moved port moves both sides.
 * @throws Error with one sentence for each wrong or missing variable
 */
export function readBuildConstants(
  root: string,
  env: Environment = readEnvironment(root),
): BuildConstants {
  const problems = [...new Set(environmentProblems(env))];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return {
    version: readVersion(root),
    commit: valueOf(env, 'LOTTERY_COMMIT') || readCommit(root),
    production: readRow(env, 'PRODUCTION'),
    staging: readRow(env, 'STAGING'),
    firebaseTokenSyncUrl: valueOf(env, 'LOTTERY_FIREBASE_TOKEN_SYNC_URL'),
    localApiPort: readPort(env, 'SANDBOX_API_PORT', 8003),
    localAuthPort: readPort(env, 'SANDBOX_AUTH_PORT', 9099),
    localDatabasePort: readPort(env, 'SANDBOX_DATABASE_PORT', 9000),
    localPusherKey: env['SANDBOX_KEY'] || 'lottery-local',
  };
}

/**
 * The API that the page connects to in advance: production's, or staging's in a build for staging
 * alone. A page on the other host opens one connection that it does not use.
 * @returns null in a build for local use
 */
export function apiOrigin({ production, staging }: BuildConstants): string | null {
  const row = [production, staging].find(({ pusherKey }) => pusherKey !== '');
  return row === undefined ? null : `https://${row.apiHost}`;
}

/** A row of the host table. Without its variables it has the default names and no key. */
function readRow(env: Environment, row: RowName): RowConstants {
  const own = (name: string) => valueOf(env, `LOTTERY_${row}_${name}`);
  const pageHost = own('HOST') || defaultHosts[row];
  const apiHost = own('API_HOST') || `api.${pageHost}`;
  const isThere = hasRow(env, row);
  const keyOf = (name: string) => (isThere ? own(name) || valueOf(env, `LOTTERY_${name}`) : '');
  return {
    pageHost,
    apiHost,
    socketHost: own('SOCKET_HOST') || apiHost,
    socketPort: readPort(env, `LOTTERY_${row}_SOCKET_PORT`, defaultSocketPort),
    pusherKey: keyOf('PUSHER_KEY'),
    firebaseApiKey: keyOf('FIREBASE_API_KEY'),
    firebaseProjectId: keyOf('FIREBASE_PROJECT_ID'),
    firebaseDatabaseUrl: keyOf('FIREBASE_DATABASE_URL'),
  };
}

/**
 * `__BUILD__` for DefinePlugin. Members are defined one by one, so that a chunk's hash changes only with
 * the members that it reads.
 */
export function defineBuildConstants(
  constants: BuildConstants,
): Record<'__BUILD__', Record<string, string>> {
  const members = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
  return { __BUILD__: Object.fromEntries(members) as Record<string, string> };
}

/**
 * A port from the environment; the default if it is unset or empty.
 * @throws Error naming the variable if it is not a whole number from 1 to 65535.
 */
export function readPort(env: Environment, name: string, fallback: number): number {
  const text = valueOf(env, name);
  if (text === '') return fallback;
  const { success, output, issues } = safeParse(port, text);
  if (success) return output;
  throw new Error(`${name} must be ${issues[0].message}, not '${text}'`);
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
