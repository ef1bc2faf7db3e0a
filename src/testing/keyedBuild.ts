import type { BuildConstants } from '../config/resolveConfig';

const rowOf = (pageHost: string) => ({
  pageHost,
  apiHost: `api.${pageHost}`,
  socketHost: `api.${pageHost}`,
  socketPort: 8003,
  pusherKey: 'public-key',
  firebaseApiKey: 'firebase-key',
  firebaseProjectId: 'project',
  firebaseDatabaseUrl: 'https://project.europe-west1.firebasedatabase.app',
});

/** What webpack fills in where production and staging have their hosts and keys. */
export const keyedBuild: BuildConstants = {
  version: '1.0.0',
  commit: 'abc1234',
  production: rowOf('lottery.example.com'),
  staging: rowOf('staging.lottery.example.com'),
  firebaseTokenSyncUrl: '/token',
  localApiPort: 8003,
  localAuthPort: 9099,
  localDatabasePort: 9000,
  localPusherKey: 'lottery-local',
};
