import type { NextFunction, Request, Response } from 'express';
import { isLoopback } from '../config';
import { Refusal } from '../rest/refusal';

/**
 * Refuses calls from web pages of other hosts. `Host` reveals a foreign name that resolves to loopback,
 * `Origin` a foreign page; clients other than browsers send no `Origin`.
 */
export function onlyLoopback(request: Request, _response: Response, next: NextFunction): void {
  const { origin } = request.headers;
  const isForeign = !isLoopback(request.hostname) || (origin !== undefined && !isOwn(origin));
  if (isForeign) throw new Refusal(403, 'The control API accepts loopback names only');
  next();
}

function isOwn(origin: string): boolean {
  return URL.canParse(origin) && isLoopback(new URL(origin).hostname);
}
