import fc from 'fast-check';
import { stakeOutcomes } from './outcomes';

/** Chooses one of what is there. */
export const pick = fc.nat({ max: 7 });
export const numbers = fc.constantFrom('7', '07', '007');
export const isRarely = fc.nat({ max: 3 }).map((value) => value === 0);
export const manner = { isHasty: isRarely, isDouble: isRarely };
export const stakeOutcome = fc.constantFrom('answered' as const, 'held' as const, ...stakeOutcomes);
