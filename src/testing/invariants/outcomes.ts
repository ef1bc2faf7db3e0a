import type { FakeAnswer } from '../fakeServer';

type Answering = () => FakeAnswer | Promise<FakeAnswer>;

/** The connection fails before a response arrives. */
export const networkError = () => Promise.reject(new TypeError('Failed to fetch'));
/** Neither a response nor an error. */
export const noResponse = () => new Promise<never>(() => undefined);
export const serverError = { status: 500, body: { message: 'Server Error' } };
const unauthorized = { status: 401, body: { message: 'Unauthenticated.' } };
const unreadable = { status: 200, text: '<html>', contentType: 'text/html' };
const refusal = { status: 422, body: { message: 'Not enough money' } };
/** The response ends too early, and the connection looks whole. */
const short = { status: 200, text: '{"message":"Bet', contentType: 'application/json' };
/** The connection fails within the response. */
const cut = { ...short, isAborted: true };

/** A 2xx whose body reports a failure. */
export const failedList = { body: { success: false, message: 'Not now', data: [] } };
/** The same to a stake, in a way that a client does not know. */
export const failedStake = {
  body: { code: 'INSUFFICIENT_BALANCE', message: 'Not now', data: null },
};

/** What the server answers to a GET without any data. */
export const answersWithoutList = {
  lost: networkError,
  cut: () => cut,
  broken: () => serverError,
  unreadable: () => unreadable,
  unauthorized: () => unauthorized,
  hanging: noResponse,
} satisfies Record<string, Answering>;

/** What the server answers to a stake without naming its bet, which it has stored or not. */
export const answersWithoutBet = {
  cut: () => cut,
  short: () => short,
  lost: networkError,
  broken: () => serverError,
  unreadable: () => unreadable,
  messageOnly: () => ({ status: 201, body: { message: 'Bet placed' } }),
  /** Where the redirect of a POST leads. */
  redirected: () => ({ status: 404, body: { message: 'Not Found' }, isRedirected: true }),
  conflict: () => ({ status: 409, body: { message: 'Conflict' } }),
  hanging: noResponse,
} satisfies Record<string, Answering>;

/** Refusals of a stake; `doubledAndRefused` answers the repetition of a stored one. */
export const refusals = {
  refused: refusal,
  unauthorized,
  doubledAndRefused: refusal,
};

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];

/**
 * Outcomes of a GET request. `stale`: the response is delayed and describes the time of the request; `cached`: a cache
 * answers what may be cached; `shortened`: a list has only its newest row; `emptied`: it has none, and a message.
 */
export const requestOutcomes = [
  ...(['answered', 'held', 'stale', 'lagging', 'cached', 'repeated', 'failed'] as const),
  ...(['shortened', 'emptied', 'blurred'] as const),
  ...keysOf(answersWithoutList),
];
export type RequestOutcome = (typeof requestOutcomes)[number];

/**
 * Outcomes of a bet request. `late`: the connection fails first, the stake is stored later; `doubled`: the stake is stored
 * twice, as when the browser repeats the request; `misfit`: the amount of the bet is unreadable.
 */
const wholeOutcomes = ['answered', 'held', 'heldBefore', 'doubled', 'late', 'misfit'] as const;
const silentOutcomes = [...keysOf(answersWithoutBet), 'failed' as const, 'otherBet' as const];

/** `isStored`: where the answer does not tell. */
export type StakeOutcome =
  | { kind: (typeof wholeOutcomes)[number] | keyof typeof refusals }
  | { kind: (typeof silentOutcomes)[number]; isStored: boolean };

export const stakeOutcomes: readonly StakeOutcome[] = [
  ...[...wholeOutcomes, ...keysOf(refusals)].map((kind) => ({ kind })),
  ...silentOutcomes.flatMap((kind) => [true, false].map((isStored) => ({ kind, isStored }))),
];

/** The response with an unreadable amount. */
export function withInvalidAmount(answer: FakeAnswer): FakeAnswer {
  const { data, ...others } = answer.body as { data?: object };
  return data ? { ...answer, body: { ...others, data: { ...data, amount: 'x' } } } : answer;
}
