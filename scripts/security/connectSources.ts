import { localConfig, resolveConfig } from '../../src/config/resolveConfig';
import type { AppConfig, BuildConstants } from '../../src/config/resolveConfig';

/** The loopback names of a machine that runs the sandbox. */
const loopbackHosts = ['localhost', '127.0.0.1', '127.0.0.2', '127.0.0.3'];

/**
 * The `connect-src` sources of one row of the host table: the API, the websocket, Firebase's sign-in and
 * the realtime database. The page's own origin is not included.
 *
 * @param isTls whether the page is served over https and so opens only `wss`
 * @param telemetryUrl where it sends telemetry (`PageSettings`); empty is off
 */
export function connectSourcesOf(
  config: AppConfig,
  isTls: boolean,
  telemetryUrl: string,
): string[] {
  const { broadcast, firebase } = config;
  // On a page without TLS pusher-js tries both, and not every browser lets `ws` cover `wss`.
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
    // A path below the API is allowed with it.
    ...(telemetryUrl.startsWith('https:') ? [telemetryUrl] : []),
  ];
}

/**
 * The sources of every row of a build, for the policy inside the page, which is one file for all hosts.
 * A build with keys trusts only the hosts that it names and loopback. A build without keys is for local
 * use under any host name, so it allows any host on the local ports.
 */
export function connectSourcesOfBuild(build: BuildConstants, telemetryUrl: string): string[] {
  const remote = [build.production.pageHost, build.staging.pageHost].flatMap((host) => {
    const config = configOfCompleteRow(host, build);
    return config ? connectSourcesOf(config, false, telemetryUrl) : [];
  });
  const localHosts = remote.length > 0 ? loopbackHosts : ['*'];
  const local = localHosts.flatMap((host) =>
    connectSourcesOf(localConfig(host, build), false, telemetryUrl),
  );
  return [...new Set([...remote, ...local])];
}

/** Null if the build lacks what the row needs; its page then shows an error and contacts no server. */
function configOfCompleteRow(host: string, build: BuildConstants): AppConfig | null {
  try {
    return resolveConfig(host, build);
  } catch {
    return null;
  }
}

/**
 * The database itself and, if Google hosts it, its shards: the server sends the name of one to the first
 * connection (`s-usc1c-nss-….firebaseio.com`), and the SDK remembers it.
 *
 * @throws Error that names the variable if its value is not an address
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
