import { nanoid } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import type { ApiError } from '../../api/apiError';
import { refetch } from '../../api/refetch';
import type { RootState } from '../../store/rootState';
import type { AppThunk } from '../../store/storeTypes';
import { km } from '../../i18n/km';
import { baselineOf, betKeyOf, equalBetKeys, isBetId } from './betKeys';
import { betsApi } from './betsApi';
import type { Bet, CallTime, PlacedBet, Stake } from './betsApi';
import { selectBets, selectBetsStatus } from './betsSelectors';
import { betsEvents } from './betsSlice';
import { judgeResponse, saysNothingStored } from './receipts/judgeStakes';
import type { Receipt } from './receipts/receipt';

/**
 * Sends a stake once, with a receipt of its own, and dispatches what the response says of it. Up to the
 * request it runs synchronously, so that a second press finds the receipt. The listeners store the receipt
 * within `betSent`.
 *
 * @param line the line of the ticket that it belongs to, if any
 */
export function placeStake(stake: Stake, line: { lineId?: string } = {}): AppThunk<Promise<void>> {
  return async (dispatch, getState, { sessionStore }) => {
    const state = getState();
    const { player } = state.session;
    if (player === null) return;
    const receiptId = nanoid();
    const baseline = knownBefore(state, stake);
    const { userId } = player;
    dispatch(betsEvents.betSent({ receiptId, userId, stake, baseline, ...line }));
    // The next page would not know of this stake, and offer it again.
    if (sessionStore.isOutdated()) {
      const message = km.receipt.notNoted;
      dispatch(betsEvents.betRefused({ receiptId, message, kind: 'notSent', ...line }));
      return;
    }
    await dispatch(sendStake({ receiptId, ...line }, stake));
  };
}

/** Sends a stake once and dispatches what the response says of it. */
function sendStake(sent: SentStake, stake: Stake): AppThunk<Promise<void>> {
  return async (dispatch, getState, { logger, clock }) => {
    const sentAt = clock.now();
    const { data, error } = await dispatch(
      betsApi.endpoints.placeBet.initiate({ ...stake, key: sent.receiptId }, { track: false }),
    );
    const apiError = error && 'kind' in error ? error : null;
    const isUnanswered = apiError?.status === null;
    const call = { ...sent, callTime: { ms: clock.now() - sentAt, isUnanswered } };
    const state = getState();
    const receipt = state.bets.receipts.find(({ id }) => id === sent.receiptId);
    // This call ended the session, or another player has signed in since.
    if (receipt?.state !== 'sending') return;
    if (!data) {
      dispatch(eventOfFailure(call, apiError));
      return;
    }
    const { receipts, claimedElsewhere: othersKeys } = state.bets;
    const bets = selectBets(state) ?? [];
    const verdict = judgeResponse(data, receipt, { receipts, bets, othersKeys });
    if (verdict === 'accepted') dispatch(acceptBet(receipt, call, data));
    else if (verdict === 'unread') await dispatch(acceptUnread(call, data));
    else {
      logger.warn('the response to a stake names another bet');
      // A friendly message would look like a success.
      dispatch(betsEvents.betUnanswered({ ...call, cause: verdict, message: null }));
    }
  };
}

interface SentStake {
  receiptId: string;
  lineId?: string;
}

/** The call of a stake that has ended. */
interface EndedCall extends SentStake {
  callTime: CallTime;
}

function acceptBet({ stake, baseline }: Receipt, call: EndedCall, placed: PlacedBet): AppThunk {
  return (dispatch, getState) => {
    const state = getState();
    const { bet, message } = placed;
    const isListReady = selectBetsStatus(state) === QueryStatus.fulfilled;
    const isPutFirst = isMissing(bet, stake, selectBets(state) ?? [], baseline);
    if (isPutFirst === true) {
      dispatch(betsApi.util.updateQueryData('getBets', undefined, (bets) => [bet, ...bets]));
    }
    dispatch(betsEvents.betAccepted({ ...call, bet, message }));
    const isListDue = !isListReady || isPutFirst === null;
    if (isListDue && getState().session.player !== null)
      void dispatch(refetch(betsApi.endpoints.getBets));
  };
}

/** The stake counts as accepted; the list is fetched for the details that the response lacks. */
function acceptUnread(call: EndedCall, { bet, message }: PlacedBet): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    dispatch(betsEvents.betAcceptedUnread({ ...call, betKey: betKeyOf(bet), message }));
    if (getState().session.player === null) return;
    const isListed = await dispatch(refetch(betsApi.endpoints.getBets));
    const { receiptId } = call;
    if (!isListed) dispatch(betsEvents.betDetailsMissed({ receiptId, step: null }));
  };
}

/** Only a clear refusal proves that nothing was stored; after anything else the list decides. */
function eventOfFailure(call: EndedCall, apiError: ApiError | null) {
  const { kind = 'invalidResponse', status = null, message = null } = apiError ?? {};
  if (kind === 'notSent') {
    return betsEvents.betRefused({ ...call, message: km.session.changedElsewhere, kind });
  }
  if (saysNothingStored(status)) {
    return betsEvents.betRefused({ ...call, message, kind, status });
  }
  const cause = kind === 'refused' ? 'unsure' : kind;
  return betsEvents.betUnanswered({ ...call, cause, message });
}

/** Keys of the bets that existed before the press; null if no list and no other tab has named any. */
function knownBefore(state: RootState, stake: Stake): string[] | null {
  const bets = selectBets(state);
  const { claimedElsewhere } = state.bets;
  if (bets === undefined && claimedElsewhere.length === 0) return null;
  return [...baselineOf(bets ?? [], stake), ...claimedElsewhere];
}

/**
 * Whether an accepted bet is missing from the list, which may have been fetched after the server stored
 * the bet. Among rows without ids it is there if the list has more equal bets than at the press; null if
 * the list at the press is unknown.
 */
function isMissing(
  { id }: Bet,
  stake: Stake,
  bets: readonly Bet[],
  baseline: readonly string[] | null,
): boolean | null {
  if (id !== null && bets.some((bet) => bet.id === id)) return false;
  const keys = equalBetKeys(bets, stake).filter((key) => id === null || !isBetId(key));
  if (id !== null && keys.length === 0) return true;
  return baseline && keys.every((key) => baseline.includes(key));
}
