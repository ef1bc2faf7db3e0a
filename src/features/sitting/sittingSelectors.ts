import type { RootState } from '../../app/rootReducer';
import { selectIsStaking } from '../bets/betsSelectors';
import { selectReveal } from '../game/gameSelectors';
import { selectSittingState } from './sittingSlice';

/** Whether the dialog is shown: opened from the menu or as a note, and never over a slip, the ticket or a reveal. */
export function selectIsSittingShown(state: RootState): boolean {
  const { isOpen, isNoteDue } = selectSittingState(state);
  return (isOpen || isNoteDue) && !selectIsStaking(state) && selectReveal(state) === null;
}
