/** A player who is away for longer than this begins a new sitting; milliseconds. */
export const longestAbsenceMs = 1_800_000;

/** An absence up to this counts as playing, such as a look at another tab; milliseconds. */
export const countedAbsenceMs = 300_000;

/** Minutes between two notes; 0 for none. */
export const noteIntervals = [15, 30, 60, 0] as const;
export type NoteInterval = (typeof noteIntervals)[number];

/**
 * One sitting of a player, the same for all tabs of a browser. The time played is the time for which one of
 * the tabs was visible. An absence (every tab hidden or closed, or the machine asleep) counts up to 5
 * minutes; a longer one does not count, and after more than 30 minutes a new sitting begins.
 */
export interface Sitting {
  /** When it would have begun without the absences that do not count; milliseconds of the app's clock. */
  since: number;
  /** When the player last answered a note, at first the beginning; moved by the same absences. */
  notedAt: number;
  /** The newest bet of the first whole list of this sitting; null until that list came. */
  before: { newestBetAt: number | null } | null;
  /** A stake left before that list came: nobody knows which bets are of this sitting. */
  isStartUnknown: boolean;
}

/** A sitting and when the player was last seen, in milliseconds of the app's clock. */
export interface SeenSitting {
  sitting: Sitting;
  seenAt: number;
}

/** The sitting of a player who is seen now: the same one, or a new one after a long absence. */
export function sittingAt(last: SeenSitting | null, now: number): Sitting {
  if (last === null || now - last.seenAt > longestAbsenceMs) {
    return { since: now, notedAt: now, before: null, isStartUnknown: false };
  }
  const absence = now - last.seenAt;
  // Below 0, the machine's clock was set back between two pages.
  if (Math.abs(absence) <= countedAbsenceMs) return last.sitting;
  const { since, notedAt } = last.sitting;
  return { ...last.sitting, since: since + absence, notedAt: notedAt + absence };
}

/** Whether it is time for a note. */
export function isNoteDue({ notedAt }: Sitting, interval: NoteInterval, now: number): boolean {
  return interval !== 0 && now - notedAt >= interval * 60_000;
}
