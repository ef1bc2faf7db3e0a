import { createSelector } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { refetch } from '../../api/refetch';
import { isListenerStart } from '../../store/appEvents';
import type { RootState } from '../../store/rootState';
import { onChange } from '../../store/onChange';
import type { AppListening } from '../../store/onChange';
import type { StartAppListening } from '../../store/storeTypes';
import { retryWaitMs, spreadWaitMs } from '../../platform/backoff';
import { isRoundSettled } from '../game/gameSelectors';
import { broadcast } from '../connection/broadcasts';
import { selectIsTakenOver } from '../session/sessionSlice';
import { betsApi } from './betsApi';
import {
  selectBetsQuery,
  selectBetsWaitMs,
  selectMayHaveStake,
  selectOpenBets,
  selectWatchedReceipts,
} from './betsSelectors';
import { betsEvents, selectIsTicketSending } from './betsSlice';
import type { SearchedReceipt } from '../receipts/receipt';

/**
 * Keeps the list of bets up to date: it is requested after each draw and each start, and again after growing
 * delays for as long as something waits for it (docs/decisions/bet-list.md).
 */
export function listenForBetList(startListening: StartAppListening): void {
  startListening({
    predicate: (action, state, before) =>
      broadcast.roundCalculated.match(action) ||
      (broadcast.roundStarted.match(action) && state.game.round.id !== before.game.round.id),
    effect: async (_, { dispatch, getState, delay, cancelActiveListeners, extra }) => {
      cancelActiveListeners();
      // Players with a stake get their bets first.
      if (!selectMayHaveStake(getState())) await delay(spreadWaitMs(extra.random()));
      if (getState().session.player !== null) await dispatch(refetch(betsApi.endpoints.getBets));
    },
  });
  startListening(
    onChange(
      isListAwaited,
      async (isAwaited, listening) => {
        if (!isAwaited) return;
        listening.cancelActiveListeners();
        await followList(listening);
      },
      isListenerStart,
    ),
  );
}

/**
 * Requests the list at once when a stake has ended or a later round can prove its absence, and after growing delays
 * until nothing waits for it. The delays count from the last list, and begin again with each of these and each
 * round that is drawn. Never sooner than `Retry-After` says.
 */
async function followList({
  dispatch,
  getState,
  signal,
  ...listening
}: AppListening): Promise<void> {
  const { condition, extra } = listening;
  let looks = 0;
  let newestRoundId = -Infinity;
  while (isListAwaited(getState()) && !signal.aborted) {
    const { status, requestId } = selectBetsQuery(getState());
    if (status === QueryStatus.pending) {
      await condition((_, state) => selectBetsQuery(state).status !== QueryStatus.pending);
      continue;
    }
    if (unsettledRoundId(getState()) > newestRoundId) looks = 0;
    newestRoundId = Math.max(newestRoundId, unsettledRoundId(getState()));
    const isOver = (state: RootState) =>
      !isListAwaited(state) || selectBetsQuery(state).requestId !== requestId;
    const askedMs = selectBetsWaitMs(getState());
    if (askedMs > 0) {
      const isCutShort = await condition(
        (_, state) => isOver(state),
        retryWaitMs(0, extra.random(), askedMs),
      );
      if (isCutShort) continue;
    }
    const restMs = retryWaitMs(looks, extra.random()) - askedMs;
    if (restMs > 0 && !isListDue(getState())) {
      await condition((_, state) => isOver(state) || isListDue(state), restMs);
      if (isOver(getState())) continue;
    }
    looks = isListDue(getState()) ? 0 : looks + 1;
    const receiptIds = overdueReceipts(getState()).map(({ id }) => id);
    if (receiptIds.length > 0) dispatch(betsEvents.laterRoundDrawn({ receiptIds }));
    await dispatch(refetch(betsApi.endpoints.getBets));
  }
}

/** Whether the list failed, a bet of a drawn round is not settled, or a stake is looked for. */
function isListAwaited(state: RootState): boolean {
  if (state.session.player === null || selectIsTakenOver(state)) return false;
  return (
    selectBetsQuery(state).error !== undefined ||
    unsettledRoundId(state) > -Infinity ||
    // The lines of a ticket share the list that follows the last of them.
    (selectWatchedReceipts(state).length > 0 && !selectIsTicketSending(state))
  );
}

const selectOpenRoundIds = createSelector(selectOpenBets, (bets = []) => [
  ...new Set(bets.map(({ roundId }) => roundId).filter((id) => id !== null)),
]);

/** The newest drawn round with an own bet that is not settled; -Infinity for none. */
function unsettledRoundId(state: RootState): number {
  return Math.max(-Infinity, ...selectOpenRoundIds(state).filter((id) => isDrawn(state, id)));
}

/** Whether a round seems to be drawn. A wrong event costs only requests, so an unconfirmed one is enough. */
function isDrawn({ game: { round } }: RootState, roundId: number): boolean {
  if (round.id === null || roundId > round.id) return false;
  const isDrawing = round.status === 'calculate' || round.calculated?.roundId === roundId;
  return roundId < round.id || isDrawing;
}

/** Whether no list was requested since a stake ended, or since a later round can prove its absence. */
function isListDue(state: RootState): boolean {
  if (selectIsTicketSending(state)) return false;
  const isRequested = ({ check: { request, stage } }: SearchedReceipt) =>
    request !== null && request.isOverdue === (stage === 'overdue');
  return !selectWatchedReceipts(state).every(isRequested) || overdueReceipts(state).length > 0;
}

/** The receipts after whose round a later one is drawn, although no list was requested since. */
function overdueReceipts(state: RootState): SearchedReceipt[] {
  return selectWatchedReceipts(state).filter(
    // A `calculate` of a round to come says nothing while this one runs.
    ({ stake: { roundId }, check }) =>
      check.stage === 'early' &&
      isRoundSettled(state, roundId) &&
      isRoundSettled(state, roundId + 1),
  );
}
