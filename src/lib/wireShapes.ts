/** Around a value: how a backend may wrap an object, write a list, or encode JSON as text. */
import * as v from 'valibot';

/** No honest backend wraps or encodes deeper; what does is left as it is and fits no schema. */
const mostLayers = 3;

/** No event and no `detail` is longer, in UTF-16 units. */
const longestJsonText = 65_536;

type Fields = Readonly<Record<string, unknown>>;

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
    else if (isWrapper(inner, fields)) inner = inner.data;
    else return inner;
  }
  return inner;
}

/**
 * The rows of a list that comes as an array, as `{data: […]}` (paginated or wrapped twice), or as an
 * object keyed by ids, days or types. Parsing JSON loses the order of such keys, so keyed rows are
 * put newest first, as every list of the contract is. Anything else comes back as it is; so does
 * `{}`, which is what PHP writes for null.
 */
export function rowsOf(value: unknown): unknown {
  let list = value;
  for (let layer = 0; layer < mostLayers && isWrapper(list, []); layer += 1) list = list.data;
  return isKeyed(list) ? Object.values(list).sort(newestFirst) : list;
}

/**
 * Whether a list has another page, in any of Laravel's ways to paginate: `next_page_url`, `links.next`,
 * a cursor, or a last page after this one. Such a list proves nothing about what it lacks.
 */
export function isPartialList(value: unknown): boolean {
  let list = value;
  for (let layer = 0; layer < mostLayers && isWrapper(list, []); layer += 1) {
    const { links, meta } = list as Fields;
    if (namesNextPage(list) || (isFields(meta) && namesNextPage(meta))) return true;
    if (isFields(links) && isGiven(links['next'])) return true;
    list = list.data;
  }
  return false;
}

function namesNextPage(fields: Fields): boolean {
  const { next_page_url, next_cursor, last_page, current_page } = fields;
  return (
    isGiven(next_page_url) || isGiven(next_cursor) || Number(last_page) > Number(current_page ?? 1)
  );
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && value !== false;
}

function isJsonText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestJsonText && /^\s*["[{]/.test(value);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWrapper(
  value: unknown,
  fields: readonly string[],
): value is Fields & { readonly data: unknown } {
  if (!isFields(value) || !Object.hasOwn(value, 'data')) return false;
  if (fields.some((field) => field !== 'data' && Object.hasOwn(value, field))) return false;
  return !fields.includes('data') || hasAny(value.data, fields);
}

function hasAny(value: unknown, fields: readonly string[]): boolean {
  return isFields(value) && fields.some((field) => Object.hasOwn(value, field));
}

function isKeyed(value: unknown): value is Fields {
  if (!isFields(value)) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => /^\d/.test(key));
}

function newestFirst(one: unknown, other: unknown): number {
  if (!isFields(one) || !isFields(other)) return 0;
  for (const field of ['created_at', 'date', 'round_id', 'id']) {
    const order = compared(one[field], other[field]);
    if (order !== 0) return -order;
  }
  return 0;
}

/** Texts of one form by their characters, ids by their number; 0 for what can't be compared. */
function compared(one: unknown, other: unknown): number {
  const numbers = [Number(one), Number(other)] as const;
  if (numbers.every(Number.isFinite)) return numbers[0] - numbers[1];
  if (typeof one !== 'string' || typeof other !== 'string') return 0;
  return one < other ? -1 : Number(one > other);
}
