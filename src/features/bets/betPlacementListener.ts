import { nanoid } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import type { ApiError } from '../../api/apiError';
import { refetch } from '../../api/refetch';
import type { RootState } from '../../app/rootReducer';
import type { AppThunk, StartAppListening } from '../../app/storeTypes';
import { km } from '../../i18n/km';
import { isBettingOpen } from '../game/gameSelectors';
import { baselineOf, betKeyOf, equalBetKeys } from './betKeys';
import { betsApi } from './betsApi';
import type { Bet, PlacedBet, Stake } from './betsApi';
import { selectBets, selectBetsStatus, selectCheckedReceipt } from './betsSelectors';
import { betsEvents, selectIsSending } from './betsSlice';
import type { BlockReason } from './betsSlice';
import { judgeResponse, saysNothingStored } from './judgeStakes';
import { canBetAgain } from './receipt';
import type { Receipt } from './receipt';

/**
 * One press is one stake: a press while a stake is being sent changes nothing, none is sent while
 * another one is being checked, the round and the close are checked at the moment of sending, and
 * nothing is ever sent twice.
 */
export function listenForBetPlacement(startListening: StartAppListening): void {
  startListening({
    actionCreator: betsEvents.betSubmitted,
    // Up to the call this runs within the press itself, so that a second press finds the receipt.
    effect: async ({ payload: stake }, { dispatch, getState, extra }) => {
      const state = getState();
      const { player } = state.session;
      if (player === null || selectIsSending(state)) return;
      const reason = blockReason(state, stake, extra.clock.now());
      if (reason !== null) {
        dispatch(betsEvents.betBlocked({ reason }));
        return;
      }
      const receiptId = nanoid();
      const baseline = knownBefore(state, stake);
      dispatch(betsEvents.betSent({ receiptId, userId: player.userId, stake, baseline }));
      await dispatch(sendStake(receiptId, stake));
    },
  });
  startListening({
    actionCreator: betsEvents.betAgainPressed,
    effect: async ({ payload: { receiptId } }, { dispatch, getState }) => {
      const isListed = await dispatch(refetch(betsApi.endpoints.getBets));
      const receipt = getState().bets.receipts.find(({ id }) => id === receiptId);
      // What the list says of the stake was dispatched with it.
      if (isListed && receipt && canBetAgain(receipt)) {
        dispatch(betsEvents.slipReopened({ receiptId }));
      } else dispatch(betsEvents.betAgainEnded({ receiptId, isListed }));
    },
  });
}

/** Sends a stake once and dispatches what the response says of it. */
function sendStake(receiptId: string, stake: Stake): AppThunk<Promise<void>> {
  return async (dispatch, getState, { logger }) => {
    const { data, error } = await dispatch(
      betsApi.endpoints.placeBet.initiate(stake, { track: false }),
    );
    const state = getState();
    const receipt = state.bets.receipts.find(({ id }) => id === receiptId);
    // The session has ended by this very call, or another player has signed in since.
    if (receipt?.state !== 'sending') return;
    if (!data) {
      dispatch(eventOfFailure(receiptId, 'kind' in error ? error : null));
      return;
    }
    const { receipts, claimedElsewhere: othersKeys } = state.bets;
    const bets = selectBets(state) ?? [];
    const verdict = judgeResponse(data, receipt, { receipts, bets, othersKeys });
    if (verdict === 'accepted') dispatch(acceptBet(receipt, data));
    else if (verdict === 'unread') await dispatch(acceptUnread(receiptId, data));
    else {
      logger.warn('the answer to a stake does not say that it was taken', { verdict });
      // A friendly message would be read as a success.
      const message = verdict === 'failed' ? data.message : null;
      const cause = verdict === 'failed' ? 'unsure' : verdict;
      dispatch(betsEvents.betUnanswered({ receiptId, cause, message }));
    }
  };
}

function acceptBet({ id: receiptId, stake, baseline }: Receipt, answer: PlacedBet): AppThunk {
  return (dispatch, getState) => {
    const state = getState();
    const { bet, message } = answer;
    const isListReady = selectBetsStatus(state) === QueryStatus.fulfilled;
    const isPutFirst = isMissing(bet, stake, selectBets(state) ?? [], baseline);
    if (isPutFirst === true) {
      dispatch(betsApi.util.updateQueryData('getBets', undefined, (bets) => [bet, ...bets]));
    }
    dispatch(betsEvents.betAccepted({ receiptId, bet, message }));
    const isListDue = !isListReady || isPutFirst === null;
    if (isListDue && getState().session.player !== null)
      void dispatch(refetch(betsApi.endpoints.getBets));
  };
}

/** The stake counts as accepted; the list is fetched for the details that can't be read here. */
function acceptUnread(receiptId: string, { bet, message }: PlacedBet): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    dispatch(betsEvents.betAcceptedUnread({ receiptId, betKey: betKeyOf(bet), message }));
    if (getState().session.player === null) return;
    const isListed = await dispatch(refetch(betsApi.endpoints.getBets));
    if (!isListed) dispatch(betsEvents.betDetailsMissed({ receiptId, step: null }));
  };
}

/** Only a clear refusal says that nothing was stored; after anything else the list decides. */
function eventOfFailure(receiptId: string, apiError: ApiError | null) {
  const { kind = 'invalidResponse', status = null, message = null } = apiError ?? {};
  if (kind === 'notSent') {
    return betsEvents.betRefused({ receiptId, message: km.session.changedElsewhere });
  }
  if (kind === 'refused' && status !== null && saysNothingStored(status)) {
    return betsEvents.betRefused({ receiptId, message });
  }
  const cause = kind === 'refused' ? 'unsure' : kind;
  return betsEvents.betUnanswered({ receiptId, cause, message });
}

function blockReason(state: RootState, stake: Stake, now: number): BlockReason | null {
  if (selectCheckedReceipt(state) !== null) return 'beingChecked';
  if (state.game.round.id !== stake.roundId) return 'otherRound';
  return isBettingOpen(state, now) ? null : 'closed';
}

/** The bets that the stake of a press can't be; null if nothing is known of any. */
function knownBefore(state: RootState, stake: Stake): string[] | null {
  const bets = selectBets(state);
  const { claimedElsewhere } = state.bets;
  if (bets === undefined && claimedElsewhere.length === 0) return null;
  return [...baselineOf(bets ?? [], stake), ...claimedElsewhere];
}

/**
 * Whether an accepted bet is missing from the list, which may have been fetched since the server stored
 * it. One that the server gave no id is there where the list holds more of its kind than at the
 * press; null if nothing is known of then.
 */
function isMissing(
  bet: Bet,
  stake: Stake,
  bets: readonly Bet[],
  baseline: readonly string[] | null,
): boolean | null {
  if (bet.id !== null) return bets.every(({ id }) => id !== bet.id);
  return baseline && equalBetKeys(bets, stake).every((key) => baseline.includes(key));
}
