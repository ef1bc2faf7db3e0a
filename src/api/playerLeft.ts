import { createAction } from '@reduxjs/toolkit';

/** The session is over: nothing of its player stays in the store for the next one. */
export const playerLeft = createAction('api/playerLeft');
