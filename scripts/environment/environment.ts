import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { deploymentVariables, rowNames, type RowName } from './variables';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The operator's values, next to `.env.example`; never committed. */
const environmentFile = '.env';

/**
 * The variables of a build: those of the process take precedence over those of `.env`.
 * @throws Error if the file has a variable without the prefix LOTTERY_
 */
export function readEnvironment(root: string, own: Environment = process.env): Environment {
  const path = join(root, environmentFile);
  if (!existsSync(path)) return own;
  // Editors on Windows begin a file with a byte order mark, which would become part of the first name.
  const written = parseEnv(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  const foreign = Object.keys(written).filter((name) => !name.startsWith('LOTTERY_'));
  if (foreign.length > 0) {
    throw new Error(
      `${environmentFile} holds ${foreign.join(', ')}: only LOTTERY_ variables belong there.`,
    );
  }
  return { ...written, ...own };
}

/** A variable's trimmed value; empty if it is unset. */
export function valueOf(env: Environment, name: string): string {
  return env[name]?.trim() ?? '';
}

/** Whether one of the row's host variables is set. */
export function hasRow(env: Environment, row: RowName): boolean {
  return hostNames.some((name) => valueOf(env, `LOTTERY_${row}_${name}`) !== '');
}

/**
 * The problems of an environment, one sentence each; empty if it is valid. An environment without any of
 * the variables makes a local build.
 */
export function environmentProblems(env: Environment): string[] {
  return [...unknownVariables(env), ...invalidValues(env), ...missing(env), ...sameHosts(env)];
}

const hostNames = ['HOST', 'API_HOST', 'SOCKET_HOST', 'SOCKET_PORT'];
const keyNames = ['PUSHER_KEY', 'FIREBASE_API_KEY', 'FIREBASE_PROJECT_ID', 'FIREBASE_DATABASE_URL'];

/** What a local build may set as well. */
const localNames = ['LOTTERY_COMMIT', 'LOTTERY_IDEMPOTENCY_KEY'];

function unknownVariables(env: Environment): string[] {
  const known = new Set(deploymentVariables.map(({ name }) => name));
  return Object.keys(env)
    .filter((name) => name.startsWith('LOTTERY_') && !known.has(name))
    .map((name) => `${name} is read by nothing: .env.example has every name.`);
}

function invalidValues(env: Environment): string[] {
  return deploymentVariables.flatMap(({ name, schema }) => {
    const value = valueOf(env, name);
    const [issue] = value === '' ? [] : (v.safeParse(schema, value).issues ?? []);
    if (!issue) return [];
    return [`${name} is "${value}", but it must be ${issue.message}.`];
  });
}

function missing(env: Environment): string[] {
  const rows = rowNames.filter((row) => hasRow(env, row));
  const isDeployment = deploymentVariables.some(
    ({ name }) => !localNames.includes(name) && valueOf(env, name) !== '',
  );
  if (isDeployment && rows.length === 0) {
    return [sentenceOf('LOTTERY_PRODUCTION_HOST', 'the other variables are of no page without it')];
  }
  return rows.flatMap((row) => {
    const page = row.toLowerCase();
    const lacks = (name: string) => valueOf(env, name) === '';
    const hosts = ['HOST', 'API_HOST'].map((name) => `LOTTERY_${row}_${name}`).filter(lacks);
    const keys = keyNames
      .filter((name) => row !== 'STAGING' || lacks(`LOTTERY_STAGING_${name}`))
      .map((name) => `LOTTERY_${name}`)
      .filter(lacks);
    return [...hosts, ...keys].map((name) => sentenceOf(name, `${page} needs it`));
  });
}

function sentenceOf(name: string, why: string): string {
  const example = deploymentVariables.find((each) => each.name === name)?.example ?? '';
  return `${name} is missing: ${why}, for example ${example}.`;
}

function sameHosts(env: Environment): string[] {
  const [production, staging] = rowNames.map((row) => valueOf(env, `LOTTERY_${row}_HOST`));
  return production !== '' && production === staging
    ? ['LOTTERY_STAGING_HOST is the production page’s: a page is known by its host name.']
    : [];
}
