import { createAction } from '@reduxjs/toolkit';

/** The page has a store and a router; everything that runs by itself begins now. */
export const appStarted = createAction('app/started');

/** The player asked for the home screen's lists again after they failed to load. */
export const homeReloadRequested = createAction('app/homeReloadRequested');
