import type { partialListsReducer } from '../api/partialLists';
import type { restApi } from '../api/restApi';
import type { NavigationState } from './navigationSlice';

/**
 * The whole state. Each feature's slice adds its own part by declaration merging (`declare module`), as for
 * lazily loaded slices: what reads the state needs no import of the root reducer, which checks that both agree.
 */
export interface RootState {
  api: ReturnType<typeof restApi.reducer>;
  partialLists: ReturnType<typeof partialListsReducer>;
  navigation: NavigationState;
}
