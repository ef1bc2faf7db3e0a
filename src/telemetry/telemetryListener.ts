import { readTelemetrySettings } from './telemetrySettings';
import { messageOf } from '../platform/logger';
import { isListenerStart } from '../store/appEvents';
import type { StartAppListening } from '../store/storeTypes';

/**
 * Sends this page's counts to the operator if telemetry is switched on and chance has drawn the page
 * (docs/operations.md#telemetry). Nothing of it is loaded otherwise.
 */
export function listenForTelemetry(startListening: StartAppListening): void {
  startListening({
    matcher: isListenerStart,
    effect: async (_, listenerApi) => {
      const { random, page, lastAppConfig, logger } = listenerApi.extra;
      const readSettings = async () =>
        readTelemetrySettings(page.readMeta, await lastAppConfig().catch(() => null));
      const settings = await readSettings();
      if (settings === null || random() >= settings.share) return;
      try {
        const [{ sendTelemetry }, { followPageSignals }] = await Promise.all([
          import(/* webpackChunkName: "telemetry" */ './sendTelemetry'),
          import(/* webpackChunkName: "telemetry" */ './pageSignals'),
        ]);
        await sendTelemetry(startListening, listenerApi, settings, readSettings, (signals) =>
          followPageSignals(window, signals),
        );
      } catch (error) {
        logger.info('no telemetry', messageOf(error));
      }
    },
  });
}
