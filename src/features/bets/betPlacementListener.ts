import { refetch } from '../../api/refetch';
import type { RootState } from '../../store/rootState';
import type { StartAppListening } from '../../store/storeTypes';
import { betsApi } from './betsApi';
import { betsEvents, selectIsSending, selectSlip } from './betsSlice';
import { placeStake } from './placementThunks';
import { canBetAgain } from './receipts/receipt';
import type { Receipt } from './receipts/receipt';
import { blockOfStake, busyReasons } from './stakeBlocks';

/**
 * One press is one stake. A press while a stake is being sent does nothing, and no stake is sent while an
 * equal one is being checked. Round, closing time and the player's own limits are checked at the moment
 * of sending. Nothing is ever sent twice.
 */
export function listenForBetPlacement(startListening: StartAppListening): void {
  startListening({
    actionCreator: betsEvents.betSubmitted,
    // Up to the call this runs within the press itself, so that a second press finds the receipt.
    effect: async ({ payload: stake }, { dispatch, getState, extra }) => {
      const state = getState();
      if (busyReasons(state).length > 0) return;
      const block = blockOfStake(state, stake, extra.clock.now());
      if (block !== null) dispatch(betsEvents.betBlocked(block));
      else await dispatch(placeStake(stake));
    },
  });
  startListening({
    actionCreator: betsEvents.betAgainPressed,
    effect: async ({ payload: { receiptId } }, { dispatch, getState }) => {
      const isListed = await dispatch(refetch(betsApi.endpoints.getBets));
      const receipt = getState().bets.receipts.find(({ id }) => id === receiptId);
      // The verdict of the list on this stake has been dispatched by now.
      if (isListed && receipt && canReopen(getState(), receipt)) {
        dispatch(betsEvents.slipReopened({ receiptId }));
      } else dispatch(betsEvents.betAgainEnded({ receiptId, isListed }));
    },
  });
}

/** Whether the slip of a stake can open again: no other slip or stake is under way, and no press came since. */
function canReopen(state: RootState, receipt: Receipt): boolean {
  const slip = selectSlip(state);
  if (selectIsSending(state) || (slip !== null && slip.receiptId !== receipt.id)) return false;
  // The next press hides a decided receipt. It may be that of a ticket, which sends this very stake.
  return canBetAgain(receipt) && (receipt.isShown || receipt.check !== null);
}
