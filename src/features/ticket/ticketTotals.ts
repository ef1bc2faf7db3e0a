import { closedAtSeconds } from '../../config/bettingRules';
import type { BetType } from '../../domain/drawnNumber';
import { betTypes, valueForType } from '../../domain/drawnNumber';
import type { StakedNumber } from '../bets/ticketRun';

/** The sum of the stakes in riel. */
export function totalOf(lines: readonly StakedNumber[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** The most that one draw can pay for all lines together, in riel. */
export function bestPrize(lines: readonly StakedNumber[], odds: Record<BetType, number>): number {
  const stakes = new Map<string, number>();
  for (const { number, amount } of lines) stakes.set(number, (stakes.get(number) ?? 0) + amount);
  const prizes = Array.from({ length: 1000 }, (_, draw) => {
    const digits = String(draw).padStart(3, '0');
    const prizeOf = (type: BetType) => (stakes.get(valueForType(digits, type)) ?? 0) * odds[type];
    return betTypes.reduce((sum, type) => sum + prizeOf(type), 0);
  });
  return Math.max(...prizes);
}

/**
 * How many lines can be sent before betting closes.
 *
 * @param delayMs the usual delay of a response in milliseconds; null if it is not known
 */
export function linesInTime(secondsLeft: number, delayMs: number | null): number | null {
  if (delayMs === null) return null;
  const msLeft = Math.max(0, secondsLeft - closedAtSeconds) * 1000;
  return Math.min(Math.floor(msLeft / Math.max(1, delayMs)), 999);
}
