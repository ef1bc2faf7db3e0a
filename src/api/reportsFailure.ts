import { isFields, isWrapper, mostLayers } from './wire/shapes';
import type { Fields } from './wire/shapes';

/** A row speaks of itself: its `status` or `result` says nothing of the call. */
const rowFields = ['id', 'round_id', 'result_id', 'number', 'amount', 'date', 'type'];

/** Whether a body says of itself that its call failed, whatever the HTTP status. */
export function reportsFailure(body: unknown): boolean {
  return envelopesOf(body).some(isFailed);
}

/** The objects around the data of a response, the outermost first: a body, and what it wraps, up to a row or a list. */
export function envelopesOf(body: unknown): Fields[] {
  const envelopes: Fields[] = [];
  let inner = body;
  for (let layer = 0; layer <= mostLayers; layer += 1) {
    if (Array.isArray(inner) && inner.length === 1) inner = inner[0];
    else if (!isFields(inner)) break;
    const isBody = inner === body;
    if (!isFields(inner) || (!isBody && isRow(inner))) break;
    envelopes.push(inner);
    if (!isWrapper(inner)) break;
    inner = inner.data;
  }
  return envelopes;
}

const isRow = (fields: Fields) => rowFields.some((name) => Object.hasOwn(fields, name));

const falsehoods: readonly unknown[] = [false, 0, 'false'];
const failedStatuses: readonly unknown[] = [false, 'error', 'fail'];

function isFailed(envelope: Fields): boolean {
  const { success, ok, result, status, code, status_code, error, errors } = envelope;
  return (
    [success, ok, result].some((flag) => falsehoods.includes(lowerCase(flag))) ||
    failedStatuses.includes(lowerCase(status)) ||
    [status, code, status_code].some(isErrorCode) ||
    [error, errors].some(isFilled)
  );
}

const lowerCase = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);

function isErrorCode(code: unknown): boolean {
  return (typeof code === 'number' || typeof code === 'string') && Number(code) >= 400;
}

function isFilled(value: unknown): boolean {
  return typeof value === 'object' && value !== null
    ? Object.keys(value).length > 0
    : Boolean(value);
}
