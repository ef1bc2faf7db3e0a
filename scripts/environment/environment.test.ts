import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { resolveConfig } from '../../src/config/resolveConfig';
import { productionVariables as production } from '../testing/productionVariables';
import { readBuildConstants } from '../webpack/buildConstants';
import { appPage, replayPage } from '../webpack/pages';
import { readPageSettings, settingTags } from '../webpack/pageSettings';
import { environmentProblems, readEnvironment } from './environment';
import { deploymentVariables } from './variables';

const root = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const staging = {
  LOTTERY_STAGING_HOST: 'staging.lottery.test',
  LOTTERY_STAGING_API_HOST: 'api.staging.lottery.test',
};
const both = { ...production, ...staging };
const configOf = (host: string, env: Record<string, string>) =>
  resolveConfig(host, readBuildConstants(root, env));

describe('a build', () => {
  it('is local without any variable', () => {
    const build = readBuildConstants(root, {});
    expect(resolveConfig('localhost', build)).toMatchObject({ environment: 'local' });
    expect(build.production.pageHost).toBe('lottery.example.com');
    expect(() => resolveConfig('lottery.example.com', build)).toThrow(/no pusherKey/);
  });

  it('has the production row if the six production variables are set, with the websocket at the API host on port 8003', () => {
    expect(configOf('play.lottery.test', production)).toMatchObject({
      environment: 'production',
      apiBaseUrl: 'https://api.lottery.test/api',
      broadcast: { key: 'app-key', host: 'api.lottery.test', port: 8003 },
      firebase: { projectId: 'lottery-test', tokenSyncUrl: '' },
    });
  });

  it('uses the configured address of the websocket', () => {
    const socket = {
      LOTTERY_PRODUCTION_SOCKET_HOST: 'ws.lottery.test',
      LOTTERY_PRODUCTION_SOCKET_PORT: '443',
    };
    expect(configOf('play.lottery.test', { ...production, ...socket }).broadcast).toEqual({
      key: 'app-key',
      host: 'ws.lottery.test',
      port: 443,
    });
  });

  it('gives staging its own keys, else those of production', () => {
    expect(configOf('staging.lottery.test', both)).toMatchObject({
      environment: 'staging',
      broadcast: { key: 'app-key' },
      firebase: { projectId: 'lottery-test' },
    });
    const own = {
      LOTTERY_STAGING_PUSHER_KEY: 'other',
      LOTTERY_STAGING_FIREBASE_PROJECT_ID: 'lottery-stage',
    };
    expect(configOf('staging.lottery.test', { ...both, ...own })).toMatchObject({
      broadcast: { key: 'other' },
      firebase: { projectId: 'lottery-stage' },
    });
    expect(configOf('play.lottery.test', { ...both, ...own }).broadcast.key).toBe('app-key');
  });
});

