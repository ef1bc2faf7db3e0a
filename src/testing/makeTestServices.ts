import type { Services } from '../app/services';
import { createSessionCookies } from '../features/session/sessionCookies';
import type { SessionData } from '../features/session/sessionCookies';
import { createSignInSecrets } from '../features/session/signInSecrets';
import { fakeApiBase } from './fakeServer';
import {
  fakeBalances,
  fakeBroadcasts,
  fakeClock,
  fakeCookieDocument,
  fakeKeyValueStore,
  fakeLogger,
  fakeSounds,
} from './fakePorts';
import type { FakeBalances, FakeBroadcasts, FakeClock, FakeLogger, FakeSounds } from './fakePorts';

/** The player of the tests, with tokens that must never be seen anywhere. */
export const testSession: SessionData = {
  accessToken: 'access-token-of-the-test',
  firebaseToken: 'firebase-token-of-the-test',
  userId: '1001',
  username: 'sophea',
  currency: 'KHR',
};

/** A Friday, 14:00 in Phnom Penh. */
const testNow = '2026-11-20T14:00:00+07:00';

export interface TestServices extends Services {
  clock: FakeClock;
  logger: FakeLogger;
  broadcasts: FakeBroadcasts;
  balances: FakeBalances;
  sounds: FakeSounds;
  /** Where the app went with a full reload, oldest first. */
  reloads: string[];
}

export interface TestServicesOptions {
  /** The stored session; null for nobody. The test player by default. */
  session?: SessionData | null;
  /** An ISO stamp with its zone; {@link testNow} by default. */
  now?: string;
  /** What `/config.json` answers; a rejection where it is an Error. */
  appConfig?: unknown;
  localStore?: Record<string, string>;
  sessionStore?: Record<string, string>;
  /** Where `navigator.go` leads; nowhere by default. */
  go?: Services['navigator']['go'];
}

/** Every service of the app as a fake that a test can hold and move. */
export function makeTestServices(options: TestServicesOptions = {}): TestServices {
  const { session = testSession, now = testNow, appConfig = { isMaintenance: false } } = options;
  const sessionCookies = createSessionCookies(fakeCookieDocument(), false);
  if (session !== null) sessionCookies.save(session);
  const reloads: string[] = [];
  return {
    apiBaseUrl: fakeApiBase,
    readAccessToken: sessionCookies.readAccessToken,
    sessionCookies,
    secrets: createSignInSecrets(),
    reportPath: { current: 'report' },
    clock: fakeClock(now),
    logger: fakeLogger(),
    navigator: {
      go: options.go ?? (() => undefined),
      reloadTo: (to) => void reloads.push(to),
    },
    localStore: fakeKeyValueStore(options.localStore),
    sessionStore: fakeKeyValueStore(options.sessionStore),
    broadcasts: fakeBroadcasts(),
    balances: fakeBalances(),
    sounds: fakeSounds(),
    fetchAppConfig: () =>
      appConfig instanceof Error ? Promise.reject(appConfig) : Promise.resolve(appConfig),
    reloads,
  };
}
