import { gameEvents } from './gameSlice';
import { closeDelayMs, lastRevealedKey, revealStepMs } from './reveal';
import { isListenerStart } from '../../store/appEvents';
import { onChange } from '../../store/onChange';
import type { StartAppListening } from '../../store/storeTypes';

/**
 * The timing of the result modal (specification section 9): digits at 2, 4 and 6 seconds, closed
 * 5 seconds later. A new round or a newer result ends it at once.
 */
export function listenForResultReveal(startListening: StartAppListening): void {
  startListening(
    // Results, lists, a new round and the player begin or end a reveal: the change of state covers them.
    onChange(
      ({ game }) => game.reveal?.roundId,
      async (_, { dispatch, getState, delay, cancelActiveListeners, extra }) => {
        cancelActiveListeners();
        const { reveal } = getState().game;
        // One that was opened again stands until it is closed.
        if (reveal === null || reveal.revealedCount === reveal.digits.length) return;
        extra.sessionStore.write(lastRevealedKey, String(reveal.roundId));
        for (let shown = 0; shown < reveal.digits.length; shown += 1) {
          await delay(revealStepMs);
          dispatch(gameEvents.digitRevealed());
        }
        await delay(closeDelayMs);
        dispatch(gameEvents.revealClosed());
      },
      isListenerStart,
    ),
  );
}
