import { isAnyOf } from '@reduxjs/toolkit';
import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import { isPartialResponse } from '../../api/baseQuery';
import { refetch } from '../../api/refetch';
import { appStarted } from '../../app/appEvents';
import type { RootState } from '../../app/rootReducer';
import type { Services } from '../../app/services';
import type { AppDispatch, StartAppListening } from '../../app/storeTypes';
import { retryWaitMs } from '../../lib/backoff';
import { isRoundSettled } from '../game/gameSelectors';
import { betsApi } from './betsApi';
import { selectBetsWaitMs, selectCheckedReceipt, selectWatchedReceipts } from './betsSelectors';
import { betsEvents } from './betsSlice';
import { judgeReceipts } from './judgeStakes';
import type { ListVerdict } from './judgeStakes';
import { checkWaitsMs, isReportedMissing, settledStep } from './receipt';
import type { SearchedReceipt } from './receipt';

type Listening = ListenerEffectAPI<RootState, AppDispatch, Services>;

/** Milliseconds between background requests while a round is not settled. */
const watchWaitsMs = [5000, 10_000, 15_000];
/** The same after these. */
const longestWatchWaitMs = 30_000;

/**
 * Looks for stakes that may or may not have been stored, in every list of bets that arrives, and
 * requests lists until one decides (docs/decisions/receipts.md).
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
  startListening({
    // A stake becomes the checked one by its own failure, or by the end of the check before it.
    predicate: (action, state, before) =>
      isPageBegun(action) || selectCheckedReceipt(state)?.id !== selectCheckedReceipt(before)?.id,
    effect: async (_, listening) => {
      listening.cancelActiveListeners();
      const state = listening.getState();
      const checked = selectCheckedReceipt(state);
      // The response to a stake may come just after its session has ended.
      if (checked && state.session.player !== null) await checkStake(checked, listening);
    },
  });
  startListening({
    // Several verdicts on a stake let the app watch for it: the change from none to some covers them.
    predicate: (action, state, before) =>
      isPageBegun(action) || isWatching(state) !== isWatching(before),
    effect: async (_, listening) => {
      listening.cancelActiveListeners();
      if (isWatching(listening.getState())) await watchStakes(listening);
    },
  });
}

const isPageBegun = isAnyOf(appStarted, betsEvents.memoryRead);

const isWatching = (state: RootState) => selectWatchedReceipts(state).length > 0;

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

/**
 * Requests the list in the background, after growing delays and for the last time when the round of the
 * stake is settled. It is cancelled once the list shows each watched stake readably.
 */
async function watchStakes(listening: Listening): Promise<never> {
  const { dispatch, getState, condition, delay, extra } = listening;
  const isDue = (_: unknown, state = getState()) => dueReceipts(state).length > 0;
  for (let look = 0; ; look += 1) {
    // A settled round shortens the usual delay, but not a `Retry-After`.
    const askedMs = selectBetsWaitMs(getState());
    if (askedMs > 0) await delay(retryWaitMs(0, extra.random(), askedMs));
    const usualMs = watchWaitsMs[look] ?? longestWatchWaitMs;
    if (!isDue(null)) await condition(isDue, Math.max(0, usualMs - askedMs));
    for (const { id, step } of dueReceipts(getState())) {
      dispatch(betsEvents.checkStepReached({ receiptId: id, step }));
    }
    await dispatch(refetch(betsApi.endpoints.getBets));
  }
}

/** The watched receipts whose round is settled, each with the step that begins now. */
function dueReceipts(state: RootState): { id: string; step: number }[] {
  return selectWatchedReceipts(state).flatMap(({ id, stake, check }) => {
    const step = settledStep(check.cause);
    return check.step < step && isRoundSettled(state, stake.roundId) ? [{ id, step }] : [];
  });
}

/** Goes through the steps of one check. It is cancelled once the stake is no longer the checked one. */
async function checkStake({ id, check }: SearchedReceipt, listening: Listening): Promise<void> {
  const { dispatch, delay } = listening;
  for (const [step, waitMs] of [0, ...checkWaitsMs(check.cause)].entries()) {
    if (step > 0) {
      await delay(waitMs);
      dispatch(betsEvents.checkStepReached({ receiptId: id, step }));
    }
    await untilListed(step, listening);
  }
}

/**
 * Requests the list until one arrives for this step. A failed request is repeated after the usual growing
 * delays, and no sooner than `Retry-After` says.
 */
async function untilListed(
  step: number,
  { dispatch, getState, condition, extra }: Listening,
): Promise<void> {
  const isListed = (_: unknown, state = getState()) =>
    (selectCheckedReceipt(state)?.check.absentStep ?? step) >= step;
  for (let failures = 0; ; failures += 1) {
    await dispatch(refetch(betsApi.endpoints.getBets));
    if (isListed(null)) return;
    const waitMs = retryWaitMs(failures, extra.random(), selectBetsWaitMs(getState()));
    if (await condition(isListed, waitMs)) return;
  }
}
