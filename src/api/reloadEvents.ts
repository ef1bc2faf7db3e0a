import { createAction } from '@reduxjs/toolkit';

/** The player asked for the home screen's lists again after they failed to load. */
export const homeReloadRequested = createAction('api/homeReloadRequested');

/** The player asked for the report on the screen again after it failed to load. */
export const reportReloadRequested = createAction('api/reportReloadRequested');

/**
 * A part of the app that was to be shown could not be had, such as the menu or a dialog. The screen
 * stays, and the part is asked for again.
 */
export const partMissed = createAction('app/partMissed');
