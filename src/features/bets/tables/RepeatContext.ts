import { createContext } from 'react';

/** Whether betting is open, so that the player's bets can be repeated. */
export const RepeatContext = createContext(false);
