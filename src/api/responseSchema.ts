import type { GenericSchema } from 'valibot';
import { parseMessage } from '../domain/parseMessage';
import type { LeftOut } from '../domain/parseMessage';

type OnParsed = (leftOut: LeftOut | null) => void;

/** By body, since a schema sees nothing else of its call. */
const callbacks = new WeakMap<object, OnParsed>();

/** Calls back with what was left out once a schema has parsed this body; not if it does not fit. */
export function onParsed(body: unknown, callback: OnParsed): void {
  if (isObject(body)) callbacks.set(body, callback);
}

/** Parses the body of a response; for a `queryFn`, which RTK Query hands the unparsed one. */
export function parseResponse<Output>(schema: GenericSchema<unknown, Output>, body: unknown) {
  const result = parseMessage(schema, body);
  if (result.success && isObject(body)) callbacks.get(body)?.(result.leftOut);
  return result;
}

/**
 * The `responseSchema` of an endpoint. Valibot's own would do, save that its issues quote values and
 * that it can't tell what a tolerant schema left out (docs/decisions/border-schemas.md).
 */
export function responseSchema<Output>(schema: GenericSchema<unknown, Output>) {
  const validate = (body: unknown) => {
    const result = parseResponse(schema, body);
    return result.success ? { value: result.output } : { issues: [{ message: result.reason }] };
  };
  return { '~standard': { version: 1 as const, vendor: 'valibot', validate } };
}

function isObject(body: unknown): body is object {
  return typeof body === 'object' && body !== null;
}
