import { soundStorageKey, soundToggled } from './soundSlice';
import type { StartAppListening } from '../../app/storeTypes';

/** The sound switch persists in local storage (specification section 4) and silences at once. */
export function listenForSoundSwitch(startListening: StartAppListening): void {
  startListening({
    actionCreator: soundToggled,
    effect: (_, { getState, extra }) => {
      const { isOn } = getState().sound;
      extra.localStore.write(soundStorageKey, String(isOn));
      if (!isOn) extra.sounds.stop();
    },
  });
}
