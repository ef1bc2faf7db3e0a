import { isSwitchedOn } from '../config/pageSwitches';
import type { AppConfig } from '../config/resolveConfig';
import { createSessionCookies } from '../features/session/sessionCookies';
import { createSignInSecrets } from '../features/session/signInSecrets';
import { createSoundPlayer } from '../features/sound/soundPlayer';
import { createClock } from '../platform/clock';
import { consoleLogger } from '../platform/logger';
import { createPage } from '../platform/page';
import { createTabs } from '../platform/tabs';
import { createBalanceClient } from '../realtime/balanceClient';
import { createBroadcastClient } from '../realtime/broadcastClient';
import { createKeyValueStore } from '../platform/keyValueStore';
import { fetchAppConfig, findNewRelease } from './hostFiles';
import { createFlightRecorder } from '../trace/recorder/flightRecorder';
import { createKnownSecrets } from '../trace/redaction/secrets';
import type { Services } from '../store/services';
import { createRecordings } from '../trace/recordings';

/**
 * The services of a browser page.
 * @param shown resolves once the first screen is painted; whatever no screen needs is fetched then
 */
export function createServices(
  config: AppConfig,
  navigation: Pick<Services, 'backButton' | 'navigator'>,
  shown: Promise<void>,
): Services {
  const isHttps = window.location.protocol === 'https:';
  const knownSecrets = createKnownSecrets();
  const sessionCookies = createSessionCookies(document, isHttps, knownSecrets.note);
  const localStore = createKeyValueStore(() => window.localStorage);
  // After the first screen, and before any SDK that would wait for IndexedDB forever.
  const missingFeatures = shown
    .then(() => import(/* webpackChunkName: "later-listeners" */ '../platform/browserFeatures'))
    .then(
      ({ findMissingFeatures }) => findMissingFeatures(window),
      () => [],
    );
  const clock = createClock();
  const logger = consoleLogger;
  let appConfig: Promise<unknown> = Promise.resolve();
  const recorder = createFlightRecorder({ clock, logger });
  return {
    apiBaseUrl: config.apiBaseUrl,
    readAccessToken: sessionCookies.readAccessToken,
    sendsIdempotencyKey: isSwitchedOn(document, 'idempotencyKey'),
    readStoredUserId: () => sessionCookies.readPlayer()?.userId ?? null,
    sessionCookies,
    knownSecrets,
    secrets: createSignInSecrets(knownSecrets.note),
    reportPath: { current: 'report' },
    clock,
    logger,
    random: Math.random,
    page: createPage(window, clock),
    tabs: createTabs(),
    ...navigation,
    findMissingFeatures: () => missingFeatures,
    localStore,
    sessionStore: createKeyValueStore(() => window.sessionStorage),
    broadcasts: createBroadcastClient(config.broadcast, logger, shown),
    balances: createBalanceClient(config.firebase, localStore, missingFeatures),
    sounds: createSoundPlayer(logger),
    recorder,
    recordings: createRecordings({ recorder, knownSecrets, clock, logger }, missingFeatures),
    fetchAppConfig: () => (appConfig = fetchAppConfig()),
    lastAppConfig: () => appConfig,
    findNewRelease: () => findNewRelease(),
  };
}
