import { km } from '../../i18n/km';
import { formatBetTime } from '../../lib/phnomPenhTime';

/**
 * What the time cell of a row reads: the stamp in Phnom Penh time, N/A where the server told none,
 * the 'invalid date' text where it is no time.
 */
export function timeText(stamp: string | null): string {
  if (stamp === null) return km.common.notAvailable;
  return formatBetTime(stamp) ?? km.report.invalidDate;
}

/** What the round cell of a row reads; N/A where the server told no round. */
export function roundText(roundId: number | null): string {
  return roundId === null ? km.common.notAvailable : km.common.roundTag(roundId);
}
