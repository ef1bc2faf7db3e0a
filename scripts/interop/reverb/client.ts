import vm from 'node:vm';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { Reducer } from '@reduxjs/toolkit';
import { build } from 'esbuild';
import { createAppListeners } from '../../../src/app/listeners/createAppListeners';
import type { BroadcastConfig } from '../../../src/config/resolveConfig';
import { listenForBroadcasts } from '../../../src/features/connection/broadcastListener';
import { connectionReducer } from '../../../src/features/connection/connectionSlice';
import { listenForLatency } from '../../../src/features/connection/latencyListener';
import { listenForReconnect } from '../../../src/features/connection/reconnectListener';
import { listenForSilence } from '../../../src/features/connection/watchdogListener';
import { initialSession, sessionReducer } from '../../../src/features/session/sessionSlice';
import { createClock } from '../../../src/platform/clock';
import type { Logger } from '../../../src/platform/logger';
import type { createBroadcastClient } from '../../../src/realtime/broadcastClient';
import type { BroadcastClient, BroadcastEvent } from '../../../src/realtime/ports';
import { appStarted } from '../../../src/store/appEvents';
import type { RootState } from '../../../src/store/rootState';
import type { Services } from '../../../src/store/services';

type CreateBroadcastClient = typeof createBroadcastClient;

/** Hears what one client does and receives. */
interface Observer {
  attempted(): void;
  received(event: BroadcastEvent): void;
}

const warned = new Set<string>();
/** Says once what any client warns of: nothing of it is expected. */
const logger: Logger = {
  info: () => {},
  warn: (message, details) => {
    if (!warned.has(message)) console.error(message, details ?? '');
    warned.add(message);
  },
};
const player = { userId: '1001', username: 'sophea', currency: 'KHR' };

/**
 * Bundles `src/realtime` with the SDKs as for a browser. Each call of the result makes a module of its own,
 * because the app replaces a function of pusher-js's runtime, which is one per page.
 */
export async function bundleRealtime(): Promise<() => CreateBroadcastClient> {
  const { outputFiles } = await build({
    entryPoints: ['src/realtime/broadcastClient.ts'],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'browser',
  });
  const evaluate = vm.compileFunction(outputFiles[0]?.text ?? '', ['module', 'exports']);
  Object.assign(globalThis, {
    window: globalThis,
    self: globalThis,
    document: { body: {}, location: { protocol: 'http:' } },
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  return () => {
    const module = { exports: {} };
    evaluate.call(null, module, module.exports);
    return (module.exports as { createBroadcastClient: CreateBroadcastClient })
      .createBroadcastClient;
  };
}

/** A signed-in player's connection: the app's own client, state, watchdog and reconnecting, without a page. */
export function startClient(
  create: CreateBroadcastClient,
  config: BroadcastConfig,
  observer: Observer,
) {
  const client = create(config, logger);
  const broadcasts: BroadcastClient = {
    ...client,
    connect(onEvent) {
      observer.attempted();
      client.connect((event) => {
        observer.received(event);
        onEvent(event);
      });
    },
    reconnect() {
      observer.attempted();
      client.reconnect();
    },
  };
  const ports = { broadcasts, clock: createClock(), random: Math.random, logger };
  // The listeners of the connection use no other service and no other state.
  const services = ports as Partial<Services> as Services;
  const listeners = createAppListeners(services, [
    listenForBroadcasts,
    listenForSilence,
    listenForReconnect,
    listenForLatency,
  ]);
  const reducer = combineReducers({ connection: connectionReducer, session: sessionReducer });
  const store = configureStore({
    reducer: reducer as unknown as Reducer<RootState>,
    preloadedState: { session: initialSession(player) } as RootState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: services },
        immutableCheck: false,
        serializableCheck: false,
      }).prepend(listeners.middleware),
    devTools: false,
  });
  store.dispatch(appStarted());
  return store;
}
