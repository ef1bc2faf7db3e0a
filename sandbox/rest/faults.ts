import type { RequestHandler, Response } from 'express';
import * as v from 'valibot';
import { text, whole } from './parseBody';

const modes = [
  'delay',
  'status',
  'body',
  'drop-before',
  'drop-after',
  'delay-after',
  'body-after',
  'lag',
] as const;

/** One way for the API to misbehave; see docs/sandbox.md. `-before` and `-after` refer to storing a bet. */
export const restFaultSchema = v.object({
  /** HTTP method; every method when absent. */
  method: v.exactOptional(text),
  /** Path below `/api` such as `/bets`, or `*`. */
  path: text,
  mode: v.picklist(modes, `must be one of ${modes.join(', ')}`),
  /** Length of a delay; for `lag` the minimum age of the rows of a list. */
  ms: v.exactOptional(whole()),
  status: v.exactOptional(whole()),
  /** A string is sent as it is, anything else as JSON. */
  body: v.exactOptional(v.unknown()),
  contentType: v.exactOptional(text),
  /** The header of that name: seconds, or an HTTP date. */
  retryAfter: v.exactOptional(text),
  /** How many requests it applies to; all of them when absent. */
  times: v.exactOptional(whole()),
});

export type RestFault = v.InferOutput<typeof restFaultSchema>;

/** The faults in force, tried in order: delays add up, the first other mode decides. */
export class RestFaults {
  private armed: { fault: RestFault; left: number }[] = [];

  /** @param closeIdle closes the connections that serve nothing, the never used ones too. */
  constructor(private readonly closeIdle: () => void) {}

  /** Takes the place of all faults so far, used up or not. */
  set(faults: readonly RestFault[]): void {
    this.armed = faults.map((fault) => ({ fault, left: fault.times ?? Infinity }));
    if (this.dropping) this.closeIdle();
  }

  /** Those that still meet a request. */
  get list(): readonly RestFault[] {
    return this.armed.filter(({ left }) => left > 0).map(({ fault }) => fault);
  }

  /**
   * A browser silently sends a request again when a used connection dies without an answer. While
   * a drop is armed connections serve once, so that a dropped line is what it looks like.
   */
  private get dropping(): boolean {
    return this.list.some(({ mode }) => mode.startsWith('drop'));
  }

  /** Before anything that answers by itself, such as the preflight. */
  readonly serveOnce: RequestHandler = (_request, response, next) => {
    if (this.dropping) response.set('Connection', 'close');
    next();
  };

  readonly middleware: RequestHandler = (request, response, next) => {
    const met = this.take(request.method, request.path);
    const ms = met.reduce((sum, { mode, ms = 0 }) => (mode === 'delay' ? sum + ms : sum), 0);
    const fault = met.find(({ mode }) => mode !== 'delay');
    const act = () => (fault ? misbehave(fault, response, next) : next());
    if (ms > 0) setTimeout(act, ms).unref();
    else act();
  };

  private take(method: string, path: string): RestFault[] {
    const met: RestFault[] = [];
    for (const armed of this.armed) {
      const { fault } = armed;
      const decided = fault.mode !== 'delay' && met.some(({ mode }) => mode !== 'delay');
      if (armed.left <= 0 || decided || !concerns(fault, method, path)) continue;
      armed.left -= 1;
      met.push(fault);
    }
    return met;
  }
}

function concerns(fault: RestFault, method: string, path: string): boolean {
  const sameMethod = fault.method === undefined || fault.method.toUpperCase() === method;
  const wanted = `/${fault.path.replace(/^\//, '')}`;
  return sameMethod && method !== 'OPTIONS' && (wanted === '/*' || wanted === path);
}

function misbehave(fault: RestFault, response: Response, next: () => void): void {
  const hangUp = () => response.socket?.destroy();
  if (fault.mode === 'drop-before') return void hangUp();
  if (fault.mode === 'drop-after') {
    response.end = () => {
      hangUp();
      return response;
    };
    next();
    return;
  }
  if (fault.mode === 'delay-after') {
    const send = response.json.bind(response);
    response.json = (body) => {
      setTimeout(() => send(body), fault.ms ?? 0).unref();
      return response;
    };
    next();
    return;
  }
  if (fault.mode === 'lag') {
    const send = response.json.bind(response);
    response.json = (body) => send(withoutYoung(body, fault.ms ?? 0));
    next();
    return;
  }
  if (fault.mode === 'body-after') {
    const send = response.json.bind(response);
    response.json = () => {
      response.json = send;
      answerInstead(fault, response);
      return response;
    };
    next();
    return;
  }
  answerInstead(fault, response);
}

/** A list as it was `ms` ago; anything else as it is. */
function withoutYoung(body: unknown, ms: number): unknown {
  if (!Array.isArray(body)) return body;
  return body.filter((row: { created_at?: unknown } | null) => {
    const createdAt = Date.parse(String(row?.created_at));
    return !(createdAt > Date.now() - ms);
  });
}

function answerInstead(fault: RestFault, response: Response): void {
  response.status(fault.status ?? (fault.mode === 'status' ? 500 : 200));
  if (fault.retryAfter !== undefined) response.set('Retry-After', fault.retryAfter);
  if (typeof fault.body === 'string') {
    response.type(fault.contentType ?? 'application/json').send(fault.body);
  } else {
    response.json(fault.body ?? (fault.mode === 'status' ? { message: 'Server Error' } : null));
  }
}
