import { configureStore } from '@reduxjs/toolkit';
import { emptyApi } from '../api/emptyApi';
import { initialGame } from '../features/game/gameSlice';
import { initialSession } from '../features/session/sessionSlice';
import { initialSound, soundStorageKey } from '../features/sound/soundSlice';
import { createAppListeners } from './listeners';
import { readLastRevealedRound } from './listeners/resultReveal';
import { rootReducer } from './rootReducer';
import type { RootState } from './rootReducer';
import type { Services } from './services';

/** What a reload must remember, read once from cookies and storages. */
function readInitialState(services: Services): Partial<RootState> {
  return {
    session: initialSession(services.sessionCookies.readPlayer()),
    sound: initialSound(services.localStore.read(soundStorageKey)),
    game: initialGame(readLastRevealedRound(services.sessionStore)),
  };
}

/** The store with its listeners; one for each page and one for each test. */
export function makeStore(services: Services, initialState = readInitialState(services)) {
  return configureStore({
    reducer: rootReducer,
    preloadedState: initialState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: services } })
        .prepend(createAppListeners(services).middleware)
        .concat(emptyApi.middleware),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
