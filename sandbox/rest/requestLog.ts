import type { RequestHandler } from 'express';
import { idempotencyKeyHeader } from '../../src/api/baseQuery';

/** A request to the API as it arrived: what a browser sent again on its own is in no record of the page. */
export interface LoggedRequest {
  readonly method: string;
  /** Below `/api`, with its query. */
  readonly path: string;
  /** The `Idempotency-Key`, or null. */
  readonly key: string | null;
  /** The method that a preflight asks for; null for other requests. */
  readonly preflightOf: string | null;
}

/** As many requests as it keeps. */
const most = 1000;

/** The last requests, oldest first. */
export class RequestLog {
  list: readonly LoggedRequest[] = [];

  readonly note: RequestHandler = (request, _response, next) => {
    const logged = {
      method: request.method,
      path: request.url,
      key: request.get(idempotencyKeyHeader) ?? null,
      preflightOf: request.get('Access-Control-Request-Method') ?? null,
    };
    this.list = [...this.list.slice(1 - most), logged];
    next();
  };

  clear(): void {
    this.list = [];
  }
}
