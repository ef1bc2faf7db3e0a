import { abilitiesMissed, appStarted } from '../appEvents';
import type { StartAppListening } from '../storeTypes';

/** Says once what this browser does not give: cookies, IndexedDB, word between its tabs. */
export function listenForBrowserAbilities(startListening: StartAppListening): void {
  startListening({
    actionCreator: appStarted,
    effect: async (_, { dispatch, extra }) => {
      const missing = await extra.findMissingAbilities();
      if (missing.length === 0) return;
      extra.logger.warn('this browser does not give', missing);
      dispatch(abilitiesMissed({ missing }));
    },
  });
}
