import { useContext } from 'react';
import { ClockContext } from '../../features/game/useClockedSelector';
import { dayOf } from '../../lib/dates';

/** The year in Phnom Penh by the app's clock. */
export function useCurrentYear(): number {
  const clock = useContext(ClockContext);
  return Number(dayOf(clock?.now() ?? 0).slice(0, 4));
}
