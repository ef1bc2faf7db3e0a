import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../../store/rootState';
import { parseServerStamp } from '../../../domain/dates';
import { selectBets } from '../betsSelectors';
import { selectLastResult, selectResults } from '../../game/gameSelectors';
import { limitAt, limitBlockOf } from './limits';
import type { KnownTime, LimitBlock } from './limits';
import { selectLimits } from './limitsSlice';

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

/** The limit for one bet that is in force, in riel; null for none. */
export function selectStakeLimit(state: RootState, now: number): number | null {
  return limitAt(selectLimits(state).stake, selectKnownTime(state, now)).amount;
}

/** Why a stake of this amount must not be sent at `now` (milliseconds of the app's clock); null if it may. */
export function selectLimitBlock(state: RootState, amount: number, now: number): LimitBlock | null {
  return limitBlockOf(selectLimits(state), amount, selectKnownTime(state, now));
}
