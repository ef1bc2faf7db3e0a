import {
  appStarted,
  cameOnline,
  pageWoken,
  visibilityChanged,
  wentOffline,
} from '../../store/appEvents';
import type { StartAppListening } from '../../store/storeTypes';

/** Dispatches the events of the page waking, of its visibility and of the browser's network. */
export function listenForPageLife(startListening: StartAppListening): void {
  startListening({
    actionCreator: appStarted,
    effect: (_, { dispatch, extra: { page, clock } }) => {
      if (!page.isOnline()) dispatch(wentOffline());
      page.follow({
        onWake: () => dispatch(pageWoken({ at: clock.now() })),
        onVisibilityChanged: (isHidden) => dispatch(visibilityChanged({ isHidden })),
        onOnlineChanged: (isOnline) => dispatch(isOnline ? cameOnline() : wentOffline()),
      });
    },
  });
}
