import { selectIsAtHome } from '../../store/navigationSlice';
import type { RootState } from '../../store/rootState';
import type { Place } from './betLists';
import type { Fact } from './row';

/** What the recording has of one round. */
export interface Round {
  /** Where it became the current round while it could still be bet on; null if it never did. */
  started: Place | null;
  facts: Fact[];
  /** Where its number was known first, and the last number; null before. */
  draw: (Place & { digits: string }) | null;
  isListed: boolean;
  hasOwnBets: boolean;
  /** A result event named it. */
  isAnnounced: boolean;
  isOpened: boolean;
  /** So many of its digits, the last one first, were in sight. */
  seenCount: number;
  /** Why the others were not; null for none. */
  reason: string | null;
  /** The player closed the modal, or has the outcome from elsewhere: the rest was not wanted. */
  isDone: boolean;
  /** The connection was lost, or the machine slept, while it was the current round. */
  isInterrupted: boolean;
}

/** Before anything is known of a round. */
export const newRound: Round = {
  started: null,
  facts: [],
  draw: null,
  isListed: false,
  hasOwnBets: false,
  isAnnounced: false,
  isOpened: false,
  seenCount: 0,
  reason: null,
  isDone: false,
  isInterrupted: false,
};

/** Why the result modal was not in sight; null if it was. */
export function outOfSight(state: RootState, isHidden: boolean): string | null {
  if (isHidden) return 'hidden';
  if (!selectIsAtHome(state)) return 'elsewhere';
  return state.problemReport.isOpen ? 'covered' : null;
}
