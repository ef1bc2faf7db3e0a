import { selectIsAtHome } from '../../store/navigationSlice';
import type { RootState } from '../../store/rootState';
import type { Place } from './betLists';
import type { Fact } from './row';

/** What the recording has of one round. */
export class Round {
  /** Where it became the current round while it could still be bet on; null if it never did. */
  started: Place | null = null;
  facts: Fact[] = [];
  /** Where its number was known first, and the last number; null before. */
  draw: (Place & { digits: string }) | null = null;
  isListed = false;
  hasOwnBets = false;
  /** A list of results that has a round before it and one after it, but not this one. */
  skipped: Place | null = null;
  /** A result event named it. */
  isAnnounced = false;
  isOpened = false;
  /** This number of its digits, the last one first, was visible. */
  seenCount = 0;
  /** Why the others were not; null for none. */
  reason: string | null = null;
  /** The player closed the modal, or has the outcome from elsewhere: the rest was not wanted. */
  isDone = false;
  /** The connection was lost, or the machine slept, while it was the current round. */
  isInterrupted = false;
}

/** Why the result modal was not in sight; null if it was. */
export function outOfSight(state: RootState, isHidden: boolean): string | null {
  if (isHidden) return 'hidden';
  if (!selectIsAtHome(state)) return 'elsewhere';
  return state.problemReport.isOpen ? 'covered' : null;
}
