import { keepAll } from '../longTrace';
import { makeRecordedStore } from '../makeRecordedStore';
import { traceTextOf } from '../traceOf';
import { Visit, firstRound } from './visit';
import type { Fault } from './visit';

/** In minutes; each round takes 80 seconds. */
const length = 15;

/**
 * The text of a file of a visit with faults.
 *
 * @param faults by their round, counted from the first one
 */
export function visitText(seed: number, faults: ReadonlyMap<number, Fault>): string {
  const { store, recorder, clock } = makeRecordedStore({ limits: keepAll });
  const rounds = new Map([...faults].map(([round, fault]) => [firstRound + round, fault]));
  new Visit(store.dispatch, clock, seed, rounds).playHours(length / 60);
  return traceTextOf(recorder);
}
