import { createAction } from '@reduxjs/toolkit';

/** The player asked for the home screen's lists again after they failed to load. */
export const homeReloadRequested = createAction('api/homeReloadRequested');
