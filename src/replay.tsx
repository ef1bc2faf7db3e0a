import { allowTextOnly } from './platform/trustedTypes';
import { frameQuery } from './replay/frame/playerScreen';

/**
 * The replay page and, in a frame, the player's screen. The frame is a separate document, so that
 * the player's viewport and not that of support decides how the screens look.
 */
async function start(container: HTMLElement): Promise<void> {
  if (window.location.search === frameQuery && window.parent !== window) {
    const { startFrame } = await import('./replay/frame/startFrame');
    startFrame(container);
  } else {
    const { startPage } = await import('./replay/page/ReplayPage');
    startPage(container);
  }
}

const container = document.getElementById('root');
if (container === null) throw new Error('replay.html has no element #root');
allowTextOnly();
void start(container);
