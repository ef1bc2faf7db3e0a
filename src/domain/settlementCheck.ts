import type { Bet } from './bet';
import { netOf } from './settlement';

/** A settled bet whose figures differ, each as the win/lose tab shows it: net plus stake, in riel. */
export interface Disagreement {
  server: number;
  /** Amount times odds for a win, else 0 (specification section 1). */
  rule: number;
}

/** The server may round each figure; in riel. */
const rounding = 1;

/**
 * Recomputes a settled bet from its number, amount, odds and result.
 *
 * @returns null if the server's figure agrees, or if a value that decides it is missing
 */
export function disagreementOf(bet: Bet): Disagreement | null {
  const { isSettled, amount, odds, winLose, drawnDigits } = bet;
  // A server that sends no odds may also send 0.
  if (!isSettled || amount === null || winLose === null || (odds ?? 0) <= 0) return null;
  const net = netOf(bet, drawnDigits);
  if (net === null || !Number.isSafeInteger(Math.trunc(net))) return null;
  if (Math.abs(winLose - net) < rounding) return null;
  return { server: winLose + amount, rule: net + amount };
}
