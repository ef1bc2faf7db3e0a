import { localConfig, resolveConfig } from '../../src/config/resolveConfig';
import type { AppConfig, BuildConstants } from '../../src/config/resolveConfig';

/** The loopback names of a machine that runs the sandbox. */
const loopbackHosts = ['localhost', '127.0.0.1', '127.0.0.2', '127.0.0.3'];

/**
 * Where a page of one row of the host table connects to, as `connect-src` takes it: the API, the
 * websocket, firebase's sign-in and the realtime database. The page's own origin is not in it.
 *
 * @param isTls the page is served over https, so that it opens `wss` only
 */
export function connectSourcesOf(config: AppConfig, isTls: boolean): string[] {
  const { broadcast, firebase } = config;
  // pusher-js on a page without TLS tries both; not every browser takes `ws` for `wss` too.
  const socketSchemes = isTls ? ['wss'] : ['ws', 'wss'];
  return [
    `${config.apiBaseUrl}/`,
    ...socketSchemes.map((scheme) => `${scheme}://${broadcast.host}:${broadcast.port}/app/`),
    ...(firebase.emulators
      ? [
          `${firebase.emulators.authUrl}/`,
          `ws://${firebase.emulators.databaseHost}:${firebase.emulators.databasePort}/.ws`,
        ]
      : [
          'https://identitytoolkit.googleapis.com/v1/',
          'https://securetoken.googleapis.com/v1/',
          ...databaseSources(firebase.databaseUrl),
        ]),
  ];
}

/**
 * The sources of every row that a build can run on, for the policy inside the page, which is one
 * file for all hosts. A build with keys trusts no host on the network but those that it names; one
 * without is for local use, where any host name may be the page's, and so any host on the local ports.
 */
export function connectSourcesOfBuild(build: BuildConstants): string[] {
  const remote = [build.production.pageHost, build.staging.pageHost].flatMap((host) => {
    const config = configOfCompleteRow(host, build);
    return config ? connectSourcesOf(config, false) : [];
  });
  const localHosts = remote.length > 0 ? loopbackHosts : ['*'];
  const local = localHosts.flatMap((host) => connectSourcesOf(localConfig(host, build), false));
  return [...new Set([...remote, ...local])];
}

/** Null where the build lacks what the row needs: its page shows that, and asks no server. */
function configOfCompleteRow(host: string, build: BuildConstants): AppConfig | null {
  try {
    return resolveConfig(host, build);
  } catch {
    return null;
  }
}

/**
 * The database itself and, where Google hosts it, its shards: the server answers the first
 * connection with the name of one (`s-usc1c-nss-….firebaseio.com`), which the SDK keeps.
 *
 * @throws Error naming the variable where the address is none.
 */
function databaseSources(databaseUrl: string): string[] {
  if (!URL.canParse(databaseUrl)) {
    throw new Error(`LOTTERY_FIREBASE_DATABASE_URL must be an address, not '${databaseUrl}'`);
  }
  const { protocol, host } = new URL(databaseUrl);
  const scheme = protocol === 'http:' ? 'ws' : 'wss';
  const parent = host.slice(host.indexOf('.') + 1);
  const isGoogles = parent === 'firebaseio.com' || parent.endsWith('.firebasedatabase.app');
  return [host, ...(isGoogles ? [`*.${parent}`] : [])].map((name) => `${scheme}://${name}/.ws`);
}
