import { isAnyOf } from '@reduxjs/toolkit';
import { paths } from '../../config/paths';
import { selectIsStaking } from '../../features/ticket/ticketSelectors';
import { broadcast } from '../../features/connection/broadcasts';
import { connectionEvents } from '../../features/connection/connectionSlice';
import { bypassStorageKey, gateDecided } from '../../features/maintenance/maintenanceSlice';
import { readGate } from '../../features/maintenance/maintenanceListener';
import { configSpreadMs, spreadWaitMs } from '../../platform/backoff';
import { pageWoken } from '../../store/appEvents';
import type { StartAppListening } from '../../store/storeTypes';

const isClosing = (config: Awaited<ReturnType<typeof readGate>>) =>
  config.success && config.output.isMaintenance;

/**
 * Fetches `/config.json` again with each new round, when the connection is lost or restored, and when
 * the page wakes, so that an open tab follows the maintenance switch. A missing or invalid file changes
 * nothing. Maintenance waits for an open slip or ticket and for a stake that is not confirmed. When it ends, the
 * page is reloaded, since there may be a new release.
 */
export function listenForMaintenanceWatch(startListening: StartAppListening): void {
  startListening({
    matcher: isAnyOf(
      broadcast.roundStarted,
      connectionEvents.lost,
      connectionEvents.opened,
      pageWoken,
    ),
    effect: async (_, { dispatch, getState, delay, condition, unsubscribe, subscribe, extra }) => {
      if (extra.localStore.read(bypassStorageKey) === 'true') return;
      unsubscribe();
      await delay(spreadWaitMs(extra.random(), configSpreadMs));
      let config = await readGate(extra);
      // A slip may stay open for hours, after which the file must be read again.
      while (isClosing(config) && selectIsStaking(getState())) {
        await condition((_, state) => !selectIsStaking(state));
        config = await readGate(extra);
      }
      const { gate } = getState().maintenance;
      if (config.success && gate !== 'loading') {
        const { isMaintenance } = config.output;
        if (isMaintenance && gate === 'open') dispatch(gateDecided({ isClosed: true }));
        if (!isMaintenance && gate === 'closed') extra.navigator.reloadTo(paths.home());
      }
      subscribe();
    },
  });
}
