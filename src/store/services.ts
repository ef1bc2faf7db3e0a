import type { ApiServices } from '../api/baseQuery';
import type { BrowserFeature } from '../platform/browserFeatures';
import type { BackButton } from '../platform/backButton';
import type { Clock } from '../platform/clock';
import type { KeyValueStore } from '../platform/keyValueStore';
import type { Page } from '../platform/page';
import type { Tabs } from '../platform/tabs';
import type { BalanceClient, BroadcastClient } from '../realtime/ports';

/** The router and the page, as listeners use them. */
export interface Navigator {
  /** Shows another address of the app. */
  go(to: string, options?: { replace?: boolean }): void;
  /** Reloads the page at another address; everything in memory is gone. */
  reloadTo(to: string): void;
  /** Reloads the page. */
  reload(): void;
}

/**
 * Everything outside the store that listeners and calls may touch; the thunk extra argument. A feature adds
 * what only it knows by declaration merging, like its part of the state.
 */
export interface Services extends ApiServices {
  clock: Clock;
  /** From 0 to below 1; what spreads clients that would otherwise act together. */
  random(): number;
  /** The page's sleep and wake, and the browser's network. */
  page: Page;
  /** The browser's Back, while something is open that it closes. */
  backButton: BackButton;
  /** The other tabs of this browser. */
  tabs: Tabs;
  navigator: Navigator;
  /** The browser features that are missing, throw or never respond; never rejects. */
  findMissingFeatures(): Promise<BrowserFeature[]>;
  /** Survives the browser's end: the switches of the sound and the maintenance bypass. */
  localStore: KeyValueStore;
  /** Survives a reload: which result was revealed. */
  sessionStore: KeyValueStore;
  broadcasts: BroadcastClient;
  balances: BalanceClient;
  /** `/config.json` as it is; rejects if it can't be loaded or read. */
  fetchAppConfig(): Promise<unknown>;
  /** `/config.json` as it was last fetched; rejects if that failed, and undefined before the first time. */
  lastAppConfig(): Promise<unknown>;
  /** The release that the page's host serves, if it differs from the running one; else null. */
  findNewRelease(): Promise<string | null>;
  /** After how many milliseconds the store's checks in development warn of their own time; absent for 32. */
  slowCheckMs?: number;
}
