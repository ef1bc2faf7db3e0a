import {
  bypassStorageKey,
  gateDecided,
  readMaintenance,
} from '../../features/maintenance/maintenanceSlice';
import { readFitting, storedSwitch } from '../../lib/keyValueStore';
import { messageOf } from '../../lib/logger';
import { appStarted } from '../appEvents';
import type { StartAppListening } from '.';

/**
 * The maintenance gate (specification section 4): `/config.json` decides, `dev=true` in the
 * address opens it for good, and a file that can't be had or read never closes it.
 */
export function listenForMaintenance(startListening: StartAppListening): void {
  startListening({
    actionCreator: appStarted,
    effect: async (_, { dispatch, getState, extra: { localStore, logger, fetchAppConfig } }) => {
      const query = new URLSearchParams(getState().navigation?.search);
      if (query.get('dev') === 'true') localStore.write(bypassStorageKey, 'true');
      if (readFitting(localStore, logger, bypassStorageKey, storedSwitch) === 'true') {
        dispatch(gateDecided({ isClosed: false }));
        return;
      }
      const config = await fetchAppConfig().then(readMaintenance, (error: unknown) => ({
        isReadable: false as const,
        reason: messageOf(error),
      }));
      if (!config.isReadable) logger.info('config.json ignored', config.reason);
      dispatch(gateDecided({ isClosed: config.isReadable && config.output.isMaintenance }));
    },
  });
}
