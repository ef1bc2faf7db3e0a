import type { Build } from '../../app/layout/buildContext';
import type { RootState } from '../../app/rootReducer';

/** What the player's screen shows: all that the screens read. */
export interface ShownMoment {
  state: RootState;
  /** The trace's clock, in milliseconds since the epoch. */
  now: number;
  /** The address of the app, with its query. */
  address: string;
}

/** What the screens tell of themselves. */
export interface ScreenEvents {
  /** How many actions and calls the screens have asked for so far; none was done. */
  onSwallowed(count: number): void;
  /** A screen could not show a state; `message` is what was thrown. */
  onFailed(message: string): void;
}

/** The player's screen in its frame, as the page around it moves it. */
export interface PlayerScreen {
  /** Told before the first moment: the player's build, and whom the screens tell of themselves. */
  connect(build: Build, events: ScreenEvents): void;
  show(moment: ShownMoment): void;
  /** Scrolls what is under a point of the screen; all in CSS pixels of the screen. */
  scrollAt(point: { x: number; y: number }, by: { x: number; y: number }): void;
}

declare global {
  interface Window {
    /** Set in the frame once the screens can be shown. */
    playerScreen?: PlayerScreen;
  }
}

/** Sent by the frame to the page around it when `playerScreen` is there. */
export const screenReady = 'player-screen-ready';

/** The query by which `replay.html` knows that it is the frame. */
export const frameQuery = '?frame';
