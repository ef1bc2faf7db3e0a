/** How a backend may write a list. */
import { isFields, isWrapper, mostLayers } from './shapes';
import type { Fields } from './shapes';

/**
 * The rows of a list that comes as an array, as `{data: […]}` (paginated or wrapped twice), or as an
 * object keyed by ids, days or types. Parsing JSON loses the order of such keys, so keyed rows are
 * put newest first, as every list of the contract is. Anything else comes back as it is; so does
 * `{}`, which is what PHP writes for null.
 */
export function rowsOf(value: unknown): unknown {
  let list = value;
  for (let layer = 0; layer < mostLayers && isWrapper(list); layer += 1) list = list.data;
  return isKeyed(list) ? Object.values(list).sort(newestFirst) : list;
}

/**
 * Whether a list has another page, in any of Laravel's ways to paginate: `next_page_url`, `links.next`,
 * a cursor, or a last page after this one. Such a list proves nothing about what it lacks.
 */
export function isPartialList(value: unknown): boolean {
  return pagersOf(value).some(
    ({ next, next_page_url, next_cursor, last_page, current_page }) =>
      [next, next_page_url, next_cursor].some(isGiven) ||
      Number(last_page) > Number(current_page ?? 1),
  );
}

/**
 * Whether a body says of itself that its list lacks rows: it counts more than it holds, or it is empty and has a
 * message, which may be that of an error.
 *
 * @param count the rows of all its pages
 */
export function saysRowsAreMissing(value: unknown, count: number): boolean {
  const pagers = pagersOf(value);
  const isMore = pagers.some(
    ({ total, per_page }, at) =>
      // The sums of a day are an object of this name.
      ['number', 'string'].includes(typeof total) &&
      Number(total) > count &&
      (at > 0 || per_page !== undefined),
  );
  const isExplained = pagers.some(({ message }) => typeof message === 'string' && message !== '');
  return isMore || (count === 0 && isExplained);
}

/** The address of the next page as the server wrote it; null if it wrote none. */
export function nextPageOf(value: unknown): string | null {
  const written = pagersOf(value).flatMap(({ next_page_url, next }) => [next_page_url, next]);
  return (
    written.find((address): address is string => typeof address === 'string' && address !== '') ??
    null
  );
}

/** A body of a list with other rows; everything else stays as it is. */
export function withRows(value: unknown, rows: readonly unknown[]): unknown {
  return isWrapper(value) ? { ...value, data: withRows(value.data, rows) } : rows;
}

/** The objects of a body that may name another page. */
function pagersOf(value: unknown): Fields[] {
  const pagers: unknown[] = [];
  let list = value;
  for (let layer = 0; layer < mostLayers && isWrapper(list); layer += 1) {
    pagers.push(list, list['meta'], list['links']);
    list = list.data;
  }
  return pagers.filter(isFields);
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && value !== false;
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
