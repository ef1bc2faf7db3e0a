import type { NextFunction, Request, Response } from 'express';
import { isLoopback } from '../config';
import { Refusal } from '../rest/refusal';

/**
 * Lets only this machine's own pages and tools in: a foreign name that resolves to loopback shows in
 * `Host`, a foreign page in `Origin`. Other clients send no `Origin`.
 */
export function onlyLoopback(request: Request, _response: Response, next: NextFunction): void {
  const { origin } = request.headers;
  const isForeign = !isLoopback(request.hostname) || (origin !== undefined && !isOwn(origin));
  if (isForeign) throw new Refusal(403, 'The control API answers to loopback names only');
  next();
}

function isOwn(origin: string): boolean {
  return URL.canParse(origin) && isLoopback(new URL(origin).hostname);
}
