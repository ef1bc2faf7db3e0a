import type { BroadcastConfig } from '../config/resolveConfig';
import { messageOf } from '../platform/logger';
import type { Logger } from '../platform/logger';
import type { BroadcastClient, BroadcastEvent } from './ports';
import type { EchoConnection } from './echoConnection';

/**
 * The production broadcast client. The SDKs load with the first connection, but not before the first
 * screen is `shown`.
 */
export function createBroadcastClient(
  config: BroadcastConfig,
  logger: Logger,
  shown: Promise<void> = Promise.resolve(),
): BroadcastClient {
  let onEvent: ((event: BroadcastEvent) => void) | null = null;
  let connection: EchoConnection | null = null;
  let generation = 0;

  const open = (listener: (event: BroadcastEvent) => void) => {
    generation += 1;
    const mine = generation;
    shown
      .then(() => import('./echoConnection'))
      .then(({ openEchoConnection }) => {
        if (mine === generation) connection = openEchoConnection(config, listener);
      })
      .catch((error: unknown) => {
        logger.warn('realtime client could not be loaded', messageOf(error));
        if (mine === generation) listener({ kind: 'connection', state: 'lost' });
      });
  };
  const disconnect = () => {
    generation += 1;
    onEvent = null;
    connection?.close();
    connection = null;
  };

  return {
    connect(listener) {
      disconnect();
      onEvent = listener;
      open(listener);
    },
    reconnect() {
      if (connection) connection.reconnect();
      else if (onEvent) open(onEvent);
    },
    ping: () => connection?.ping(),
    disconnect,
  };
}
