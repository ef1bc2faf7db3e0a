import type { ErrorRequestHandler, RequestHandler } from 'express';
import { messages } from '../messages';

/** An error response as Laravel writes it: `{message, errors?}` with its status. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly body: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

/** 401: the token is missing, unknown or revoked. */
export const unauthenticated = () => new Refusal(401, messages.unauthenticated);

/** 422 that names the field, as Laravel's validator does. */
export function invalid(field: string, message: string): Refusal {
  return new Refusal(422, message, { errors: { [field]: [message] } });
}

export const notFound: RequestHandler = () => {
  throw new Refusal(404, messages.notFound);
};

/** 405, for the other methods of a route. */
export function onlyAllow(method: string): RequestHandler {
  return (_request, response) => {
    response.set('Allow', method);
    throw new Refusal(405, messages.methodNotAllowed);
  };
}

/** Sends every error as JSON; an internal error is logged and sent without details. */
export const sendRefusal: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  const isStake = request.method === 'POST' && request.path.endsWith('/bets');
  const refusal = asRefusal(error, isStake ? messages.betServerError : messages.serverError);
  response.status(refusal.status).json({ message: refusal.message, ...refusal.body });
};

/** @param failure what an internal error says: after one, a stake may have been stored */
function asRefusal(error: unknown, failure: string): Refusal {
  if (error instanceof Refusal) return error;
  const status = error instanceof Error && 'status' in error ? error.status : 500;
  if (status === 413) return new Refusal(413, messages.bodyTooLarge);
  // Everything else below 500 comes from reading the request: broken JSON, path or charset.
  if (typeof status === 'number' && status < 500) return new Refusal(status, messages.badBody);
  console.error(error);
  return new Refusal(500, failure);
}
