import { resolveConfig } from '../../src/config/resolveConfig';
import { keyedBuild as keyed } from '../../src/testing/keyedBuild';
import { connectSourcesOf, connectSourcesOfBuild } from './connectSources';

const keyless = { pusherKey: '', firebaseApiKey: '', firebaseDatabaseUrl: '' };
const bare = {
  ...keyed,
  production: { ...keyed.production, ...keyless },
  staging: { ...keyed.staging, ...keyless },
};

const sourcesAt = (host: string, isTls: boolean, build = keyed) =>
  connectSourcesOf(resolveConfig(host, build), isTls, '');
const databaseSourcesOf = (firebaseDatabaseUrl: string) =>
  sourcesAt('lottery.example.com', true, {
    ...keyed,
    production: { ...keyed.production, firebaseDatabaseUrl },
  }).slice(4);

describe('connectSourcesOf', () => {
  it('returns the API, the websocket and Firebase for production', () => {
    expect(sourcesAt('lottery.example.com', true)).toEqual([
      'https://api.lottery.example.com/api/',
      'wss://api.lottery.example.com:8003/app/',
      'https://identitytoolkit.googleapis.com/v1/',
      'https://securetoken.googleapis.com/v1/',
      'wss://project.europe-west1.firebasedatabase.app/.ws',
      'wss://*.europe-west1.firebasedatabase.app/.ws',
    ]);
  });

  it('allows a plain websocket only on a page without TLS', () => {
    const plain = 'ws://api.lottery.example.com:8003/app/';
    expect(sourcesAt('lottery.example.com', false)).toContain(plain);
    expect(sourcesAt('lottery.example.com', true)).not.toContain(plain);
  });

  it('returns the page’s own host on the local ports for a local page', () => {
    expect(sourcesAt('192.168.1.20', false)).toEqual([
      'http://192.168.1.20:8003/api/',
      'ws://192.168.1.20:8003/app/',
      'wss://192.168.1.20:8003/app/',
      'http://192.168.1.20:9099/',
      'ws://192.168.1.20:9000/.ws',
    ]);
  });

  it.each([
    [
      'https://project.firebaseio.com',
      'wss://project.firebaseio.com/.ws wss://*.firebaseio.com/.ws',
    ],
    ['https://balances.example.com/', 'wss://balances.example.com/.ws'],
    [
      'https://project.firebaseio.com.evil.example',
      'wss://project.firebaseio.com.evil.example/.ws',
    ],
    ['http://balances.example.com:9000?ns=x', 'ws://balances.example.com:9000/.ws'],
  ])('derives the sockets of the database from %s', (address, sources) => {
    expect(databaseSourcesOf(address).join(' ')).toBe(sources);
  });

  it('throws an error with the variable’s name if its value is not an address', () => {
    expect(() => databaseSourcesOf('project')).toThrow(
      "LOTTERY_FIREBASE_DATABASE_URL must be an address, not 'project'",
    );
  });
});

it('a receiver of telemetry on another host is allowed, and nothing else', () => {
  const sourcesWith = (telemetryUrl: string) =>
    connectSourcesOf(resolveConfig('lottery.example.com', keyed), true, telemetryUrl);
  const reports = 'https://reports.example.com/lottery';
  expect(sourcesWith(reports)).toEqual([...sourcesWith(''), reports]);
  expect(sourcesWith('telemetry')).toEqual(sourcesWith(''));
});

describe('connectSourcesOfBuild', () => {
  it('returns the hosts of both rows and of this machine, and no others, for a build with keys', () => {
    const sources = connectSourcesOfBuild(keyed, '');
    expect(sources).toEqual(
      expect.arrayContaining([
        'https://api.lottery.example.com/api/',
        'https://api.staging.lottery.example.com/api/',
        'http://localhost:8003/api/',
        'ws://127.0.0.1:9000/.ws',
      ]),
    );
    expect(sources.filter((source) => source.includes('//*:'))).toEqual([]);
    expect(new Set(sources).size).toBe(sources.length);
  });

  it('returns any host on the local ports for a build without keys', () => {
    expect(connectSourcesOfBuild(bare, '')).toEqual([
      'http://*:8003/api/',
      'ws://*:8003/app/',
      'wss://*:8003/app/',
      'http://*:9099/',
      'ws://*:9000/.ws',
    ]);
  });
});
