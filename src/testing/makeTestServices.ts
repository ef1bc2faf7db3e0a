import type { BrowserFeature } from '../platform/browserFeatures';
import type { CookieDocument } from '../platform/cookies';
import type { Services } from '../store/services';
import { createSessionCookies } from '../features/session/sessionCookies';
import type { SessionData } from '../api/wire/sessionSchemas';
import { createSignInSecrets } from '../features/session/signInSecrets';
import { createFlightRecorder } from '../trace/recorder/flightRecorder';
import { createKnownSecrets } from '../trace/redaction/secrets';
import { fakeApiBase } from './fakeServer';
import {
  fakeBackButton,
  fakeClock,
  fakeCookieDocument,
  fakeKeyValueStore,
  fakeLogger,
  fakePage,
  fakeSounds,
  fakeTabs,
} from './fakePorts';
import { fakeRecordings } from './fakeRecordings';
import { fakeBalances, fakeBroadcasts } from './fakeRealtime';

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

/** How a reload of the address on the screen is noted. */
export const sameAddress = 'the same address';

export type TestServices = ReturnType<typeof makeTestServices>;

/** What is otherwise than usual when the page starts. */
export interface TestServicesOptions {
  /** The stored session; null for none. The test player by default. */
  session?: SessionData | null;
  /** Cookies as they stand in the jar, in place of a session. */
  cookies?: Record<string, string>;
  /** An ISO stamp with its zone; {@link testNow} by default. */
  now?: string;
  /** What `/config.json` answers; a rejection where it is an Error. */
  appConfig?: unknown;
  /** The release that the page's host serves; the one that runs by default. */
  newRelease?: string;
  /** In place of a browser's usual one. */
  jar?: CookieDocument;
  /** The features that the browser lacks; none by default. */
  missingFeatures?: BrowserFeature[];
  localStore?: Record<string, string>;
  sessionStore?: Record<string, string>;
  /** The random source; the middle of every range by default. */
  random?: () => number;
  /** Whether the websocket opens by itself; by default a test opens it. */
  opensWebsocket?: boolean;
  /** Where `navigator.go` leads; nowhere by default. */
  go?: Services['navigator']['go'];
}

/** Every service of the app as a fake that a test can hold and move. */
export function makeTestServices(options: TestServicesOptions = {}) {
  const { session = testSession, now = testNow, appConfig = { isMaintenance: false } } = options;
  const knownSecrets = createKnownSecrets();
  const jar = options.jar ?? fakeCookieDocument(options.cookies);
  const sessionCookies = createSessionCookies(jar, false, knownSecrets.note);
  if (session !== null && options.cookies === undefined) sessionCookies.save(session);
  /** Where the app went with a full reload, oldest first; {@link sameAddress} where it stayed. */
  const reloads: string[] = [];
  const clock = fakeClock(now);
  const logger = fakeLogger();
  const fetchAppConfig = () =>
    appConfig instanceof Error ? Promise.reject(appConfig) : Promise.resolve(appConfig);
  return {
    apiBaseUrl: fakeApiBase,
    // A busy machine is slow, and no test is about that.
    slowCheckMs: Infinity,
    readAccessToken: sessionCookies.readAccessToken,
    sendsIdempotencyKey: true,
    readStoredUserId: () => sessionCookies.readPlayer()?.userId ?? null,
    sessionCookies,
    /** The browser's cookies. */
    jar,
    knownSecrets,
    secrets: createSignInSecrets(knownSecrets.note),
    reportPath: { current: 'report' } as Services['reportPath'],
    clock,
    logger,
    random: options.random ?? (() => 0.5),
    page: fakePage(),
    backButton: fakeBackButton(),
    tabs: fakeTabs(),
    navigator: {
      go: options.go ?? (() => undefined),
      reloadTo: (to: string) => void reloads.push(to),
      reload: () => void reloads.push(sameAddress),
    },
    findMissingFeatures: () => Promise.resolve(options.missingFeatures ?? []),
    localStore: fakeKeyValueStore(options.localStore),
    sessionStore: fakeKeyValueStore(options.sessionStore),
    broadcasts: fakeBroadcasts(options.opensWebsocket),
    balances: fakeBalances(),
    sounds: fakeSounds(),
    recorder: createFlightRecorder({ clock, logger }),
    recordings: fakeRecordings(),
    fetchAppConfig,
    lastAppConfig: fetchAppConfig,
    findNewRelease: () => Promise.resolve(options.newRelease ?? null),
    reloads,
  };
}
