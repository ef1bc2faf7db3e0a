import { viewportChanged } from '../store/appEvents';
import type { AppDispatch } from '../store/storeTypes';

/** A window that is dragged changes with each frame; its size counts once it rests for this time, in milliseconds. */
const restMs = 250;

/**
 * Records each size that the window comes to rest in.
 *
 * @returns stops it
 */
export function recordViewport(view: Window, dispatch: AppDispatch): () => void {
  let shown = sizeOf(view);
  let timer: number | undefined;
  const record = () => {
    const size = sizeOf(view);
    if (size.width === shown.width && size.height === shown.height) return;
    shown = size;
    dispatch(viewportChanged(size));
  };
  const onResize = () => {
    view.clearTimeout(timer);
    timer = view.setTimeout(record, restMs);
  };
  view.addEventListener('resize', onResize);
  return () => {
    view.clearTimeout(timer);
    view.removeEventListener('resize', onResize);
  };
}

const sizeOf = ({ innerWidth, innerHeight }: Window) => ({
  width: innerWidth,
  height: innerHeight,
});
