import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { unknownBuild } from '../../app/layout/buildContext';
import { messageOf } from '../../lib/logger';
import { loadBoldFont } from '../../ui/theme/fonts';
import { createReplayedApp } from './createReplayedApp';
import type { ReplayedApp } from './createReplayedApp';
import { screenReady } from './playerScreen';
import type { PlayerScreen, ScreenEvents } from './playerScreen';
import { scrollAt } from './scrollAt';

/** Makes this document the player's screen, and tells the page around it. */
export function startFrame(container: HTMLElement): void {
  keepFocusOutside();
  void loadBoldFont();
  window.playerScreen = createPlayerScreen(container);
  window.parent.postMessage(screenReady, window.location.origin);
}

function createPlayerScreen(container: HTMLElement): PlayerScreen {
  let build = unknownBuild;
  let events: ScreenEvents = { onSwallowed: () => undefined, onFailed: () => undefined };
  let shown: { app: ReplayedApp; root: Root } | null = null;
  let hasFailed = false;

  function failed(error: unknown): void {
    hasFailed = true;
    events.onFailed(messageOf(error));
  }

  return {
    connect(theirBuild, theirEvents) {
      build = theirBuild;
      events = theirEvents;
    },
    show(moment) {
      // A screen that has thrown shows its error until it is made anew.
      if (hasFailed) {
        shown?.root.unmount();
        shown = null;
        hasFailed = false;
      }
      if (shown) {
        shown.app.show(moment);
        return;
      }
      const root = createRoot(container, { onCaughtError: failed, onUncaughtError: failed });
      const app = createReplayedApp(moment, build, (count) => events.onSwallowed(count));
      shown = { root, app };
      root.render(app.element);
    },
    scrollAt,
  };
}

/**
 * The keys belong to the page around: a dialog or a field of the replayed screens that takes the
 * focus would take them away.
 */
function keepFocusOutside(): void {
  HTMLElement.prototype.focus = () => undefined;
  SVGElement.prototype.focus = () => undefined;
}
