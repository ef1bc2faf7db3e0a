import type { FakeAnswer } from '../fakeServer';

/**
 * Outcomes of a GET request. `stale`: the response is delayed and describes the time of the request; `cached`: a cache
 * answers what may be cached; `shortened`: a list has only its newest row; `emptied`: it has none, and a message.
 */
export const requestOutcomes = [
  'answered',
  'held',
  'stale',
  'lagging',
  'cached',
  'shortened',
  'emptied',
  'blurred',
  'repeated',
  'lost',
  'cut',
  'broken',
  'unreadable',
  'failed',
  'unauthorized',
  'hanging',
] as const;
export type RequestOutcome = (typeof requestOutcomes)[number];

/**
 * Outcomes of a bet request. `late`: the connection fails first, the stake is stored later; `doubled`: the stake is stored
 * twice, as when the browser repeats the request; `short`: the answer ends too early, and the connection looks whole.
 */
export const stakeOutcomes = [
  'answered',
  'held',
  'heldBefore',
  'doubled',
  'doubledRefusedAfter',
  'cutBefore',
  'cutAfter',
  'shortAfter',
  'lostBefore',
  'lostAfter',
  'brokenBefore',
  'brokenAfter',
  'unreadableAfter',
  'misfitAfter',
  'failedBefore',
  'failedAfter',
  'messageOnlyBefore',
  'messageOnlyAfter',
  'redirectedBefore',
  'redirectedAfter',
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
const unauthorized = { status: 401, body: { message: 'Unauthenticated.' } };
const unreadable = { status: 200, text: '<html>', contentType: 'text/html' };

/** Where the redirect of a POST leads. */
const redirected = { status: 404, body: { message: 'Not Found' }, isRedirected: true };

/** The connection fails within the response. */
const cut = {
  status: 200,
  text: '{"message":"Bet',
  contentType: 'application/json',
  isAborted: true,
};

const failures = [
  { success: false },
  { success: 0 },
  { ok: 'false' },
  { result: false },
  { status: 'error' },
  { status: 'fail' },
  { status: false },
  { status: 422 },
  { code: '500' },
  { status_code: 403 },
  { error: 'closed' },
  { errors: { amount: ['too much'] } },
];

/** What a client does not know as a failure. */
const otherFailures = [
  { status: 'failed' },
  { success: 'no' },
  { statusCode: 422 },
  { error_code: 1001 },
  { code: 'INSUFFICIENT_BALANCE' },
];

/** A 2xx to a stake whose body says in any way that it failed. */
export function failedStake(place: number): FakeAnswer {
  const ways = [...otherFailures, ...failures];
  return { status: 200, body: { ...ways[place % ways.length], message: 'Not now', data: null } };
}

/** A 2xx whose body says in one of the known ways that it failed, with any `data`. */
export function failed(place: number, data: unknown): FakeAnswer {
  const failure = failures[place % failures.length];
  return { status: 200, body: { ...failure, message: 'Not now', data } };
}

/** The response with an unreadable amount. */
export function withInvalidAmount(answer: FakeAnswer): FakeAnswer {
  const { data, ...others } = answer.body as { data?: object };
  return data ? { ...answer, body: { ...others, data: { ...data, amount: 'x' } } } : answer;
}

const messageOnly = { status: 201, body: { message: 'Bet placed' } };
const conflict = { status: 409, body: { message: 'Conflict' } };
const refusal = { status: 422, body: { message: 'Not enough money' } };

/** What the server answers to a stake without naming its bet, which it stores first if the name ends with `After`. */
export const answersWithoutBet: Partial<
  Record<StakeOutcome, () => FakeAnswer | Promise<FakeAnswer>>
> = {
  doubledRefusedAfter: () => refusal,
  cutBefore: () => cut,
  cutAfter: () => cut,
  shortAfter: () => ({ ...cut, isAborted: false }),
  lostBefore: networkError,
  lostAfter: networkError,
  brokenBefore: () => serverError,
  brokenAfter: () => serverError,
  unreadableAfter: () => unreadable,
  messageOnlyBefore: () => messageOnly,
  messageOnlyAfter: () => messageOnly,
  redirectedBefore: () => redirected,
  redirectedAfter: () => redirected,
  conflictAfter: () => conflict,
  hangingBefore: noResponse,
  hangingAfter: noResponse,
  refused: () => refusal,
  unauthorized: () => unauthorized,
};

/** What the server answers to a GET without any data. */
export const answersWithoutList: Partial<
  Record<RequestOutcome, () => FakeAnswer | Promise<FakeAnswer>>
> = {
  lost: networkError,
  cut: () => cut,
  broken: () => serverError,
  unreadable: () => unreadable,
  unauthorized: () => unauthorized,
  hanging: noResponse,
};

/** A list of bets as a request with this outcome gets it. */
export function listAs(outcome: RequestOutcome, rows: readonly object[]): unknown {
  const [newest, ...older] = rows;
  if (outcome === 'shortened') return rows.slice(0, 1);
  if (outcome === 'emptied') return { message: 'SQLSTATE', data: [] };
  const isBlurred = outcome === 'blurred' && newest !== undefined;
  return isBlurred ? [{ ...newest, number: null }, ...older] : rows;
}

/** The rows that such a list shows readably. */
export function readableAs<Row>(outcome: RequestOutcome, rows: readonly Row[]): readonly Row[] {
  if (outcome === 'shortened') return rows.slice(0, 1);
  if (outcome === 'emptied') return [];
  return outcome === 'blurred' ? rows.slice(1) : rows;
}
