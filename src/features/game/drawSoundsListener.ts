import { visibilityChanged } from '../../store/appEvents';
import { onChange } from '../../store/onChange';
import type { RootState } from '../../store/rootState';
import type { Services } from '../../store/services';
import { selectRollingRoundId, selectShownReveal } from './gameSelectors';
import { gameEvents } from './gameSlice';
import type { StartAppListening } from '../../store/storeTypes';

/**
 * The sounds of the draw (specification section 9): a roll while the reels turn and a short sound for
 * each digit, while the result modal is on the screen.
 */
export function listenForSounds(startListening: StartAppListening): void {
  startListening(
    // Results, a new round, the address, dialogs and the player show or hide it: the change of state covers them.
    onChange(
      (state) => selectShownReveal(state)?.roundId,
      (_, { getState, extra }) => {
        extra.sounds.stop();
        const isRolling = selectRollingRoundId(getState()) !== null;
        if (isRolling && isHeard(getState(), extra)) extra.sounds.play('roll');
      },
      visibilityChanged.match,
    ),
  );
  startListening({
    actionCreator: gameEvents.digitRevealed,
    effect: (_, { getState, extra }) => {
      if (selectRollingRoundId(getState()) === null) extra.sounds.stop();
      if (isHeard(getState(), extra)) extra.sounds.play('digit');
    },
  });
}

function isHeard(state: RootState, { page }: Services): boolean {
  return selectShownReveal(state) !== null && state.sound.isOn && !page.isHidden();
}
