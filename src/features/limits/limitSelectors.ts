import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../app/rootReducer';
import { parseServerStamp, dayOf, startOfDay } from '../../lib/dates';
import { betKeyOf, equalBetKeys } from '../bets/betKeys';
import { betsApi } from '../bets/betsApi';
import type { Bet } from '../bets/betsApi';
import { selectBets } from '../bets/betsSelectors';
import { selectIsListPartial, selectReceipts } from '../bets/betsSlice';
import type { Receipt } from '../bets/receipt';
import { selectLastResult, selectResults } from '../game/gameSelectors';
import { reportApi } from '../report/reportApi';
import { lossSince } from './dayLoss';
import { limitAt, limitBlockOf } from './limits';
import type { KnownTime, LimitBlock } from './limits';
import { selectLimits } from './limitsSlice';

const selectBetsQuery = betsApi.endpoints.getBets.select();

/** The newest date that the server has sent with a result or a bet, in milliseconds; null for none. */
export const selectServerNow = createSelector(
  (state: RootState) => selectLastResult(state)?.createdAt ?? null,
  (state: RootState) => selectResults(state)?.[0]?.createdAt ?? null,
  (state: RootState) => selectBets(state)?.[0]?.createdAt ?? null,
  (...stamps) => {
    const dates = stamps.map(parseServerStamp).filter((date) => date !== null);
    return dates.length === 0 ? null : Math.max(...dates);
  },
);

/** The time that limits are measured by; `now` is the app's clock in milliseconds. */
export function selectKnownTime(state: RootState, now: number): KnownTime {
  return { now, serverNow: selectServerNow(state) };
}

/** The amounts in force, in riel; null for no limit. */
export function selectLimitsInForce(state: RootState, now: number) {
  const time = selectKnownTime(state, now);
  const { stake, dayLoss } = selectLimits(state);
  return { stake: limitAt(stake, time).amount, dayLoss: limitAt(dayLoss, time).amount };
}

const selectLossInList = createSelector(
  selectBets,
  selectReceipts,
  (_: RootState, from: number) => from,
  (_: RootState, _from: number, reportedRoundId: number) => reportedRoundId,
  (bets, receipts, from, reportedRoundId) => {
    if (bets === undefined) return null;
    const unlisted = receipts.filter((one) => mayBeUnlisted(one, bets)).map(({ stake }) => stake);
    const unreported = unlisted.filter(({ roundId }) => roundId > reportedRoundId);
    return {
      all: lossSince(from, bets, unlisted),
      open: lossSince(from, bets.filter(isOpen), unreported),
    };
  },
);

/**
 * What the player's day in Phnom Penh has cost so far, in riel: the list's bets with open stakes counted
 * as lost, and no less than a newer report says. Null if the list of bets is unknown.
 *
 * @param now the app's clock in milliseconds
 */
export function selectDayLoss(state: RootState, now: number): number | null {
  const { serverNow } = selectKnownTime(state, now);
  // A clock that was set to tomorrow does not empty today's account.
  const from = startOfDay(Math.min(now, serverNow ?? now));
  const inList = selectLossInList(state, from, selectReportedRoundId(state, now));
  if (inList === null) return null;
  const settled = selectReportedLoss(state, now);
  return settled === null ? inList.all : Math.max(inList.all, settled + inList.open);
}

/**
 * Why a stake of this amount must not be sent at `now` (milliseconds of the app's clock); null if it may.
 *
 * @param before riel that the player stakes before it, and that no list contains yet
 */
export function selectLimitBlock(
  state: RootState,
  amount: number,
  now: number,
  before = 0,
): LimitBlock | null {
  const limits = selectLimits(state);
  const { dayLoss } = selectLimitsInForce(state, now);
  const loss = dayLoss === null ? null : selectDayLoss(state, now);
  const lossThen = loss === null ? null : loss + before;
  return limitBlockOf(limits, amount, lossThen, selectKnownTime(state, now));
}

/** What today's report says that settled bets have cost; null if the list of bets is newer and whole. */
function selectReportedLoss(state: RootState, now: number): number | null {
  const report = selectReportOfToday(state, now);
  const isOlder =
    (report.fulfilledTimeStamp ?? 0) < (selectBetsQuery(state).fulfilledTimeStamp ?? 0);
  if (isOlder && !selectIsListPartial(state)) return null;
  const winLose = report.data?.find(({ date }) => date === dayOf(now))?.winLose ?? null;
  return winLose === null ? null : -winLose;
}

/**
 * The last round whose settled bets are surely in today's report, because the server dated a later round's
 * result before the report was requested; -Infinity for none.
 */
function selectReportedRoundId(state: RootState, now: number): number {
  const { isSuccess, startedTimeStamp } = selectReportOfToday(state, now);
  const { serverNow } = selectKnownTime(state, now);
  if (!isSuccess || serverNow === null) return -Infinity;
  // The server's time at the request, or earlier: the device's clock may be wrong, but it measures the time since.
  const requestedAt = serverNow - Math.max(0, now - startedTimeStamp);
  const next = selectResults(state)?.find(
    ({ createdAt }) => (parseServerStamp(createdAt) ?? Infinity) <= requestedAt,
  );
  return next === undefined ? -Infinity : next.roundId - 1;
}

function selectReportOfToday(state: RootState, now: number) {
  const today = dayOf(now);
  return reportApi.endpoints.getReport.select({ startDate: today, endDate: today })(state);
}

const isOpen = ({ isSettled }: Bet) => !isSettled;

/** Whether the stake of a receipt may be placed although the list does not show its bet. */
function mayBeUnlisted({ state, stake, betKey }: Receipt, bets: readonly Bet[]): boolean {
  if (state === 'refused' || state === 'notPlaced') return false;
  // An accepted bet was put into the list, even if the server gave it no id.
  if (betKey === null) return state !== 'accepted';
  const isListed = bets.some((bet) => betKeyOf(bet) === betKey);
  return !isListed && !equalBetKeys(bets, stake).includes(betKey);
}
