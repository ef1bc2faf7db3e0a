import type { AppStore } from '../../app/store';
import { selectShownReveal } from '../../features/game/gameSelectors';
import { outcomesEvents } from '../../features/outcomes/outcomesSlice';

/**
 * Reports the net in view while the result modal is on the screen, as the screens do in a window with room for it.
 *
 * @returns what resizes the window
 */
export function fakeLayout(store: AppStore) {
  let hasRoom = true;
  const report = () => {
    const state = store.getState();
    const isInView = selectShownReveal(state) !== null && hasRoom;
    if (state.outcomes.isNetInView !== isInView)
      store.dispatch(outcomesEvents.netViewChanged({ isInView }));
  };
  store.subscribe(report);
  return (isLow: boolean) => {
    hasRoom = !isLow;
    report();
  };
}
