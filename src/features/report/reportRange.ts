import { createSelector } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { matchPath, useSearchParams } from 'react-router';
import type { NavigationState } from '../../store/navigationSlice';
import { routePatterns } from '../../config/paths';
import { isDay } from '../../domain/dates';
import type { Day, DayRange } from '../../domain/dates';

/** The range in the query of a report address; null unless both are real days and start ≤ end. */
export function parseReportRange(query: URLSearchParams): DayRange | null {
  const startDate = query.get('start_date');
  const endDate = query.get('end_date');
  return isDay(startDate) && isDay(endDate) && startDate <= endDate ? { startDate, endDate } : null;
}

const selectNavigation = ({ navigation }: { navigation: NavigationState }) => navigation;

/** The range of the report, which the address owns; null on other screens. */
export const selectReportRange = createSelector([selectNavigation], (location) =>
  location && matchPath(routePatterns.report, location.pathname)
    ? parseReportRange(new URLSearchParams(location.search))
    : null,
);

/** The day of the report detail, which the address owns; null on other screens. */
export const selectReportDay = createSelector([selectNavigation], (location): Day | null => {
  if (!location || !matchPath(routePatterns.reportDetail, location.pathname)) return null;
  const date = new URLSearchParams(location.search).get('date');
  return isDay(date) ? date : null;
});

/**
 * The range for a screen that is being rendered. It reads the router, not the store: while React
 * prepares the next screen, the store already has the next address.
 */
export function useReportRange(): DayRange | null {
  const [query] = useSearchParams();
  return useMemo(() => parseReportRange(query), [query]);
}
