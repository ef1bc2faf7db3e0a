import * as v from 'valibot';
import { storedForPlayer } from '../../store/storedForPlayer';

/** A player who is not seen for longer than this begins a new play time; milliseconds. */
const longestBreakMs = 1_800_000;
/** Milliseconds of play between two notes. */
const noteEveryMs = 3_600_000;

/** How long a player has been playing, the same for all tabs of a browser; the app's clock in milliseconds. */
export interface PlayTime {
  startedAt: number;
  /** The last sign of life: a tab was visible. */
  seenAt: number;
}

/** The play time of a player who is seen now: it goes on, or a new one begins after a long break. */
export function playTimeAt(last: PlayTime | null, now: number): PlayTime {
  // The machine's clock may have been set back between two pages.
  const goesOn = last && now >= last.startedAt && now - last.seenAt <= longestBreakMs;
  return { startedAt: goesOn ? last.startedAt : now, seenAt: now };
}

/** Whole minutes. */
export function minutesOf({ startedAt, seenAt }: PlayTime): number {
  return Math.floor((seenAt - startedAt) / 60_000);
}

/** Whether a note fell due between two signs of life. All tabs share them, so that one tab shows it. */
export function isNoteBetween(last: PlayTime | null, next: PlayTime): boolean {
  const notes = ({ startedAt, seenAt }: PlayTime) => Math.floor((seenAt - startedAt) / noteEveryMs);
  return last?.startedAt === next.startedAt && notes(last) < notes(next);
}

const timestamp = v.pipe(v.number(), v.finite());
const playTimeSchema = v.object({ startedAt: timestamp, seenAt: timestamp });

/** The play time of a player in this browser; after its end, the next sign-in begins a new one. */
export const {
  read: readPlayTime,
  keep: keepPlayTime,
  remove: endPlayTime,
} = storedForPlayer('playTime', playTimeSchema);
