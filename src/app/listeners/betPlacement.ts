import { QueryStatus } from '@reduxjs/toolkit/query';
import { betsApi } from '../../features/bets/betsApi';
import type { Bet, Stake } from '../../features/bets/betsApi';
import { betsEvents } from '../../features/bets/betsSlice';
import type { BlockReason } from '../../features/bets/betsSlice';
import { selectBetsStatus } from '../../features/bets/betsSelectors';
import { loadBets } from '../../features/bets/loadBets';
import { gameApi } from '../../features/game/gameApi';
import { isBettingOpen } from '../../features/game/gameSelectors';
import type { RootState } from '../rootReducer';
import type { StartAppListening } from '.';

/**
 * One press is one stake: a press while a stake is being sent changes nothing, the round and the
 * close are checked in the moment of sending, and nothing is ever sent again by itself.
 */
export function listenForBetPlacement(startListening: StartAppListening): void {
  startListening({
    actionCreator: betsEvents.betSubmitted,
    effect: async ({ payload: stake }, { dispatch, getState, getOriginalState, extra }) => {
      if (getOriginalState().bets.isSending) return;
      const reason = blockReason(getState(), stake, extra.clock.now());
      if (reason !== null) {
        dispatch(betsEvents.betBlocked({ reason }));
        return;
      }
      const { data, error } = await dispatch(
        betsApi.endpoints.placeBet.initiate(stake, { track: false }),
      );
      if (error) {
        const problem = 'kind' in error ? error : null;
        dispatch(betsEvents.betFailed({ message: problem?.message ?? null }));
        // Anything but a refusal may have been stored all the same: the list tells.
        if (problem?.kind !== 'refused') void dispatch(loadBets());
        return;
      }
      const isListReady = selectBetsStatus(getState()) === QueryStatus.fulfilled;
      dispatch(
        betsApi.util.updateQueryData('getBets', undefined, (bets) => putFirst(bets, data.bet)),
      );
      dispatch(betsEvents.betAccepted(data));
      if (!isListReady) void dispatch(loadBets());
    },
  });
  startListening({
    actionCreator: betsEvents.slipOpened,
    effect: (_, { dispatch }) => {
      void dispatch(gameApi.endpoints.getOdds.initiate(undefined, { subscribe: false }));
    },
  });
}

function blockReason(state: RootState, stake: Stake, now: number): BlockReason | null {
  if (state.game.round.id !== stake.roundId) return 'otherRound';
  return isBettingOpen(state, now) ? null : 'closed';
}

/** The list may have been read anew since the server stored the bet: it is put in once. */
function putFirst(bets: Bet[], bet: Bet): Bet[] {
  const isListed = bet.id !== null && bets.some((one) => one.id === bet.id);
  return isListed ? bets : [bet, ...bets];
}
