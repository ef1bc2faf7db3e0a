import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { unknownBuild } from '../../platform/BuildContext';
import { preloadLazyComponents } from '../../app/lazyComponents';
import { messageOf } from '../../platform/logger';
import { loadBoldFont } from '../../ui/theme/fonts';
import { createReplayedApp } from './createReplayedApp';
import type { ReplayedApp } from './createReplayedApp';
import { screenReady } from './playerScreen';
import type { PlayerScreen, ScreenEvents } from './playerScreen';

/** Makes this document the player's screen, and announces it to the page around it. */
export function startFrame(container: HTMLElement): void {
  // The keys belong to the page around: no dialog or field of the replayed screens takes the focus.
  HTMLElement.prototype.focus = () => undefined;
  SVGElement.prototype.focus = () => undefined;
  void loadBoldFont();
  preloadLazyComponents();
  window.playerScreen = createPlayerScreen(container);
  window.parent.postMessage(screenReady, window.location.origin);
}

function createPlayerScreen(container: HTMLElement): PlayerScreen {
  let build = unknownBuild;
  let events: ScreenEvents = { onBlocked: () => undefined, onFailed: () => undefined };
  let shownApp: { app: ReplayedApp; root: Root } | null = null;
  let hasFailed = false;

  function fail(error: unknown): void {
    hasFailed = true;
    events.onFailed(messageOf(error));
  }

  return {
    connect(theirBuild, theirEvents) {
      build = theirBuild;
      events = theirEvents;
    },
    show(shown) {
      // A screen that has thrown shows its error until it is mounted again.
      if (hasFailed) {
        shownApp?.root.unmount();
        shownApp = null;
        hasFailed = false;
      }
      if (shownApp) {
        shownApp.app.show(shown);
        return;
      }
      const root = createRoot(container, { onCaughtError: fail, onUncaughtError: fail });
      const app = createReplayedApp(shown, build, (count) => events.onBlocked(count));
      shownApp = { root, app };
      root.render(app.element);
    },
    scrollAt,
  };
}

type Point = Parameters<PlayerScreen['scrollAt']>[0];

/**
 * Scrolls the innermost element under a point that can move that way, else the page. The elements
 * are looked through one by one, since an inert document is transparent to hit tests.
 */
function scrollAt(point: Point, by: Point): void {
  const under = [...document.querySelectorAll('body *')].filter(
    (element) => canMove(element, by) && isUnder(element, point),
  );
  (under.at(-1) ?? document.scrollingElement)?.scrollBy(by.x, by.y);
}

function canMove(element: Element, by: Point): boolean {
  const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = element;
  const hasRoom =
    (by.y < 0 && scrollTop > 0) ||
    (by.y > 0 && scrollTop + clientHeight < scrollHeight - 1) ||
    (by.x < 0 && scrollLeft > 0) ||
    (by.x > 0 && scrollLeft + clientWidth < scrollWidth - 1);
  if (!hasRoom) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  return /auto|scroll/.test(by.y === 0 ? overflowX : overflowY);
}

function isUnder(element: Element, { x, y }: Point): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}
