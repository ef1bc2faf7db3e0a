import { valueOf, type Environment } from './environment';
import { deploymentVariables, rowNames, type RowName } from './variables';

/** Whether a variable of one row's hosts is set. */
export function hasRow(env: Environment, row: RowName): boolean {
  return hostNames.some((name) => valueOf(env, `LOTTERY_${row}_${name}`) !== '');
}

/**
 * Why no build can be made of an environment, one sentence each; empty where one can. An
 * environment without any of the variables is that of a local build.
 */
export function environmentProblems(env: Environment): string[] {
  return [...unknownVariables(env), ...misfits(env), ...missing(env), ...sameHosts(env)];
}

const hostNames = ['HOST', 'API_HOST', 'SOCKET_HOST', 'SOCKET_PORT'];
const keyNames = ['PUSHER_KEY', 'FIREBASE_API_KEY', 'FIREBASE_PROJECT_ID', 'FIREBASE_DATABASE_URL'];

function unknownVariables(env: Environment): string[] {
  const known = new Set(deploymentVariables.map(({ name }) => name));
  return Object.keys(env)
    .filter((name) => name.startsWith('LOTTERY_') && !known.has(name))
    .map((name) => `${name} is read by nothing: .env.example has every name.`);
}

function misfits(env: Environment): string[] {
  return deploymentVariables.flatMap(({ name, check }) => {
    const value = valueOf(env, name);
    const allowed = value === '' ? null : check(value);
    return allowed === null ? [] : [`${name} is "${value}", but it must be ${allowed}.`];
  });
}

function missing(env: Environment): string[] {
  const rows = rowNames.filter((row) => hasRow(env, row));
  const isDeployment = deploymentVariables.some(
    ({ name }) => name !== 'LOTTERY_COMMIT' && valueOf(env, name) !== '',
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
