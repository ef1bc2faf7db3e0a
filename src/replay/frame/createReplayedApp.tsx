import type { ReactNode } from 'react';
import { App } from '../../app/App';
import { BuildContext } from '../../app/layout/buildContext';
import type { Build } from '../../app/layout/buildContext';
import { createDetachedRouter } from '../../app/navigation/router';
import { createMirrorStore } from './createMirrorStore';
import type { ShownMoment } from './playerScreen';

/** The app over a recorded visit. */
export interface ReplayedApp {
  element: ReactNode;
  show(moment: ShownMoment): void;
}

/**
 * The real screens at one moment of a visit, which {@link ReplayedApp.show} moves. Their store
 * swallows what they dispatch, their clock is the moment's, their router leaves the page's address
 * alone, and the build that they name is the player's.
 */
export function createReplayedApp(
  first: ShownMoment,
  build: Build,
  onSwallowed?: (count: number) => void,
): ReplayedApp {
  let { now, address } = first;
  const clock = { now: () => now };
  const mirror = createMirrorStore(first.state, onSwallowed);
  const router = createDetachedRouter(address);
  return {
    element: (
      <BuildContext value={build}>
        <App store={mirror.store} router={router} clock={clock} />
      </BuildContext>
    ),
    show(moment) {
      now = moment.now;
      mirror.show(moment.state);
      if (moment.address === address) return;
      address = moment.address;
      void router.navigate(address, { replace: true });
    },
  };
}
