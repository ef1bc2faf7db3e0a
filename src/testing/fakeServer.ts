import { rulesOdds } from '../api/wire/gameSchemas';

/**
 * What a fake server answers to one call, with status 200 by default: a body as JSON, or the
 * characters of a body as they are.
 */
export interface FakeAnswer {
  status?: number;
  /** Of a JSON answer. */
  headers?: Record<string, string>;
  body?: unknown;
  /** In place of `body`; sent unchanged. */
  text?: string;
  /** Of `text`; none where it is empty. */
  contentType?: string;
  /** The call was redirected, and this is the answer of where it led. */
  isRedirected?: boolean;
  /** The connection fails after `text`. */
  isAborted?: boolean;
}

/** One call that came, without its headers save these two. */
export interface ReceivedCall {
  method: string;
  /** Below the API's base, with its query: `report?start_date=…`. */
  path: string;
  body: unknown;
  /** The bearer token, or null. */
  token: string | null;
  /** The browser's caches are not asked; absent otherwise. */
  isUncached?: true;
  /** The `Idempotency-Key`, or null. */
  key: string | null;
}

/** Makes an answer of a call; a thrown error is a network that failed. */
export type FakeHandler = (call: ReceivedCall) => FakeAnswer | Promise<FakeAnswer>;

export interface FakeServer {
  /** Answers `method path` (`GET report`, without the query) from now on. */
  on(call: string, answer: FakeHandler | FakeAnswer): void;
  /** The calls that came, oldest first; those of one `method path` only where it is given. */
  calls(name?: string): ReceivedCall[];
}

export const fakeApiBase = 'http://api.test/api';
const fakePage = 'http://page.test';

/** What a page requests by itself; a test changes the answers that it is about. */
const usualAnswers = {
  'GET results': [],
  'GET previous-result': null,
  'GET bet-limit': { min_bet: 1000, max_bet: 50_000 },
  'GET odds': Object.entries(rulesOdds).map(([type, odds]) => ({ type, odds })),
  'GET bets': [],
  'GET report': [],
  'GET report/detail': [],
};

const unexpectedCalls: string[] = [];
let running: FakeServer | null = null;
const realFetch = globalThis.fetch;
/** In Node the signal of a request that was collected never aborts: a call holds its requests until it ends. */
const pending = new Set<unknown>();

/** The REST server of the test. */
export const fakeServer = (): FakeServer => running ?? startFakeServer();

/** Stands in for the REST server until the test ends; a call that it does not know fails the test. */
export function startFakeServer(): FakeServer {
  const handlers = new Map<string, FakeHandler>(
    Object.entries(usualAnswers).map(([call, body]) => [call, () => ({ body })]),
  );
  const received: ReceivedCall[] = [];

  globalThis.fetch = async (input, init) => {
    const isOwnFile = typeof input === 'string' && input.startsWith('/');
    const request = new Request(isOwnFile ? `${fakePage}${input}` : input, init);
    const call = await receivedCall(request);
    received.push(call);
    const handler = handlers.get(nameOf(call));
    if (handler === undefined) {
      unexpectedCalls.push(`${call.method} ${request.url}`);
      throw new TypeError('no such call in this test');
    }
    const held = [input, request];
    pending.add(held);
    const answer = await unlessAborted(handler(call), request.signal).finally(() =>
      pending.delete(held),
    );
    return answer.isRedirected === true ? redirected(responseOf(answer)) : responseOf(answer);
  };

  return (running = {
    on(call, answer) {
      handlers.set(call, typeof answer === 'function' ? answer : () => answer);
    },
    calls: (name) => received.filter((call) => name === undefined || nameOf(call) === name),
  });
}

const endings: (() => void)[] = [];

/** So that nothing that a test has started calls the server of the next one. */
export function whenTestEnds(end: () => void): void {
  endings.push(end);
}

/**
 * Ends what the test has started, then its server.
 * @throws Error naming the calls that no handler was there for.
 */
export function endTest(): void {
  for (const end of endings.splice(0)) end();
  globalThis.fetch = realFetch;
  running = null;
  pending.clear();
  const unexpected = unexpectedCalls.splice(0);
  if (unexpected.length > 0) throw new Error(`unexpected calls: ${unexpected.join(', ')}`);
}

/** As a browser's fetch: a call that is given up, by its time limit too, fails at once. */
function unlessAborted(
  answer: FakeAnswer | Promise<FakeAnswer>,
  signal: AbortSignal,
): Promise<FakeAnswer> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    Promise.resolve(answer).then(resolve, reject);
  });
}

/** Statuses whose answers have no body. */
const bodiless = new Set([204, 205, 304]);

function responseOf(answer: FakeAnswer): Response {
  const { status = 200, body = null, text, contentType, isAborted } = answer;
  if (text === undefined) return Response.json(body, { status, headers: answer.headers ?? {} });
  const headers = new Headers(contentType ? { 'Content-Type': contentType } : {});
  if (bodiless.has(status)) return new Response(null, { status, headers });
  return new Response(isAborted === true ? abortedBody(text) : new TextEncoder().encode(text), {
    status,
    headers,
  });
}

/** Only a browser that followed a redirect sets this, and it keeps it in each copy. */
function redirected(response: Response): Response {
  const clone = () => redirected(Response.prototype.clone.call(response));
  return Object.defineProperties(response, {
    redirected: { value: true },
    clone: { value: clone },
  });
}

function abortedBody(text: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      if (text !== '') controller.enqueue(new TextEncoder().encode(text));
    },
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
}

async function receivedCall(request: Request): Promise<ReceivedCall> {
  const text = await request.text();
  return {
    method: request.method,
    path: request.url.replace(`${fakeApiBase}/`, '').replace(fakePage, ''),
    body: text === '' ? null : JSON.parse(text),
    token: request.headers.get('Authorization')?.replace('Bearer ', '') ?? null,
    ...(request.cache === 'no-store' && { isUncached: true }),
    key: request.headers.get('Idempotency-Key'),
  };
}

function nameOf({ method, path }: ReceivedCall): string {
  return `${method} ${path.replace(/\?.*$/, '')}`;
}
