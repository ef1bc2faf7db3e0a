import { createContext, useContext } from 'react';
import type { Clock } from './clock';
import { dayOf } from '../domain/dates';

/** The clock that screens read: the app's own, or that of a replayed recording. */
export const ClockContext = createContext<Clock | null>(null);

/** The year in Phnom Penh by the app's clock. */
export function useCurrentYear(): number {
  const clock = useContext(ClockContext);
  return Number(dayOf(clock?.date() ?? 0).slice(0, 4));
}
