import type { FakeAnswer } from '../fakeServer';

/** Outcomes of a GET request. `stale`: the response is delayed and describes the time of the request. */
export const requestOutcomes = [
  'answered',
  'held',
  'stale',
  'lagging',
  'blurred',
  'repeated',
  'lost',
  'broken',
  'unreadable',
  'unauthorized',
  'hanging',
] as const;
export type RequestOutcome = (typeof requestOutcomes)[number];

/** Outcomes of a bet request. `late`: the connection fails first, the stake is stored later. */
export const stakeOutcomes = [
  'answered',
  'held',
  'heldBefore',
  'lostBefore',
  'lostAfter',
  'brokenBefore',
  'brokenAfter',
  'unreadableAfter',
  'misfitAfter',
  'otherBetBefore',
  'otherBetAfter',
  'conflictAfter',
  'hangingBefore',
  'hangingAfter',
  'late',
  'refused',
  'unauthorized',
] as const;
export type StakeOutcome = (typeof stakeOutcomes)[number];

/** The connection fails before a response arrives. */
export const networkError = () => Promise.reject(new TypeError('Failed to fetch'));
/** Neither a response nor an error. */
export const noResponse = () => new Promise<never>(() => undefined);
export const serverError = { status: 500, body: { message: 'Server Error' } };
export const unauthorized = { status: 401, body: { message: 'Unauthenticated.' } };
export const unreadable = { status: 200, text: '<html>', contentType: 'text/html' };

/** The response with an unreadable amount. */
export function withInvalidAmount(answer: FakeAnswer): FakeAnswer {
  const { data, ...others } = answer.body as { data?: object };
  return data ? { ...answer, body: { ...others, data: { ...data, amount: 'x' } } } : answer;
}
