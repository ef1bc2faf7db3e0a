import type { AppConfig } from '../config/resolveConfig';
import { createSessionCookies } from '../features/session/sessionCookies';
import { createSignInSecrets } from '../features/session/signInSecrets';
import { createSoundPlayer } from '../features/sound/soundPlayer';
import { createClock } from '../lib/clock';
import { consoleLogger } from '../lib/logger';
import { createBalanceClient } from '../realtime/balanceClient';
import { createBroadcastClient } from '../realtime/broadcastClient';
import { createKeyValueStore } from '../lib/keyValueStore';
import type { Navigator, Services } from './services';

/** The services of a browser page. */
export function createServices(config: AppConfig, navigator: Navigator): Services {
  const sessionCookies = createSessionCookies(document, window.location.protocol === 'https:');
  return {
    apiBaseUrl: config.apiBaseUrl,
    readAccessToken: sessionCookies.readAccessToken,
    sessionCookies,
    secrets: createSignInSecrets(),
    reportPath: { current: 'report' },
    clock: createClock(),
    logger: consoleLogger,
    navigator,
    localStore: createKeyValueStore(() => window.localStorage),
    sessionStore: createKeyValueStore(() => window.sessionStorage),
    broadcasts: createBroadcastClient(config.broadcast, consoleLogger),
    balances: createBalanceClient(config.firebase),
    sounds: createSoundPlayer(consoleLogger),
    fetchAppConfig: async () => {
      const response = await fetch('/config.json', { cache: 'no-store' });
      if (!response.ok) throw new Error(`config.json answered ${response.status}`);
      return response.json() as Promise<unknown>;
    },
  };
}
