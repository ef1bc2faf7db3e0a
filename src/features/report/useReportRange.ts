import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { DayRange } from '../../domain/dates';
import { parseReportRange } from './reportRange';

/**
 * The range for a screen that is being rendered. It reads the router, not the store: while React
 * prepares the next screen, the store already has the next address.
 */
export function useReportRange(): DayRange | null {
  const [query] = useSearchParams();
  return useMemo(() => parseReportRange(query), [query]);
}
