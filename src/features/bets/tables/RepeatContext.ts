import { createContext } from 'react';
import type { Bet } from '../../../domain/bet';

interface BetRepeating {
  /** Betting is open, so that a slip can be opened. */
  isOpen: boolean;
  /** Opens the slip with the bet's number and amount; sends nothing. Keep it stable between renders. */
  repeat(bet: Bet): void;
}

/** Below it the player's bets can be repeated; null where they can't. */
export const RepeatContext = createContext<BetRepeating | null>(null);
