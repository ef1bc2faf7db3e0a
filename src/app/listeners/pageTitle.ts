import { createSelector } from '@reduxjs/toolkit';
import { isBettingOpen } from '../../features/game/gameSelectors';
import { msToNextSecond } from '../../features/game/countdown';
import { selectPageTitle } from '../navigation/pageTitle';
import { isListenerStart } from '../../store/appEvents';
import { onChange } from '../../store/onChange';
import type { StartAppListening } from '../../store/storeTypes';
import type { RootState } from '../../store/rootState';

/**
 * Writes the title of the page's tab, the only place that does. It needs no rendering, so the title of a
 * hidden page counts down too.
 */
export function listenForPageTitle(startListening: StartAppListening): void {
  startListening(
    onChange(
      selectTitleParts,
      async (_, listening) => {
        const { getState, delay, cancelActiveListeners, extra } = listening;
        const { clock, page } = extra;
        cancelActiveListeners();
        for (;;) {
          const state = getState();
          page.setTitle(selectPageTitle(state, clock.now()));
          const waitMs = msToNextSecond(state.game.round.countdown, clock.now());
          if (waitMs === null || !isBettingOpen(state, clock.now())) return;
          await delay(waitMs);
        }
      },
      isListenerStart,
    ),
  );
}

/** Changes with everything that the title may say. */
const selectTitleParts = createSelector(
  ({ game }: RootState) => game,
  ({ navigation }: RootState) => navigation,
  ({ problemReport }: RootState) => problemReport.shownError,
  ({ session }: RootState) => session.player,
  ({ api }: RootState) => api.queries,
  (...parts) => parts,
);
