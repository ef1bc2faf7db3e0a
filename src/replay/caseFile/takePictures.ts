import type { Replay } from '../engine/openReplay';
import { frameQuery, screenReady, usualViewport } from '../frame/playerScreen';
import type { PlayerScreen } from '../frame/playerScreen';
import { staticPage } from './staticPage';

/** In milliseconds: a screen without a change for so long is drawn. */
const quietMs = 300;
/** A screen that never rests is taken as it is. */
const longestMs = 5000;
const longestStartMs = 20_000;

/**
 * The player's screens at these steps as static HTML, by step, in the player's own viewport. They are drawn
 * in a frame beside the one that the agent sees.
 *
 * @throws Error if the frame does not start
 */
export async function takePictures(
  { build, screenAt, trace }: Replay,
  steps: Iterable<number>,
): Promise<Map<number, string>> {
  const frame = document.createElement('iframe');
  const { width, height } = trace.details?.environment.viewport ?? usualViewport;
  frame.src = `replay.html${frameQuery}`;
  frame.inert = true;
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  Object.assign(frame.style, {
    position: 'fixed',
    top: '0',
    left: '0',
    width: `${width}px`,
    height: `${height}px`,
    opacity: '0',
    pointerEvents: 'none',
    zIndex: '-1',
  });
  const started = screenOf(frame);
  document.body.append(frame);
  try {
    const screen = await started;
    screen.connect(build, { onBlocked: () => undefined, onFailed: () => undefined });
    const pictures = new Map<number, string>();
    for (const step of steps) {
      screen.show(screenAt(step));
      const page = frame.contentDocument;
      if (page === null) break;
      await drawn(page);
      pictures.set(step, staticPage(page));
    }
    return pictures;
  } finally {
    frame.remove();
  }
}

function screenOf(frame: HTMLIFrameElement): Promise<PlayerScreen> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('message', onMessage);
    };
    const timer = setTimeout(() => {
      end();
      reject(new Error('The player’s screen did not start.'));
    }, longestStartMs);
    function onMessage({ source, data }: MessageEvent<unknown>) {
      const screen = frame.contentWindow?.playerScreen;
      if (source !== frame.contentWindow || data !== screenReady || !screen) return;
      end();
      resolve(screen);
    }
    window.addEventListener('message', onMessage);
  });
}

/** Waits until a page rests and has loaded the scripts that it asked for. */
function drawn(page: Document): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(rest);
      clearTimeout(limit);
      resolve();
    };
    // Webpack removes the element of a script that has arrived.
    const isLoading = () => page.querySelector('script[data-webpack]') !== null;
    const wait = () => setTimeout(() => (isLoading() ? (rest = wait()) : end()), quietMs);
    let rest = wait();
    const limit = setTimeout(end, longestMs);
    const observer = new MutationObserver(() => {
      clearTimeout(rest);
      rest = wait();
    });
    observer.observe(page, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
}
