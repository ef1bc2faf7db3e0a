import type { Stake } from '../../../domain/bet';
import type { AppThunk } from '../../../store/storeTypes';
import { isBettingOpen } from '../../game/gameSelectors';
import { betsEvents } from '../betsSlice';

/**
 * Opens the slip for the current round, if betting is open at the press: with the keypad's number, or with number
 * and amount of a bet that is repeated. Nothing is sent.
 */
export function openSlip(repeated?: Omit<Stake, 'roundId'>): AppThunk {
  return (dispatch, getState, { clock }) => {
    const state = getState();
    const { number } = state.bets;
    const roundId = state.game.round.id;
    if (roundId === null || !isBettingOpen(state, clock.now())) return;
    if (repeated) dispatch(betsEvents.slipOpened({ roundId, ...repeated }));
    else if (number === '') dispatch(betsEvents.numberMissed());
    else dispatch(betsEvents.slipOpened({ roundId, number }));
  };
}
