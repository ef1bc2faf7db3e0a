import type { ApiServices } from '../api/services';
import type { ReportServices } from '../features/report/reportApi';
import type { SessionServices } from '../features/session/sessionApi';
import type { SoundPlayer } from '../features/sound/soundPlayer';
import type { Clock } from '../lib/clock';
import type { KeyValueStore } from '../lib/keyValueStore';
import type { Logger } from '../lib/logger';
import type { BalanceClient } from '../realtime/balanceClient';
import type { BroadcastClient } from '../realtime/broadcastEvents';

/** The router and the page, as listeners use them. */
export interface Navigator {
  /** Shows another address of the app. */
  go(to: string, options?: { replace?: boolean }): void;
  /** Loads an address anew, with everything in memory gone. */
  reloadTo(to: string): void;
}

/** Everything outside the store that listeners and calls may touch; the thunk extra argument. */
export interface Services extends ApiServices, SessionServices, ReportServices {
  clock: Clock;
  logger: Logger;
  navigator: Navigator;
  /** Survives the browser's end: the sound switch, the maintenance bypass. */
  localStore: KeyValueStore;
  /** Survives a reload: which result was revealed. */
  sessionStore: KeyValueStore;
  broadcasts: BroadcastClient;
  balances: BalanceClient;
  sounds: SoundPlayer;
  /** `/config.json` as it is; rejects where it can't be had or read. */
  fetchAppConfig(): Promise<unknown>;
}
