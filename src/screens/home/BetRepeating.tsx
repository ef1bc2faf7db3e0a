import type { ReactNode } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/rootState';
import { RepeatContext } from '../../features/bets/tables/RepeatContext';
import { repeatableStake, selectNewestBet } from '../../features/bets/betsSelectors';
import { openSlip } from '../../features/bets/slip/openSlip';
import { isBettingOpen } from '../../features/game/gameSelectors';
import { useClockedSelector } from '../../features/game/useClockedSelector';
import { useLetterKey } from '../../platform/useLetterKey';
import { selectIsCovered } from '../openLayers';

/**
 * Lets the bets below it be repeated, and the newest one by the key R: the slip opens with number and
 * amount for the current round, if betting is open at the press. Nothing is sent.
 */
export function BetRepeating({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const isOpen = useClockedSelector(isBettingOpen);
  const isCovered = useAppSelector(selectIsCovered);
  const repeatNewest = () => {
    const newest = selectNewestBet(store.getState());
    const stake = newest && repeatableStake(newest);
    if (stake) dispatch(openSlip(stake));
  };
  useLetterKey('r', repeatNewest, !isCovered);
  return <RepeatContext value={isOpen}>{children}</RepeatContext>;
}
