import { soundStorageKey, soundToggled } from './soundSlice';
import type { StartAppListening } from '../../store/storeTypes';

/** Stores the sound switch (specification section 4) and silences sounds at once when it is off. */
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
