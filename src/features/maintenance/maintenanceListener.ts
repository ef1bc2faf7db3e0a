import * as v from 'valibot';
import { bypassStorageKey, gateDecided, readMaintenance } from './maintenanceSlice';
import { messageOf } from '../../platform/logger';
import { readStored } from '../../platform/keyValueStore';
import type { ParseResult } from '../../api/wire/parseMessage';
import { appStarted } from '../../store/appEvents';
import type { Services } from '../../store/services';
import type { StartAppListening } from '../../store/storeTypes';

/**
 * The maintenance gate (specification section 4): `/config.json` decides, `dev=true` in the
 * address opens it permanently, and a missing or invalid file never closes it.
 */
export function listenForMaintenance(startListening: StartAppListening): void {
  startListening({
    actionCreator: appStarted,
    effect: async (_, { dispatch, getState, extra }) => {
      const { localStore, logger } = extra;
      const query = new URLSearchParams(getState().navigation?.search);
      if (query.get('dev') === 'true') localStore.write(bypassStorageKey, 'true');
      if (readStored(localStore, logger, bypassStorageKey, v.boolean()) === true) {
        dispatch(gateDecided({ isClosed: false }));
        return;
      }
      const config = await readGate(extra);
      if (!config.success) logger.info('config.json ignored', config.reason);
      dispatch(gateDecided({ isClosed: config.success && config.output.isMaintenance }));
    },
  });
}

/** Whether `/config.json` currently asks for maintenance; never rejects. */
export function readGate({
  fetchAppConfig,
}: Services): Promise<ParseResult<{ isMaintenance: boolean }>> {
  return fetchAppConfig().then(readMaintenance, (error: unknown) => ({
    success: false as const,
    reason: messageOf(error),
  }));
}
