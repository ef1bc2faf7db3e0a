import type { Build } from '../../platform/BuildContext';
import type { ShownScreen } from '../engine/openReplay';

export interface ScreenEvents {
  /** How many actions and calls the screens have dispatched so far; all were blocked. */
  onBlocked(count: number): void;
  /** A screen could not show a state; `message` is what was thrown. */
  onFailed(message: string): void;
}

/** The player's screen in its frame, as the page around it moves it. */
export interface PlayerScreen {
  /** Called before the first `show`, with the player's build. */
  connect(build: Build, events: ScreenEvents): void;
  show(shown: ShownScreen): void;
  /** Scrolls what is under a point of the screen; all in CSS pixels of the screen. */
  scrollAt(point: { x: number; y: number }, by: { x: number; y: number }): void;
}

declare global {
  interface Window {
    /** Set in the frame once the screens can be shown. */
    playerScreen?: PlayerScreen;
  }
}

/** Sent by the frame to the page around it when `playerScreen` is set. */
export const screenReady = 'player-screen-ready';

/** The query by which `replay.html` knows that it is the frame. */
export const frameQuery = '?frame';

/** In CSS pixels; for a file that does not tell the player's own. */
export const usualViewport = { width: 1366, height: 768 };
