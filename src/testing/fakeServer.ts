/** What a fake server answers to one call: a body as JSON with a status, 200 by default. */
export interface FakeAnswer {
  status?: number;
  body?: unknown;
}

/** One call that came, without its headers save the bearer token. */
export interface ReceivedCall {
  method: string;
  /** Below the API's base, with its query: `report?start_date=…`. */
  path: string;
  body: unknown;
  /** The bearer token, or null. */
  token: string | null;
}

/** Makes an answer of a call; a thrown error is a network that failed. */
export type FakeHandler = (call: ReceivedCall) => FakeAnswer | Promise<FakeAnswer>;

export interface FakeServer {
  /** Answers `method path` (`GET report`, without the query) from now on. */
  on(call: string, answer: FakeHandler | FakeAnswer): void;
  /** The calls that came, oldest first; those of one `method path` only where it is given. */
  calls(call?: string): ReceivedCall[];
}

export const fakeApiBase = 'http://api.test/api';

const unexpectedCalls: string[] = [];
const realFetch = globalThis.fetch;

/** Stands in for the REST server until the test ends; a call that it does not know fails the test. */
export function startFakeServer(): FakeServer {
  const handlers = new Map<string, FakeHandler>();
  const received: ReceivedCall[] = [];

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const call = await receivedCall(request);
    received.push(call);
    const handler = handlers.get(nameOf(call));
    if (handler === undefined) {
      unexpectedCalls.push(`${call.method} ${request.url}`);
      throw new TypeError('no such call in this test');
    }
    const { status = 200, body = null } = await handler(call);
    return Response.json(body, { status });
  };

  return {
    on(call, answer) {
      handlers.set(call, typeof answer === 'function' ? answer : () => answer);
    },
    calls: (name) => received.filter((call) => name === undefined || nameOf(call) === name),
  };
}

/**
 * Ends the fake server of a test.
 * @throws Error naming the calls that no handler was there for.
 */
export function stopFakeServer(): void {
  globalThis.fetch = realFetch;
  const unexpected = unexpectedCalls.splice(0);
  if (unexpected.length > 0) throw new Error(`unexpected calls: ${unexpected.join(', ')}`);
}

async function receivedCall(request: Request): Promise<ReceivedCall> {
  const text = await request.text();
  return {
    method: request.method,
    path: request.url.replace(`${fakeApiBase}/`, ''),
    body: text === '' ? null : JSON.parse(text),
    token: request.headers.get('Authorization')?.replace('Bearer ', '') ?? null,
  };
}

function nameOf({ method, path }: ReceivedCall): string {
  return `${method} ${path.replace(/\?.*$/, '')}`;
}
