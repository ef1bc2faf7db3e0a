import { refetch } from '../../api/refetch';
import type { StartAppListening } from '../../app/storeTypes';
import { selectIsTicketSending } from '../ticket/ticketSlice';
import { betsApi } from './betsApi';
import { betsEvents, selectIsSending } from './betsSlice';
import { blockOfStake, placeStake } from './placementThunks';
import { canBetAgain } from './receipt';

/**
 * One press is one stake. A press while a stake is being sent does nothing, and no stake is sent while
 * another one is being checked. Round, closing time and the player's own limits are checked at the moment
 * of sending. Nothing is ever sent twice.
 */
export function listenForBetPlacement(startListening: StartAppListening): void {
  startListening({
    actionCreator: betsEvents.betSubmitted,
    // Up to the call this runs within the press itself, so that a second press finds the receipt.
    effect: async ({ payload: stake }, { dispatch, getState, extra }) => {
      const state = getState();
      if (state.session.player === null || selectIsSending(state)) return;
      if (selectIsTicketSending(state)) return;
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
      if (isListed && receipt && canBetAgain(receipt)) {
        dispatch(betsEvents.slipReopened({ receiptId }));
      } else dispatch(betsEvents.betAgainEnded({ receiptId, isListed }));
    },
  });
}
