import type { Socket } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';
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
  'reset-after',
  'cached',
] as const;

/** A fault of the API (docs/sandbox.md). `-before` and `-after` refer to storing a bet. */
export const restFaultSchema = v.object({
  /** HTTP method; any if absent. */
  method: v.exactOptional(text),
  /** Path below `/api` such as `/bets`, or `*`. */
  path: text,
  mode: v.picklist(modes, `must be one of ${modes.join(', ')}`),
  /** Length of a delay. */
  ms: v.exactOptional(whole()),
  status: v.exactOptional(whole()),
  /** A string is sent unchanged, anything else as JSON. */
  body: v.exactOptional(v.unknown()),
  contentType: v.exactOptional(text),
  /** The `Retry-After` header: seconds or an HTTP date. */
  retryAfter: v.exactOptional(text),
  /** The number of requests it applies to; no limit if absent. */
  times: v.exactOptional(whole()),
  /** The number of requests that pass before the first one that it applies to. */
  after: v.exactOptional(whole()),
});

export type RestFault = v.InferOutput<typeof restFaultSchema>;

/** The current faults, tried in order: delays add up, the first other mode decides. */
export class RestFaults {
  /** Those that have served a request. */
  private readonly usedSockets = new WeakSet<Socket>();
  private armed: { fault: RestFault; left: number; passing: number }[] = [];

  /** @param closeIdle closes idle connections, including unused ones */
  constructor(private readonly closeIdle: () => void) {}

  /** Replaces all faults. */
  set(faults: readonly RestFault[]): void {
    this.armed = faults.map((fault) => ({
      fault,
      left: fault.times ?? Infinity,
      passing: fault.after ?? 0,
    }));
    if (this.dropping) this.closeIdle();
  }

  /** The faults that are not used up. */
  get list(): readonly RestFault[] {
    return this.armed.filter(({ left }) => left > 0).map(({ fault }) => fault);
  }

  /**
   * A browser silently resends a request if a reused connection dies without a response. While a drop
   * is armed, every connection serves one request, so that the page sees the loss.
   */
  private get dropping(): boolean {
    return this.list.some(({ mode }) => mode.startsWith('drop'));
  }

  /** Comes before anything that responds itself, such as the preflight. */
  readonly serveOnce: RequestHandler = ({ socket }, response, next) => {
    if (this.dropping) response.set('Connection', 'close');
    response.once('finish', () => this.usedSockets.add(socket));
    next();
  };

  readonly middleware: RequestHandler = (request, response, next) => {
    const met = this.take(request);
    const ms = met.reduce((sum, { mode, ms = 0 }) => (mode === 'delay' ? sum + ms : sum), 0);
    const fault = met.find(({ mode }) => mode !== 'delay');
    const act = () => (fault ? misbehave(fault, response, next) : next());
    if (ms > 0) setTimeout(act, ms).unref();
    else act();
  };

  private take(request: Request): RestFault[] {
    const met: RestFault[] = [];
    for (const armed of this.armed) {
      const { fault } = armed;
      const decided = fault.mode !== 'delay' && met.some(({ mode }) => mode !== 'delay');
      if (armed.left <= 0 || decided || !this.concerns(fault, request)) continue;
      if (armed.passing > 0) {
        armed.passing -= 1;
        continue;
      }
      armed.left -= 1;
      met.push(fault);
    }
    return met;
  }

  private concerns(fault: RestFault, { method, path, socket }: Request): boolean {
    const sameMethod = fault.method === undefined || fault.method.toUpperCase() === method;
    const wanted = `/${fault.path.replace(/^\//, '')}`;
    const fitsSocket = fault.mode !== 'reset-after' || this.usedSockets.has(socket);
    const fitsPath = method !== 'OPTIONS' && (wanted === '/*' || wanted === path);
    return sameMethod && fitsSocket && fitsPath;
  }
}

function misbehave(fault: RestFault, response: Response, next: () => void): void {
  const { mode, ms = 0 } = fault;
  if (mode === 'drop-before') return void response.socket?.destroy();
  if (mode === 'status' || mode === 'body') {
    sendInstead(fault, response);
    return;
  }
  const send = response.json.bind(response);
  if (mode === 'cached') response.set('Cache-Control', 'max-age=300');
  else if (mode === 'drop-after' || mode === 'reset-after') {
    response.end = () => {
      if (mode === 'drop-after') response.socket?.destroy();
      else response.socket?.resetAndDestroy();
      return response;
    };
  } else {
    response.json = (body) => {
      response.json = send;
      if (mode === 'body-after') sendInstead(fault, response);
      else setTimeout(() => send(body), ms).unref();
      return response;
    };
  }
  next();
}

function sendInstead(fault: RestFault, response: Response): void {
  response.status(fault.status ?? (fault.mode === 'status' ? 500 : 200));
  if (fault.retryAfter !== undefined) response.set('Retry-After', fault.retryAfter);
  if (typeof fault.body === 'string') {
    response.type(fault.contentType ?? 'application/json').send(fault.body);
  } else {
    response.json(fault.body ?? (fault.mode === 'status' ? { message: 'Server Error' } : null));
  }
}
