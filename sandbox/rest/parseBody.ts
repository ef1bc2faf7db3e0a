import * as v from 'valibot';
import { Refusal } from './refusal';

export function whole(min = 0) {
  const message = `must be a whole number from ${min}`;
  return v.pipe(v.number(message), v.safeInteger(message), v.minValue(min, message));
}
export const text = v.string('must be a string');
export const boolean = v.boolean('must be true or false');
/** False if the body lacks it. */
export const flag = v.optional(boolean, false);

/**
 * Parses the body of a request; an empty body counts as an empty object.
 * @throws Refusal 422 that names the first field that doesn't fit
 */
export function parseBody<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const result = Array.isArray(body)
    ? v.safeParse(v.never(), body)
    : v.safeParse(schema, body ?? {}, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue);
  if (field === null) throw new Refusal(422, 'The body must be a JSON object with known fields');
  if (issue.input === undefined) throw new Refusal(422, `${field} is missing`);
  throw new Refusal(422, `${field} ${issue.expected === 'never' ? 'is unknown' : issue.message}`);
}
