import { isAnyOf } from '@reduxjs/toolkit';
import { isPartialResponse } from '../../../api/baseQuery';
import { isListenerStart } from '../../../store/appEvents';
import type { RootState } from '../../../store/rootState';
import { onChange } from '../../../store/onChange';
import type { AppListening } from '../../../store/onChange';
import type { StartAppListening } from '../../../store/storeTypes';
import { betsApi } from '../betsApi';
import { selectCheckedReceipts } from '../betsSelectors';
import { betsEvents } from '../betsSlice';
import { judgeReceipts } from './judgeStakes';
import type { ListVerdict } from './judgeStakes';
import { checkWaitsMs, isReportedMissing } from './receipt';
import type { SearchedReceipt } from './receipt';

/**
 * Looks for stakes that may or may not have been stored, in every list of bets that arrives, and goes through
 * the steps of each check (docs/decisions/receipts.md). `betListListener` requests the lists.
 */
export function listenForBetChecks(startListening: StartAppListening): void {
  startListening({
    matcher: betsApi.endpoints.getBets.matchFulfilled,
    effect: ({ payload: bets, meta }, { dispatch, getState }) => {
      const isPartial = isPartialResponse(meta);
      const { receipts, claimedElsewhere } = getState().bets;
      const list = { bets, requestId: meta.requestId, isPartial };
      for (const verdict of judgeReceipts(receipts, list, claimedElsewhere)) {
        dispatch(eventOfVerdict(verdict));
      }
    },
  });
  startListening(
    onChange(
      selectCheckedReceipts,
      async (checked, listening, action) => {
        const before = isPageBegun(action)
          ? []
          : selectCheckedReceipts(listening.getOriginalState());
        const begun = checked.filter(({ id }) => !before.some((one) => one.id === id));
        await Promise.all(begun.map((receipt) => passSteps(receipt, listening)));
      },
      isPageBegun,
    ),
  );
}

const isPageBegun = isAnyOf(isListenerStart, betsEvents.memoryRead);

function eventOfVerdict(verdict: ListVerdict) {
  const { id: receiptId, stake } = verdict.receipt;
  switch (verdict.kind) {
    case 'found': {
      const isLate = isReportedMissing(verdict.receipt);
      return betsEvents.betFound({ receiptId, betKey: verdict.betKey, stake, isLate });
    }
    case 'absent':
      return betsEvents.betNotYetFound({ receiptId, step: verdict.step });
    case 'notFound':
      return betsEvents.betNotFound({ receiptId, stake });
    case 'unclear':
      return betsEvents.betUnclear({ receiptId, stake, step: verdict.step });
    case 'notPlaced':
      return betsEvents.betNotPlaced({ receiptId, stake });
    case 'details':
      return betsEvents.betDetailsFound({ receiptId, betKey: verdict.betKey });
    case 'noDetails':
      return betsEvents.betDetailsMissed({ receiptId, step: verdict.step });
  }
}

/** Begins each step of a check a while after a list of the step before, until the check ends. */
async function passSteps({ id, check }: SearchedReceipt, listening: AppListening): Promise<void> {
  const { dispatch, getState, condition, delay } = listening;
  const present = (state: RootState) => selectCheckedReceipts(state).find((one) => one.id === id);
  for (const [step, waitMs] of checkWaitsMs(check.cause).entries()) {
    const isListed = (_: unknown, state = getState()) =>
      (present(state)?.check.absentStep ?? step) >= step;
    if (!isListed(null)) await condition(isListed);
    await delay(waitMs);
    if (present(getState()) === undefined) return;
    dispatch(betsEvents.checkStepReached({ receiptId: id, step: step + 1 }));
  }
}
