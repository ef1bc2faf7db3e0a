import { createAction, isAnyOf } from '@reduxjs/toolkit';
import type { BrowserFeature } from '../platform/browserFeatures';

/** The page has its store and its router: listeners that need no other trigger start now. */
export const appStarted = createAction('app/started');

/** The listeners that load after the first screen have started; they have seen no action before. */
export const laterListenersStarted = createAction('app/laterListenersStarted');

/** The first action that a listener gets, whenever it has loaded: it reads the state of that moment. */
export const isListenerStart = isAnyOf(appStarted, laterListenersStarted);

/** The page is visible again after it was hidden or frozen; `at` in milliseconds of the app's clock. */
export const pageWoken = createAction<{ at: number }>('app/pageWoken');

/** The controls whose presses a recording shows; each names itself in `data-control`. */
export const recordedControls = [
  'keypad',
  'repeat',
  'slip',
  'chip',
  'addToTicket',
  'ticket',
] as const;
export type RecordedControl = (typeof recordedControls)[number];

/**
 * A press on one of these, enabled or not; it changes no state. If the app reacts to it, its action follows at once.
 */
export const controlPressed = createAction<{ control: RecordedControl }>('app/controlPressed');

/** Another tab or window covers the page, or no longer does. */
export const visibilityChanged = createAction<{ isHidden: boolean }>('app/visibilityChanged');

/** The size of the window has changed; CSS pixels. */
export const viewportChanged = createAction<Viewport>('app/viewportChanged');

/** CSS pixels. */
export interface Viewport {
  width: number;
  height: number;
}

/** The browser has lost its network. */
export const wentOffline = createAction('app/wentOffline');

/** The browser has its network again. */
export const cameOnline = createAction('app/cameOnline');

/** The browser lacks features that the app would use; the app works without them. */
export const browserFeaturesMissing = createAction<{ missing: BrowserFeature[] }>(
  'app/browserFeaturesMissing',
);

/** Another tab has started, replaced or ended the stored session. */
export const sessionChangedElsewhere = createAction('app/sessionChangedElsewhere');

/** Another tab has opened and asks for the bets of the others. */
export const betsAskedElsewhere = createAction('app/betsAskedElsewhere');

/**
 * A script or style sheet of this release failed to load: a newer release has removed it, or the
 * network failed. `message` is the text of the error screen.
 */
export const releaseFileMissing = createAction<{ message: string }>('app/releaseFileMissing');

/** The player requested the home screen's lists again after they failed to load. */
export const homeReloadRequested = createAction('app/homeReloadRequested');

/** The player requested the report again after it failed to load. */
export const reportReloadRequested = createAction('app/reportReloadRequested');

/** What was pasted into a field of digits is none of its kind; the field is as it was. */
export const pasteUnread = createAction('app/pasteUnread');

/** The chunk of a menu or dialog failed to load. The screen stays, and the chunk is requested again. */
export const chunkLoadFailed = createAction('app/chunkLoadFailed');
