import type { StartAppListening } from '../../store/storeTypes';
import { betsEvents } from './betsSlice';
import { placeStake } from './placementThunks';
import { firstStakeBlock, playerBlockReasons } from './blockReasons';

/**
 * One press is one stake. A press while a stake is being sent does nothing, and no stake is sent while an
 * equal one is being checked. Round and closing time are checked at the moment of sending. Nothing is ever
 * sent twice.
 */
export function listenForBetPlacement(startListening: StartAppListening): void {
  startListening({
    actionCreator: betsEvents.betSubmitted,
    // Up to the call this runs within the press itself, so that a second press finds the receipt.
    effect: async ({ payload: stake }, { dispatch, getState, extra }) => {
      const state = getState();
      if (playerBlockReasons(state).length > 0) return;
      const block = firstStakeBlock(state, stake, extra.clock.now());
      if (block !== null) dispatch(betsEvents.betBlocked(block));
      else await dispatch(placeStake(stake));
    },
  });
}
