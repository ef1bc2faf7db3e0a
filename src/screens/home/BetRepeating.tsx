import { useCallback, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/rootState';
import { RepeatContext } from '../../features/bets/tables/RepeatContext';
import type { Bet } from '../../domain/bet';
import { repeatableStake, selectNewestBet } from '../../features/bets/betsSelectors';
import { betsEvents } from '../../features/bets/betsSlice';
import { isBettingOpen } from '../../features/game/gameSelectors';
import { useClockedSelector } from '../../features/game/useClockedSelector';
import { ClockContext } from '../../platform/ClockContext';
import { isTextField } from '../../platform/isTextField';
import { letterOfKey } from '../../platform/letterOfKey';
import { useKeyDown } from '../../platform/useKeyDown';
import { selectIsCovered } from '../openLayers';

/**
 * Lets the bets below it be repeated, and the newest one by the key R: the slip opens with number and
 * amount for the current round, if betting is open at the press. Nothing is sent.
 */
export function BetRepeating({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const clock = useContext(ClockContext);
  const isOpen = useClockedSelector(isBettingOpen);
  const isCovered = useAppSelector(selectIsCovered);
  const repeat = useCallback(
    (bet: Bet) => {
      const state = store.getState();
      const stake = repeatableStake(bet);
      const roundId = state.game.round.id;
      if (stake === null || clock === null) return;
      if (roundId !== null && isBettingOpen(state, clock.now()))
        dispatch(betsEvents.slipOpened({ roundId, ...stake }));
    },
    [clock, dispatch, store],
  );
  useKeyDown((event) => {
    const hasModifier = event.ctrlKey || event.altKey || event.metaKey;
    if (hasModifier || event.repeat || event.defaultPrevented || isTextField(event.target)) return;
    const newest = selectNewestBet(store.getState());
    if (letterOfKey(event) !== 'r' || newest === null) return;
    // The letter must not be typed into the slip's amount.
    event.preventDefault();
    repeat(newest);
  }, !isCovered);
  return (
    <RepeatContext value={useMemo(() => ({ isOpen, repeat }), [isOpen, repeat])}>
      {children}
    </RepeatContext>
  );
}