describe('a build stops with a sentence about the invalid value', () => {
  it.each([
    ['LOTTERY_PRODUCTION_HOST', 'https://play.lottery.test', 'a host name'],
    ['LOTTERY_PRODUCTION_HOST', 'Play.Lottery.Test', 'lower case'],
    ['LOTTERY_PRODUCTION_API_HOST', 'api.lottery.test:443', 'without scheme, port or path'],
    ['LOTTERY_PRODUCTION_API_HOST', 'api.lottery.test/api', 'without scheme, port or path'],
    ['LOTTERY_PRODUCTION_SOCKET_PORT', '0', 'a port from 1 to 65535'],
    ['LOTTERY_PRODUCTION_SOCKET_PORT', '8003a', 'a port from 1 to 65535'],
    ['LOTTERY_PUSHER_KEY', 'a/b', 'letters, digits, _ or -'],
    ['LOTTERY_FIREBASE_PROJECT_ID', 'Lottery', 'the id of a firebase project'],
    ['LOTTERY_FIREBASE_DATABASE_URL', 'lottery-test', 'an https address'],
    ['LOTTERY_FIREBASE_DATABASE_URL', 'http://lottery-test.firebaseio.com', 'an https address'],
    ['LOTTERY_FIREBASE_DATABASE_URL', 'https://a.firebaseio.com/balances', 'without a path'],
    ['LOTTERY_FIREBASE_TOKEN_SYNC_URL', 'https://elsewhere.test/token', 'the page’s own host'],
    ['LOTTERY_FIREBASE_TOKEN_SYNC_URL', '//elsewhere.test', 'the page’s own host'],
    ['LOTTERY_IDEMPOTENCY_KEY', 'yes', 'on, or empty for off'],
    ['LOTTERY_DEVTOOLS', 'true', 'on, or empty for off'],
  ])('%s=%s', (name, value, allowed) => {
    const problems = environmentProblems({ ...production, [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} is "${value}", but it must be .*\\.$`));
    expect(problems[0]).toContain(allowed);
  });

  it('SANDBOX_API_PORT=80a', () => {
    expect(() => readBuildConstants(root, { SANDBOX_API_PORT: '80a' })).toThrow(
      "SANDBOX_API_PORT must be a port from 1 to 65535, not '80a'",
    );
  });
});

it.each([
  ['LOTTERY_DEVTOOLS', 'devtools'],
  ['LOTTERY_IDEMPOTENCY_KEY', 'idempotency-key'],
])('the switch %s is in the head of the app only', (variable, name) => {
  const settings = readPageSettings({ [variable]: 'on' });
  expect(settingTags(appPage, settings)).toBe(`<meta name="${name}" content="on" />`);
  expect(settingTags(replayPage, settings)).toBe('');
});

it('a local build may switch on the idempotency keys', () => {
  expect(environmentProblems({ LOTTERY_IDEMPOTENCY_KEY: 'on' })).toEqual([]);
});

describe('a build stops with a sentence about a missing value', () => {
  it.each(Object.keys(production).filter((name) => name !== 'LOTTERY_PRODUCTION_HOST'))(
    '%s',
    (name) => {
      const problems = environmentProblems({ ...production, [name]: ' ' });
      expect(problems).toEqual([
        expect.stringMatching(
          new RegExp(`^${name} is missing: production needs it, for example .+\\.$`),
        ),
      ]);
    },
  );
});

const { LOTTERY_STAGING_HOST } = staging;
it.each([
  ['keys of no page', { LOTTERY_PUSHER_KEY: 'a' }, /^LOTTERY_PRODUCTION_HOST is missing: /],
  ['half of staging', { ...production, LOTTERY_STAGING_HOST }, / is missing: staging needs it/],
  ['a misspelt name', { ...production, LOTTERY_PUSHR_KEY: 'x' }, /^LOTTERY_PUSHR_KEY is read by/],
  ['one host for two', { ...both, LOTTERY_STAGING_HOST: 'play.lottery.test' }, /STAGING_HOST is/],
])('a build stops with a sentence about %s', (_, variables, problem) => {
  expect(environmentProblems(variables)).toEqual([expect.stringMatching(problem)]);
});

it('all problems are reported at once', () => {
  const wrong = { LOTTERY_PRODUCTION_HOST: 'x y', LOTTERY_PUSHR_KEY: 'x' };
  expect(() => readBuildConstants(root, wrong)).toThrow(/_PUSHR_KEY.*\n.*"x y".*\n.*_API_HOST/);
});

describe('.env', () => {
  const folder = mkdtempSync(join(tmpdir(), 'environment-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('yields to the process’s variables, and is optional', () => {
    const own = { LOTTERY_PUSHER_KEY: 'of the shell' };
    expect(readEnvironment(folder, own)).toEqual(own);
    writeFileSync(
      join(folder, '.env'),
      '# a\nLOTTERY_PUSHER_KEY=of-the-file\nLOTTERY_COMMIT=abc\n',
    );
    expect(readEnvironment(folder, own)).toEqual({ ...own, LOTTERY_COMMIT: 'abc' });
  });

  it('is read with the byte order mark that editors on Windows write', () => {
    writeFileSync(join(folder, '.env'), '\uFEFFLOTTERY_COMMIT=abc\r\n');
    expect(readEnvironment(folder, {})).toEqual({ LOTTERY_COMMIT: 'abc' });
  });

  it('sets only variables of the build', () => {
    writeFileSync(join(folder, '.env'), 'SANDBOX_KEY=x\n');
    expect(() => readEnvironment(folder, {})).toThrow(/SANDBOX_KEY/);
  });
});

describe('.env.example', () => {
  const text = read('.env.example');

  it('has every variable once, in order, and makes a build', () => {
    const example = parseEnv(text);
    const names = Array.from(text.matchAll(/^(LOTTERY_\w+)=/gm), ([, name]) => name);
    expect(names).toEqual(deploymentVariables.map(({ name }) => name));
    expect(environmentProblems(example)).toEqual([]);
    expect(configOf('lottery.example.com', example as Record<string, string>)).toMatchObject({
      environment: 'production',
    });
  });

  it.each(deploymentVariables)('explains $name', ({ name, meaning }) => {
    expect(text).toMatch(new RegExp(`\n# ${escaped(meaning)}( \\(.*\\))?\n${name}=`));
  });
});

it.each(deploymentVariables)('docs/operations.md has a row for $name', (variable) => {
  const { name, meaning, otherwise } = variable;
  expect(read('docs/operations.md')).toContain(`| \`${name}\` | ${meaning} | ${otherwise} |`);
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
