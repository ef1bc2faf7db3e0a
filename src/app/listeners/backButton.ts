import { selectTopLayer } from '../../screens/openLayers';
import { isListenerStart } from '../../store/appEvents';
import { onChange } from '../../store/onChange';
import type { StartAppListening } from '../../store/storeTypes';

/** Back closes open dialogs and menus one at a time before it leaves the address. */
export function listenForBackButton(startListening: StartAppListening): void {
  startListening({
    matcher: isListenerStart,
    effect: (_, { dispatch, getState, extra: { backButton } }) => {
      backButton.follow(() => {
        const top = selectTopLayer(getState());
        if (top === null) {
          backButton.leave();
          return;
        }
        dispatch(top.close(getState()));
        // Another one is open below, or the slip can't close while its stake is being sent.
        if (selectTopLayer(getState()) !== null) backButton.arm();
      });
    },
  });
  startListening(
    onChange(
      (state) => selectTopLayer(state) !== null,
      (isOpen, { extra: { backButton } }) => {
        if (isOpen) backButton.arm();
      },
      isListenerStart,
    ),
  );
}
