import { createAction } from '@reduxjs/toolkit';
import type { RootState } from '../../store/rootState';

/** The bets of a drawn round were opened in the round history. */
export const pastRoundOpened = createAction<{ roundId: number }>('outcomes/pastRoundOpened');

export const pastRoundClosed = createAction('outcomes/pastRoundClosed');

/** The round whose bets were opened in the round history; null if none were. */
export const selectOpenPastRoundId = ({ layout }: RootState) => layout.openPastRoundId ?? null;
