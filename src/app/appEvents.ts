import { createAction } from '@reduxjs/toolkit';

/** The page has a store and a router; everything that runs by itself begins now. */
export const appStarted = createAction('app/started');

/** The page is shown again after it slept; `at` in milliseconds of the app's clock. */
export const pageWoken = createAction<{ at: number }>('app/pageWoken');

/** Another tab has begun, changed or ended the stored session. */
export const sessionChangedElsewhere = createAction('app/sessionChangedElsewhere');

/**
 * A script or a style sheet of the app could not be had: a newer release took it away, or the network
 * failed. The words are those of the error screen.
 */
export const fileMissed = createAction<{ message: string }>('app/fileMissed');
