import { createSelector } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { requestedWaitMs } from '../../api/apiError';
import type { RootState } from '../../store/rootState';
import { readAmount } from '../../domain/amountText';
import { betsApi } from './betsApi';
import type { Bet, Stake } from '../../domain/bet';
import { selectReceipts, selectSlip } from './betsSlice';
import { isLive, isOpen, isWatched } from '../receipts/receipt';
import type { Receipt } from '../receipts/receipt';

/** The request for the list of bets, and the last list. */
export const selectBetsQuery = betsApi.endpoints.getBets.select();

export const selectBetsStatus = (state: RootState) => selectBetsQuery(state).status;

/** Milliseconds to wait after the list last failed, from `Retry-After`; 0 without one. */
export const selectBetsWaitMs = (state: RootState) => requestedWaitMs(selectBetsQuery(state).error);

/** Every bet as the server listed it, newest first; undefined before the first response. */
export const selectBets = (state: RootState): Bet[] | undefined => selectBetsQuery(state).data;

/** Bets that are not settled, newest first; undefined before the first response. */
export const selectOpenBets = createSelector(selectBets, (bets) =>
  bets?.filter((bet) => !bet.isSettled),
);

/** Settled bets, newest first; undefined before the first response. */
export const selectSettledBets = createSelector(selectBets, (bets) =>
  bets?.filter((bet) => bet.isSettled),
);

/**
 * Whether a draw may settle a bet of the player, as far as this page knows: a bet is open, a stake is
 * being sent or checked, or the list of bets has not loaded.
 */
export function selectMayHaveStake(state: RootState): boolean {
  const { status, data } = selectBetsQuery(state);
  if (status !== QueryStatus.fulfilled) return true;
  return (
    data.some((bet) => !bet.isSettled) ||
    selectReceipts(state).some((one) => isLive(one) || isWatched(one))
  );
}

/** Number and amount of a bet that can be repeated; null if one of them is unreadable or can't be bet. */
export function repeatableStake({ number, amount }: Bet): Omit<Stake, 'roundId'> | null {
  const playable = readAmount(String(amount)).amount ?? 0;
  return number !== null && playable > 0 ? { number, amount: playable } : null;
}

/** The newest bet of the list; null without one. */
export const selectNewestBet = (state: RootState): Bet | null => selectBets(state)?.[0] ?? null;

/** The receipts for which the list is fetched in the background. */
export const selectWatchedReceipts = createSelector(selectReceipts, (receipts) =>
  receipts.filter(isWatched),
);

/** The receipt of the slip's last stake, above the form while it is not decided; null for none. */
export const selectSlipReceipt = createSelector(
  selectReceipts,
  selectSlip,
  (receipts, slip): Receipt | null => {
    const receipt = receipts.find(({ id }) => id === slip?.receiptId);
    const isTold = receipt && (isOpen(receipt) || receipt.state === 'notPlaced');
    return isTold && receipt.state !== 'sending' ? receipt : null;
  },
);

/** The receipts on the home screen, newest first; the open modal shows its own. */
export const selectShownReceipts = createSelector(
  selectReceipts,
  selectSlipReceipt,
  (receipts, ofSlip) => receipts.filter((one) => one.isShown && one.id !== ofSlip?.id),
);
