import { setTimeout as delay } from 'node:timers/promises';
import { act } from '@testing-library/react';
import { restApi } from '../../api/restApi';
import type { AppStore } from '../../app/store';
import { betsEvents } from '../../features/bets/betsSlice';
import { km } from '../../i18n/km';
import type { RenderedApp } from '../renderApp';
import { queryTargets } from './queryTargets';
import type { QueryTarget } from './queryTargets';
import { settle } from './settle';

/** A request and a screen that shows its response. */
export interface ScreenTarget {
  target: QueryTarget;
  address: string;
  /** A text of the good response on that screen. */
  good: string;
  /** The message of a failure; null if the screen shows none. */
  failure: string | null;
  /** Opens the part of the screen that shows it. */
  open?: (store: AppStore) => void;
}

const targetOf = (call: QueryTarget['call']): QueryTarget => {
  const target = queryTargets.find((one) => one.call === call);
  if (target === undefined) throw new Error(`nothing makes ${call}`);
  return target;
};

const openSlip = ({ dispatch }: AppStore) => {
  dispatch(betsEvents.slipOpened({ roundId: 240_001, number: '5' }));
  dispatch(betsEvents.slipAmountChanged({ amount: 2000 }));
};

const report = '/report?start_date=2026-11-16&end_date=2026-11-22';
const failure = km.tables.loadFailed;

export const screenTargets: readonly ScreenTarget[] = [
  { target: targetOf('GET results'), address: '/?slug=result', good: '#239999', failure },
  { target: targetOf('GET previous-result'), address: '/', good: '#240000', failure: null },
  { target: targetOf('GET bets'), address: '/', good: '2,000 x 9', failure },
  { target: targetOf('GET bets'), address: '/?slug=win-lose', good: '270,000', failure },
  {
    target: targetOf('GET bet-limit'),
    address: '/',
    good: '1,000,000',
    failure: null,
    open: openSlip,
  },
  { target: targetOf('GET odds'), address: '/', good: '16,000', failure: null, open: openSlip },
  { target: targetOf('GET report'), address: report, good: '32,000', failure },
  {
    target: targetOf('GET report/detail'),
    address: '/report/detail?date=2026-11-20',
    good: '265,000',
    failure,
  },
];

/** Clears the cache and sends the request again. */
export function refetch(store: AppStore, { target, open }: ScreenTarget): void {
  store.dispatch(restApi.util.resetApiState());
  target.repeat(store);
  open?.(store);
}

/** Far more than any part of a screen needs. */
const maxTurns = 2000;
const turnMs = 5;

/** Lets requests settle and the screen render until the condition holds, within a limit. */
export async function waitUntilShown(
  { store }: RenderedApp,
  isThere: () => boolean,
): Promise<void> {
  for (let turn = 0; turn < maxTurns; turn += 1) {
    await act(() => settle(store));
    if (isThere()) return;
    await act(() => delay(turnMs));
  }
}
