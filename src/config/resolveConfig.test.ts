import { keyedBuild as build } from '../testing/keyedBuild';
import { resolveConfig } from './resolveConfig';

describe('the host table', () => {
  it.each([
    ['production', 'lottery.example.com', 'api.lottery.example.com'],
    ['staging', 'staging.lottery.example.com', 'api.staging.lottery.example.com'],
  ])('[7.1, 9.21] has a row for %s', (environment, page, api) => {
    expect(resolveConfig(page, build)).toEqual({
      environment,
      apiBaseUrl: `https://${api}/api`,
      broadcast: { key: 'public-key', host: api, port: 8003 },
      firebase: {
        apiKey: 'firebase-key',
        projectId: 'project',
        databaseUrl: 'https://project.europe-west1.firebasedatabase.app',
        tokenSyncUrl: '/token',
        emulators: null,
      },
    });
  });

  it.each(['localhost', '127.0.0.1', '192.168.1.20', 'lottery.example.com.evil.example'])(
    '[9.21, 9.22] takes %s for local: everything on the page’s own host',
    (hostname) => {
      const config = resolveConfig(hostname, build);
      expect(config).toMatchObject({
        environment: 'local',
        apiBaseUrl: `http://${hostname}:8003/api`,
        broadcast: { key: 'lottery-local', host: hostname, port: 8003 },
      });
      expect(config.firebase).toMatchObject({
        databaseUrl: `http://${hostname}:9000?ns=demo-lottery-default-rtdb`,
        tokenSyncUrl: '',
        emulators: {
          authUrl: `http://${hostname}:9099`,
          databaseHost: hostname,
          databasePort: 9000,
        },
      });
    },
  );

  it('[9.22] moves the local row with the ports of the sandbox', () => {
    const moved = { ...build, localApiPort: 18003, localDatabasePort: 19000, localAuthPort: 19099 };
    const config = resolveConfig('localhost', moved);
    expect(config.apiBaseUrl).toBe('http://localhost:18003/api');
    expect(config.broadcast.port).toBe(18003);
    expect(config.firebase.emulators).toEqual({
      authUrl: 'http://localhost:19099',
      databaseHost: 'localhost',
      databasePort: 19000,
    });
  });
});

describe('a build without what production needs', () => {
  const keyless = { pusherKey: '', firebaseProjectId: '' };
  const bare = {
    ...build,
    production: { ...build.production, ...keyless },
    staging: { ...build.staging, ...keyless },
  };

  it('[9.21] says in one sentence what is missing', () => {
    expect(() => resolveConfig('lottery.example.com', bare)).toThrow(
      'This build has no pusherKey, firebaseProjectId for production.',
    );
    expect(() => resolveConfig('staging.lottery.example.com', bare)).toThrow(/ for staging\.$/);
  });

  it('still runs on a local host', () => {
    expect(resolveConfig('localhost', bare).environment).toBe('local');
  });
});
