import { createAction } from '@reduxjs/toolkit';

/** The page has a store and a router; everything that runs by itself begins now. */
export const appStarted = createAction('app/started');
