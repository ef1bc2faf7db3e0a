import { keepAll } from '../longTrace';
import { makeRecordedStore } from '../makeRecordedStore';
import { traceTextOf } from '../traceOf';
import { moneyFaults } from './moneyFaults';
import { otherFaults } from './otherFaults';
import { Visit, firstRound } from './visit';
import type { Fault } from './visit';

/** What can go wrong, by its name: the marks of the ledger that name it, and nothing else, and how it is done. */
export const faults = { ...moneyFaults, ...otherFaults };

/**
 * The text of a file of a visit with faults.
 *
 * @param planted by their round, counted from the first one
 */
export function visitText(seed: number, planted: ReadonlyMap<number, Fault>, minutes = 10): string {
  const { store, recorder, clock } = makeRecordedStore({ limits: keepAll });
  const rounds = new Map([...planted].map(([round, fault]) => [firstRound + round, fault]));
  new Visit(store.dispatch, clock, seed, rounds).playHours(minutes / 60);
  return traceTextOf(recorder);
}
