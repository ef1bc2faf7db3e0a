import { readReportSettings } from '../../config/reportSettings';
import { messageOf } from '../../platform/logger';
import { isListenerStart } from '../../store/appEvents';
import type { StartAppListening } from '../../store/storeTypes';

/**
 * Sends reports of this page to the operator if they are switched on and chance has drawn it
 * (docs/operations.md#field-reports). Nothing of it is loaded otherwise.
 */
export function listenForFieldReports(startListening: StartAppListening): void {
  startListening({
    matcher: isListenerStart,
    effect: async (_, listenerApi) => {
      const { random, page, lastAppConfig, logger } = listenerApi.extra;
      const readSettings = async () =>
        readReportSettings(page.readMeta, await lastAppConfig().catch(() => null));
      const settings = await readSettings();
      if (settings === null || random() >= settings.share) return;
      try {
        const [{ sendFieldReports }, { followPageSignals }] = await Promise.all([
          import(/* webpackChunkName: "field-reports" */ '../field/sendFieldReports'),
          import(/* webpackChunkName: "field-reports" */ '../field/pageSignals'),
        ]);
        await sendFieldReports(startListening, listenerApi, settings, readSettings, (signals) =>
          followPageSignals(window, signals),
        );
      } catch (error) {
        logger.info('no field reports', messageOf(error));
      }
    },
  });
}
