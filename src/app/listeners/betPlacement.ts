import { nanoid } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import type { ApiProblem } from '../../api/problem';
import { betsApi } from '../../features/bets/betsApi';
import type { Bet, Stake } from '../../features/bets/betsApi';
import { betsEvents, selectIsSending } from '../../features/bets/betsSlice';
import type { BlockReason } from '../../features/bets/betsSlice';
import {
  selectBets,
  selectBetsStatus,
  selectCheckedReceipt,
} from '../../features/bets/betsSelectors';
import { equalBetKeys, isSameStake } from '../../features/bets/judgeReceipts';
import { loadBets } from '../../features/bets/loadBets';
import { gameApi } from '../../features/game/gameApi';
import { isBettingOpen } from '../../features/game/gameSelectors';
import { km } from '../../i18n/km';
import type { RootState } from '../rootReducer';
import type { AppThunk } from '../storeTypes';
import type { StartAppListening } from '.';

/**
 * One press is one stake: a press while a stake is being sent changes nothing, none is sent while
 * another one is being checked, the round and the close are looked at in the moment of sending, and
 * nothing is ever sent again by itself.
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
      const bets = selectBets(state);
      const baseline = bets ? equalBetKeys(bets, stake) : null;
      dispatch(betsEvents.betSent({ receiptId, userId: player.userId, stake, baseline }));
      await dispatch(sendStake(receiptId, stake));
    },
  });
  startListening({
    actionCreator: betsEvents.slipOpened,
    effect: (_, { dispatch }) => {
      void dispatch(gameApi.endpoints.getOdds.initiate(undefined, { subscribe: false }));
    },
  });
}

/** The one call of a stake, and what its answer says. */
function sendStake(receiptId: string, stake: Stake): AppThunk<Promise<void>> {
  return async (dispatch, getState, { logger }) => {
    const { data, error } = await dispatch(
      betsApi.endpoints.placeBet.initiate(stake, { track: false }),
    );
    // The session has ended by this very call, or another player has signed in meanwhile.
    const receipt = getState().bets.receipts.find(({ id }) => id === receiptId);
    if (receipt?.state !== 'sending') return;
    if (data && isSameStake(data.bet, stake)) {
      dispatch(acceptBet(receiptId, stake, data));
      return;
    }
    // Whatever of it could not be read has its log line already.
    const isReadable = data && ![data.bet.roundId, data.bet.number, data.bet.amount].includes(null);
    if (isReadable) logger.warn('the answer to a stake is not of this stake');
    dispatch(eventOfFailure(receiptId, error && 'kind' in error ? error : null));
  };
}

function acceptBet(
  receiptId: string,
  stake: Stake,
  answer: { bet: Bet; message: string | null },
): AppThunk {
  return (dispatch, getState) => {
    const state = getState();
    const isListReady = selectBetsStatus(state) === QueryStatus.fulfilled;
    const isPutFirst = isMissing(
      answer.bet,
      stake,
      selectBets(state) ?? [],
      baselineOf(state, receiptId),
    );
    if (isPutFirst === true) {
      dispatch(betsApi.util.updateQueryData('getBets', undefined, (bets) => [answer.bet, ...bets]));
    }
    dispatch(betsEvents.betAccepted({ receiptId, ...answer }));
    const isListDue = !isListReady || isPutFirst === null;
    if (isListDue && getState().session.player !== null) void dispatch(loadBets());
  };
}

/** Only a refusal says that nothing was stored; after anything else the list of bets decides. */
function eventOfFailure(receiptId: string, problem: ApiProblem | null) {
  if (problem?.kind === 'notSent') {
    return betsEvents.betRefused({ receiptId, message: km.session.changedElsewhere });
  }
  if (problem?.kind !== 'refused') {
    return betsEvents.betUnanswered({ receiptId, cause: problem?.kind ?? 'badAnswer' });
  }
  return betsEvents.betRefused({ receiptId, message: problem.message });
}

function blockReason(state: RootState, stake: Stake, now: number): BlockReason | null {
  if (selectCheckedReceipt(state) !== null) return 'beingChecked';
  if (state.game.round.id !== stake.roundId) return 'otherRound';
  return isBettingOpen(state, now) ? null : 'closed';
}

/** Keys of the equal bets that were known at the press; null where no list had been read. */
function baselineOf(state: RootState, receiptId: string): string[] | null {
  return state.bets.receipts.find(({ id }) => id === receiptId)?.baseline ?? null;
}

/**
 * Whether an accepted bet is not in the list, which may have been read anew since the server stored
 * it. One that the server gave no id is there where the list holds more of its kind than at the
 * press; null where nothing is known of then.
 */
function isMissing(
  bet: Bet,
  stake: Stake,
  bets: readonly Bet[],
  baseline: readonly string[] | null,
): boolean | null {
  if (bet.id !== null) return bets.every(({ id }) => id !== bet.id);
  return baseline && equalBetKeys(bets, stake).length <= baseline.length;
}
