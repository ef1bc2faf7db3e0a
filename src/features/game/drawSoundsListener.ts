import { visibilityChanged } from '../../store/appEvents';
import { onChange } from '../../store/onChange';
import type { RootState } from '../../store/rootState';
import type { Services } from '../../store/services';
import { selectRollingRoundId, selectShownReveal } from './gameSelectors';
import { gameEvents } from './gameSlice';
import type { SoundName } from '../sound/soundPlayer';
import { soundBlocked } from '../sound/soundSlice';
import type { AppDispatch, StartAppListening } from '../../store/storeTypes';

/**
 * The sounds of the draw (specification section 9): a roll while the reels turn and a short sound for
 * each digit, while the result modal is on the screen.
 */
export function listenForSounds(startListening: StartAppListening): void {
  startListening(
    // Results, a new round, the address, dialogs and the player show or hide it: the change of state covers them.
    onChange(
      (state) => selectShownReveal(state)?.roundId,
      (_, api) => {
        const { getState, extra } = api;
        extra.sounds.stop();
        const isRolling = selectRollingRoundId(getState()) !== null;
        if (isRolling && isHeard(getState(), extra)) play('roll', api);
      },
      visibilityChanged.match,
    ),
  );
  startListening({
    actionCreator: gameEvents.digitRevealed,
    effect: (_, api) => {
      const { getState, extra } = api;
      if (selectRollingRoundId(getState()) === null) extra.sounds.stop();
      if (isHeard(getState(), extra)) play('digit', api);
    },
  });
}

function isHeard(state: RootState, { page }: Services): boolean {
  return selectShownReveal(state) !== null && state.sound.isOn && !page.isHidden();
}

/** A sound that the browser blocks is recorded, so that support sees why it was silent. */
function play(name: SoundName, api: { extra: Services; dispatch: AppDispatch }): void {
  const { extra, dispatch } = api;
  extra.sounds.play(name, (reason) => void dispatch(soundBlocked({ name, reason })));
}
