import { configureStore } from '@reduxjs/toolkit';
import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { restApi } from '../api/restApi';
import { readBetMemory } from '../features/bets/betMemory';
import { initialBets } from '../features/bets/betsState';
import { initialGame } from '../features/game/gameSlice';
import { initialOutcomes, shownRounds } from '../features/outcomes/outcomesSlice';
import { initialSession } from '../features/session/sessionSlice';
import { initialSound, soundStorageKey } from '../features/sound/soundSlice';
import { initialTicket } from '../features/ticket/ticketState';
import { readTicket } from '../features/ticket/ticketStorage';
import { readStored } from '../platform/keyValueStore';
import type { AppListeners } from './listeners/createAppListeners';
import { readLastRevealedRound } from '../features/game/reveal';
import { rootReducer } from './rootReducer';
import type { RootState } from '../store/rootState';
import type { Services } from '../store/services';

/** What a reload must remember, read once from cookies and storages. */
function readInitialState(services: Services): Partial<RootState> {
  const { sessionCookies, localStore, sessionStore, logger } = services;
  const player = sessionCookies.readPlayer();
  const lostCookies = sessionCookies.endIncomplete();
  if (lostCookies.length > 0) logger.warn('session cookies lost', lostCookies);
  return {
    session: initialSession(player, lostCookies.length > 0),
    ...(player && {
      bets: initialBets(readBetMemory(sessionStore, logger, player.userId)),
      ticket: initialTicket(readTicket(sessionStore, logger, player.userId)),
      outcomes: initialOutcomes(shownRounds.read(localStore, logger, player.userId)),
    }),
    sound: initialSound(readStored(localStore, logger, soundStorageKey, v.boolean())),
    game: initialGame(readLastRevealedRound(sessionStore, logger)),
  };
}

/** The store with its listeners; one for each page and one for each test. */
export function makeStore(
  services: Services,
  listeners: AppListeners,
  devTools: DevToolsEnhancerOptions | false = false,
) {
  const { slowCheckMs: warnAfter } = services;
  return configureStore({
    reducer: rootReducer,
    preloadedState: readInitialState(services),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: services },
        ...(warnAfter && { immutableCheck: { warnAfter }, serializableCheck: { warnAfter } }),
      })
        .prepend(listeners.middleware)
        .concat(restApi.middleware),
    // Innermost, so that it sees each plain action as it reaches the reducer.
    enhancers: (getDefaultEnhancers) => getDefaultEnhancers().concat(services.recorder.enhancer),
    devTools,
  });
}

export type AppStore = ReturnType<typeof makeStore>;
