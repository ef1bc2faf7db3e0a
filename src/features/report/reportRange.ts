import { isDay } from '../../lib/dates';
import type { DayRange } from '../../lib/dates';

/** The range in a report address; null unless both are real days and start ≤ end. */
export function readReportRange(query: URLSearchParams): DayRange | null {
  const startDate = query.get('start_date');
  const endDate = query.get('end_date');
  return isDay(startDate) && isDay(endDate) && startDate <= endDate ? { startDate, endDate } : null;
}
