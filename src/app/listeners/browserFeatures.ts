import { removeObsoleteKeys } from '../../platform/obsoleteStorage';
import { browserFeaturesMissing, isListenerStart } from '../../store/appEvents';
import type { StartAppListening } from '../../store/storeTypes';

/**
 * Reports once which of these the browser lacks: cookies, IndexedDB, messages between tabs. Removes what earlier
 * versions stored.
 */
export function listenForBrowserFeatures(startListening: StartAppListening): void {
  startListening({
    matcher: isListenerStart,
    effect: async (_, { dispatch, extra }) => {
      removeObsoleteKeys(() => window.localStorage);
      const missing = await extra.findMissingFeatures();
      if (missing.length === 0) return;
      extra.logger.warn('browser features are missing', missing);
      dispatch(browserFeaturesMissing({ missing }));
    },
  });
}
