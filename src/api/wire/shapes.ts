/** Around a value: how a backend may wrap an object or encode JSON as text. */
import * as v from 'valibot';

/** No honest backend wraps or encodes deeper; what does is left as it is and fits no schema. */
export const mostLayers = 3;

/** No event and no `detail` is longer, in UTF-16 units. */
const longestJsonText = 65_536;

export type Fields = Readonly<Record<string, unknown>>;

/** Decodes JSON text that holds an object, a list or a string, also if it was encoded twice. */
export function decodedJson(value: unknown): unknown {
  let decoded = value;
  for (let layer = 0; layer < mostLayers && isJsonText(decoded); layer += 1) {
    try {
      decoded = JSON.parse(decoded);
    } catch {
      return decoded;
    }
  }
  return decoded;
}

/** The schema of an object; its `entries` name the fields. */
type ObjectSchema<Output> = v.GenericSchema<unknown, Output> & {
  readonly entries: Readonly<Record<string, unknown>>;
};

/**
 * Reads a single object that may come as `{data: {…}}`, wrapped twice, or as a list of one. An
 * object that has a field of the schema is never taken for a wrapper; where `data` is itself such
 * a field, the inner object must have one too.
 */
export function unwrapped<Output>(schema: ObjectSchema<Output>): v.GenericSchema<unknown, Output> {
  return v.pipe(
    v.unknown(),
    v.transform((value) => withoutWrappers(value, schema)),
    schema,
  );
}

/** The object that `schema` reads inside its wrappers; the value itself if it has none. */
export function withoutWrappers(
  value: unknown,
  { entries }: Pick<ObjectSchema<unknown>, 'entries'>,
): unknown {
  const fields = Object.keys(entries);
  let inner = value;
  for (let layer = 0; layer < mostLayers; layer += 1) {
    if (Array.isArray(inner) && inner.length === 1) inner = inner[0];
    else if (isWrapper(inner) && !isRead(inner, fields)) inner = inner.data;
    else return inner;
  }
  return inner;
}

function isJsonText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestJsonText && /^\s*["[{]/.test(value);
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object that may wrap another value in its `data`. */
type Wrapper = Fields & { readonly data: unknown };

/** Whether a value wraps another one in its `data`, unless a schema reads it as it is. */
export function isWrapper(value: unknown): value is Wrapper {
  return isFields(value) && Object.hasOwn(value, 'data');
}

/** Whether a schema of these fields reads the object itself, not what it wraps. */
function isRead(wrapper: Wrapper, fields: readonly string[]): boolean {
  if (fields.some((field) => field !== 'data' && Object.hasOwn(wrapper, field))) return true;
  return fields.includes('data') && !hasAny(wrapper.data, fields);
}

function hasAny(value: unknown, fields: readonly string[]): boolean {
  return isFields(value) && fields.some((field) => Object.hasOwn(value, field));
}
