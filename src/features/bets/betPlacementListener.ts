import { nanoid } from '@reduxjs/toolkit';
import type { ApiError } from '../../api/apiError';
import type { RootState } from '../../store/rootState';
import type { AppThunk, StartAppListening } from '../../store/storeTypes';
import { selectBalance, selectIsBalanceStale } from '../session/sessionSlice';
import { km } from '../../i18n/km';
import { baselineOf, equalBetKeys, isBetId } from '../receipts/betKeys';
import { betsApi } from './betsApi';
import type { Bet, Stake } from '../../domain/bet';
import type { CallTime, Receipt } from '../receipts/receipt';
import { selectBets } from './betsSelectors';
import { betsEvents, selectIsListPartial } from './betsSlice';
import { judgeResponse, saysNothingStored } from '../receipts/judgeStakes';
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
    const press = { receiptId, userId: player.userId, stake, ...knownBefore(state, stake) };
    const isWatched = selectBalance(state) !== null && !selectIsBalanceStale(state);
    const debit = isWatched ? 'none' : 'unknown';
    dispatch(betsEvents.betSent({ ...press, debit, ...line }));
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
      dispatch(eventOfFailure(call, apiError, receipt));
      return;
    }
    const { receipts } = state.bets;
    const bets = selectBets(state) ?? [];
    const verdict = judgeResponse(data, receipt, { receipts, bets });
    if (verdict === 'accepted' && data.bet) {
      dispatch(acceptBet(receipt, call, data.bet, data.message));
      return;
    }
    logger.warn('the response to a stake carries no bet that fits');
    const cause = verdict === 'otherBet' ? verdict : 'invalidResponse';
    dispatch(betsEvents.betUnanswered({ ...call, cause, message: data.message }));
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

/** A new bet is put first in the list, unless the list may have it already. */
function acceptBet(receipt: Receipt, call: EndedCall, bet: Bet, message: string | null): AppThunk {
  return (dispatch, getState) => {
    if (isMissing(bet, receipt, selectBets(getState()) ?? [])) {
      dispatch(betsApi.util.updateQueryData('getBets', undefined, (bets) => [bet, ...bets]));
    }
    dispatch(betsEvents.betAccepted({ ...call, bet, message }));
  };
}

/**
 * Only a clear refusal proves that nothing was stored, and only while the balance has not fallen by this stake: the
 * refused call may be the browser's repetition of a stored one. After anything else the list decides.
 */
function eventOfFailure(call: EndedCall, apiError: ApiError | null, { debit }: Receipt) {
  const { kind = 'invalidResponse', status = null, message = null } = apiError ?? {};
  if (kind === 'notSent') {
    return betsEvents.betRefused({ ...call, message: km.session.changedElsewhere, kind });
  }
  if (saysNothingStored(status) && debit !== 'seen') {
    return betsEvents.betRefused({ ...call, message, kind, status });
  }
  const cause = kind === 'refused' ? 'unsure' : kind;
  return betsEvents.betUnanswered({ ...call, cause, message });
}

/** What is known of the bets before the press. */
function knownBefore(
  state: RootState,
  stake: Stake,
): Pick<Receipt, 'baseline' | 'isBaselinePartial'> {
  const bets = selectBets(state);
  const baseline = [...baselineOf(bets ?? [], stake), ...state.bets.claimedKeys];
  const isWhole = bets !== undefined && !selectIsListPartial(state);
  return isWhole ? { baseline } : { baseline, isBaselinePartial: true };
}

/**
 * Whether an accepted bet is missing from the list, which may have been fetched after the server stored
 * the bet. Among rows without ids it is there if the list has more equal bets than at the press, or if
 * that is unknown.
 */
function isMissing(
  { id }: Bet,
  { stake, baseline, isBaselinePartial }: Receipt,
  bets: readonly Bet[],
): boolean {
  if (id !== null && bets.some((bet) => bet.id === id)) return false;
  const keys = equalBetKeys(bets, stake).filter((key) => id === null || !isBetId(key));
  if (id !== null && keys.length === 0) return true;
  return !isBaselinePartial && keys.every((key) => baseline.includes(key));
}
