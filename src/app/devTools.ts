import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { createApiActionSanitizer } from '@reduxjs/toolkit/query';
import { restApi } from '../api/restApi';
import { broadcast } from '../features/connection/broadcasts';
import type { Services } from '../store/services';
import { createAppRedactor } from '../trace/appRedactor';

/**
 * Redux DevTools in every build, for support that sits next to a player; a page of production has to be asked
 * for it (`isDevToolsAllowed`). No secret enters the store;
 * the redactor is a second wall, which the extension's own export does not pass. Calls have the name of
 * their endpoint, and the pushes of every second are left out of the list.
 */
export function devToolsOptions({ knownSecrets }: Pick<Services, 'knownSecrets'>) {
  const redactor = createAppRedactor(knownSecrets);
  const withEndpoint = createApiActionSanitizer(restApi);
  return {
    name: 'fast lottery',
    maxAge: 1000,
    trace: false,
    actionSanitizer: (action) => withEndpoint(redactor.action(action) as typeof action),
    stateSanitizer: (state) => redactor.state(state) as typeof state,
    actionsDenylist: [`^${broadcast.countdownReceived.type}$`],
  } satisfies DevToolsEnhancerOptions;
}
