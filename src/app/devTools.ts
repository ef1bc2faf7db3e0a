import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { createApiActionSanitizer } from '@reduxjs/toolkit/query';
import { restApi } from '../api/restApi';
import { broadcast } from '../features/connection/broadcasts';
import { readFitting, storedSwitch } from '../platform/keyValueStore';
import type { Services } from '../store/services';
import { createAppRedactor } from '../trace/appRedactor';

/** Set to `true` in the local storage, it lists countdown pushes in the panel after a reload. */
export const countdownStorageKey = 'isCountdownInDevTools';

/**
 * Redux DevTools in every build, for support that sits beside a player; a page of production has to be asked
 * for it (`isDevToolsAllowed`). No secret enters the store;
 * the redactor is a second wall, which the extension's own export does not pass. Calls have the name of
 * their endpoint, and the pushes of every second are left out of the list.
 */
export function devToolsOptions({
  knownSecrets,
  localStore,
  logger,
}: Pick<Services, 'knownSecrets' | 'localStore' | 'logger'>) {
  const redactor = createAppRedactor(knownSecrets);
  const withEndpoint = createApiActionSanitizer(restApi);
  const storedText = readFitting(localStore, logger, countdownStorageKey, storedSwitch);
  const options = {
    name: 'fast lottery',
    maxAge: 1000,
    trace: false,
    actionSanitizer: (action) => withEndpoint(redactor.action(action) as typeof action),
    stateSanitizer: (state) => redactor.state(state) as typeof state,
  } satisfies DevToolsEnhancerOptions;
  if (storedText === 'true') return options;
  return { ...options, actionsDenylist: [`^${broadcast.countdownReceived.type}$`] };
}
