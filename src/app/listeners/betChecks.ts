import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import { betsApi } from '../../features/bets/betsApi';
import { betsEvents } from '../../features/bets/betsSlice';
import { selectCheckedReceipt } from '../../features/bets/betsSelectors';
import { judgeReceipts } from '../../features/bets/judgeReceipts';
import type { Verdict } from '../../features/bets/judgeReceipts';
import { loadBets } from '../../features/bets/loadBets';
import { checkWaitsMs } from '../../features/bets/receipt';
import { appStarted } from '../appEvents';
import type { RootState } from '../rootReducer';
import type { Services } from '../services';
import type { AppDispatch } from '../storeTypes';
import type { StartAppListening } from '.';

type Listening = ListenerEffectAPI<RootState, AppDispatch, Services>;

/** Milliseconds before a list that could not be had is asked for again; the last one for ever. */
const retryWaitsMs = [1000, 2000, 4000, 8000, 15_000, 30_000] as const;

/**
 * A stake of which nobody knows whether it was stored: every list of bets, whoever asked for it, is
 * read for it, and lists are asked for until one decides (docs/decisions/receipts.md).
 */
export function listenForBetChecks(startListening: StartAppListening): void {
  startListening({
    matcher: betsApi.endpoints.getBets.matchFulfilled,
    effect: ({ payload, meta }, { dispatch, getState }) => {
      const verdicts = judgeReceipts(getState().bets.receipts, payload, meta.requestId);
      for (const verdict of verdicts) dispatch(eventOfVerdict(verdict));
    },
  });
  startListening({
    predicate: (action, state, before) => {
      const checked = selectCheckedReceipt(state);
      if (checked === null || state.session.player === null) return false;
      const isBegun = appStarted.match(action) || betsEvents.memoryRead.match(action);
      return isBegun || checked.id !== selectCheckedReceipt(before)?.id;
    },
    effect: async (_, listening) => {
      listening.cancelActiveListeners();
      const checked = selectCheckedReceipt(listening.getState());
      if (checked?.check)
        await checkStake(checked.id, checkWaitsMs(checked.check.cause), listening);
    },
  });
}

function eventOfVerdict(verdict: Verdict) {
  const { id: receiptId, stake, state } = verdict.receipt;
  switch (verdict.kind) {
    case 'found':
      return betsEvents.betFound({
        receiptId,
        betKey: verdict.betKey,
        stake,
        isLate: state === 'notPlaced',
      });
    case 'absent':
      return betsEvents.betNotYetFound({ receiptId, step: verdict.step });
    case 'notPlaced':
      return betsEvents.betNotPlaced({ receiptId, stake });
  }
}

/** Goes through the steps of one check until it is decided or the session is over. */
async function checkStake(
  receiptId: string,
  waitsMs: readonly number[],
  listening: Listening,
): Promise<void> {
  const { dispatch, getState, condition } = listening;
  const isOver = (_: unknown, state = getState()) =>
    state.session.player === null || selectCheckedReceipt(state)?.id !== receiptId;
  for (const [step, waitMs] of [0, ...waitsMs].entries()) {
    if (step > 0) {
      if (await condition(isOver, waitMs)) return;
      dispatch(betsEvents.checkStepReached({ receiptId, step }));
    }
    await untilListed(step, isOver, listening);
    if (isOver(null)) return;
  }
}

/** Asks for the list until one answers the step's question; a failed call is made again later. */
async function untilListed(
  step: number,
  isOver: (action: unknown, state?: RootState) => boolean,
  { dispatch, getState, condition }: Listening,
): Promise<void> {
  const isAnswered = (action: unknown, state = getState()) =>
    isOver(action, state) || (selectCheckedReceipt(state)?.check?.absentStep ?? -1) >= step;
  for (let failures = 0; ; failures += 1) {
    await dispatch(loadBets());
    if (isAnswered(null)) return;
    const waitMs = retryWaitsMs[failures] ?? retryWaitsMs[retryWaitsMs.length - 1];
    if (await condition(isAnswered, waitMs)) return;
  }
}
