import { soundStorageKey, soundToggled } from '../../features/sound/soundSlice';
import type { StartAppListening } from '.';

/** The sound switch persists in local storage (specification section 4). */
export function listenForSoundSwitch(startListening: StartAppListening): void {
  startListening({
    actionCreator: soundToggled,
    effect: (_, { getState, extra }) => {
      extra.localStore.write(soundStorageKey, String(getState().sound.isOn));
    },
  });
}
