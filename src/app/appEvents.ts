import { createAction } from '@reduxjs/toolkit';
import type { BrowserAbility } from '../lib/browserAbilities';

/** The page has a store and a router; everything that runs by itself begins now. */
export const appStarted = createAction('app/started');

/** The page is shown again after it slept; `at` in milliseconds of the app's clock. */
export const pageWoken = createAction<{ at: number }>('app/pageWoken');

/** The browser has lost its network. */
export const wentOffline = createAction('app/wentOffline');

/** The browser has its network again. */
export const cameOnline = createAction('app/cameOnline');

/** This browser does not give what the app would use; the app goes on without it. */
export const abilitiesMissed = createAction<{ missing: BrowserAbility[] }>('app/abilitiesMissed');

/** Another tab has begun, changed or ended the stored session. */
export const sessionChangedElsewhere = createAction('app/sessionChangedElsewhere');

/**
 * A script or a style sheet of the app could not be had: a newer release took it away, or the network
 * failed. The words are those of the error screen.
 */
export const fileMissed = createAction<{ message: string }>('app/fileMissed');
