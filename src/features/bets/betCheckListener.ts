import { isPartialResponse } from '../../api/baseQuery';
import { onChange } from '../../store/onChange';
import type { StartAppListening } from '../../store/storeTypes';
import { selectBalance } from '../session/sessionSlice';
import { betKeyOf } from '../receipts/betKeys';
import { betsApi } from './betsApi';
import type { Bet } from '../../domain/bet';
import { selectBets } from './betsSelectors';
import { betsEvents, selectReceipts } from './betsSlice';
import { isCutFor, judgeReceipts } from '../receipts/judgeStakes';
import type { FetchedList, ListVerdict } from '../receipts/judgeStakes';
import { receiptAfterCutList } from '../receipts/receiptMachine';
import { isOpen, isReportedMissing, isWatched } from '../receipts/receipt';
import type { Receipt } from '../receipts/receipt';

/**
 * Looks for stakes in every list of bets that arrives, and watches the balance for them
 * (docs/decisions/receipts.md). `betListListener` requests the lists.
 */
export function listenForBetChecks(startListening: StartAppListening): void {
  startListening({
    matcher: betsApi.endpoints.getBets.matchFulfilled,
    effect: ({ payload: bets, meta }, { dispatch, getState, getOriginalState }) => {
      const isPartial = isPartialResponse(meta);
      const known = selectBets(getOriginalState()) ?? [];
      const missing = unlistedBets(selectReceipts(getState()), bets, known);
      if (missing.length > 0) {
        dispatch(
          betsApi.util.updateQueryData('getBets', undefined, (rows) => [...missing, ...rows]),
        );
      }
      const list = { bets, requestId: meta.requestId, isPartial };
      const receipts = selectReceipts(getOriginalState());
      const receiptIds = isPartial ? [] : idsOfCutOff(receipts, list, known);
      if (receiptIds.length > 0) dispatch(betsEvents.listLackedBets({ receiptIds }));
      const judged = receipts.map((one) =>
        receiptIds.includes(one.id) ? receiptAfterCutList(one) : one,
      );
      for (const verdict of judgeReceipts(judged, list)) dispatch(eventOfVerdict(verdict));
    },
  });
  startListening(
    onChange(selectBalance, (balance, { dispatch, getState, getOriginalState }) => {
      const before = selectBalance(getOriginalState());
      const isWatched = selectReceipts(getState()).some(({ debit }) => debit === 'none');
      if (balance === null || before === null || !isWatched) return;
      dispatch(betsEvents.balanceMoved({ change: balance - before }));
    }),
  );
}

/** The accepted bets that a list does not show yet: what was put first in the table stays there. */
function unlistedBets(
  receipts: readonly Receipt[],
  bets: readonly Bet[],
  known: readonly Bet[],
): Bet[] {
  const listed = new Set(bets.map(betKeyOf));
  // A list of rows without ids names no bet.
  if (listed.has(null)) return [];
  const awaited = receipts.filter((one) => one.state === 'accepted' && isWatched(one));
  const keys = new Set(awaited.map(({ betKey }) => betKey));
  return known.filter(
    (bet) => bet.id !== null && keys.has(betKeyOf(bet)) && !listed.has(betKeyOf(bet)),
  );
}

/** The open stakes that this list may have lost, with the bets of the page that it lacks. */
function idsOfCutOff(
  receipts: readonly Receipt[],
  { bets, requestId }: FetchedList,
  known: readonly Bet[],
): string[] {
  const isRequestedAfter = ({ check }: Receipt) =>
    check === null || check.request?.requestId === requestId;
  // The server read the list before it stored these.
  const newer = new Set(
    receipts.filter((one) => !isRequestedAfter(one)).map(({ betKey }) => betKey),
  );
  const expected = known.filter((bet) => !newer.has(betKeyOf(bet)));
  const isCut = (one: Receipt) => isOpen(one) && !one.isListCut && isCutFor(one, bets, expected);
  return receipts.filter(isCut).map(({ id }) => id);
}

function eventOfVerdict(verdict: ListVerdict) {
  const { id: receiptId, stake } = verdict.receipt;
  switch (verdict.kind) {
    case 'found': {
      const isLate = isReportedMissing(verdict.receipt);
      return betsEvents.betFound({ receiptId, betKey: verdict.betKey, stake, isLate });
    }
    case 'named':
      return betsEvents.betNamed({ receiptId, betKey: verdict.betKey });
    case 'twin':
      return betsEvents.twinFound({ receiptId, betKey: verdict.betKey });
    case 'missed': {
      const { state } = verdict;
      return betsEvents.betMissed({
        receiptId,
        stake,
        state,
        isNews: state !== verdict.receipt.state,
      });
    }
    case 'notPlaced':
      return betsEvents.betNotPlaced({ receiptId, stake });
  }
}
