import type { BroadcastConfig } from '../config/resolveConfig';
import { messageOf } from '../lib/logger';
import type { Logger } from '../lib/logger';
import type { BroadcastClient } from './broadcastEvents';

/**
 * The broadcaster behind its port. The SDKs are fetched with the first connection, so that they
 * are not on the way to the first screen.
 */
export function createBroadcastClient(config: BroadcastConfig, logger: Logger): BroadcastClient {
  let close: (() => void) | null = null;
  let generation = 0;

  const disconnect = () => {
    generation += 1;
    close?.();
    close = null;
  };

  return {
    connect(onEvent) {
      disconnect();
      const mine = generation;
      onEvent({ kind: 'connection', state: 'connecting' });
      import('./echoConnection')
        .then(({ openEchoConnection }) => {
          if (mine === generation) close = openEchoConnection(config, onEvent);
        })
        .catch((error: unknown) => {
          logger.warn('realtime client could not be loaded', messageOf(error));
          if (mine === generation) onEvent({ kind: 'connection', state: 'failed' });
        });
    },
    disconnect,
  };
}
