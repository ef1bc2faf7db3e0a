import { isBettingOpen } from '../../features/game/gameSelectors';
import { msToNextSecond } from '../../features/game/countdown';
import { selectPageTitle } from '../navigation/pageTitle';
import type { StartAppListening } from '../../store/storeTypes';

/**
 * Writes the title of the page's tab, the only place that does. It needs no rendering, so the title of a
 * hidden page counts down too.
 */
export function listenForPageTitle(startListening: StartAppListening): void {
  startListening({
    predicate: (_, { game, navigation, problemReport, session, api }, before) =>
      game !== before.game ||
      navigation !== before.navigation ||
      problemReport.shownError !== before.problemReport.shownError ||
      session.player !== before.session.player ||
      api.queries !== before.api.queries,
    effect: async (_, { getState, delay, cancelActiveListeners, extra: { clock, page } }) => {
      cancelActiveListeners();
      for (;;) {
        const state = getState();
        page.setTitle(selectPageTitle(state, clock.now()));
        const waitMs = msToNextSecond(state.game.round.countdown, clock.now());
        if (waitMs === null || !isBettingOpen(state, clock.now())) return;
        await delay(waitMs);
      }
    },
  });
}
