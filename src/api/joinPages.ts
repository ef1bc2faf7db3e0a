import { isPartialList, nextPageOf, rowsOf, saysRowsAreMissing, withRows } from './wire/lists';

/** A list is not followed further. */
const mostPages = 20;

interface JoinedList {
  /** The first page with the rows of all of them. */
  body: unknown;
  /** Rows are missing, or may be. */
  isPartial: boolean;
}

/**
 * Reads a list that comes in pages, one after the other. It is partial if a page can't be had, if there are
 * more than 20, if a page repeats rows of those before it (then they moved between the requests), or if the
 * body itself says that rows are missing.
 *
 * @param first the body of the first page
 * @param address of the first page; the others must have its origin and path, and keep its query
 * @param fetchPage resolves to the body at an address, undefined after a failure
 */
export async function joinPages(
  first: unknown,
  address: string,
  fetchPage: (address: string) => Promise<unknown>,
): Promise<JoinedList> {
  const firstRows = rowsOf(first);
  if (!Array.isArray(firstRows)) return { body: first, isPartial: isPartialList(first) };
  const rows = [...(firstRows as unknown[])];
  const visited = [address];
  let page = first;
  let isPartial = false;
  while (isPartialList(page)) {
    const next = nextAddress(page, address);
    const isEnd = next === null || visited.includes(next) || visited.length === mostPages;
    if (isEnd) return { body: withRows(first, rows), isPartial: true };
    page = await fetchPage(next);
    const received = rowsOf(page);
    if (!Array.isArray(received)) return { body: withRows(first, rows), isPartial: true };
    visited.push(next);
    const known = new Set(rows.map((row) => JSON.stringify(row)));
    const fresh = (received as unknown[]).filter((row) => !known.has(JSON.stringify(row)));
    isPartial ||= fresh.length < received.length;
    rows.push(...fresh);
  }
  isPartial ||= saysRowsAreMissing(first, rows.length);
  return { body: rows.length > firstRows.length ? withRows(first, rows) : first, isPartial };
}

/** The address of the page after this one; null if it is not one of this list. */
function nextAddress(page: unknown, address: string): string | null {
  const first = new URL(address);
  const text = nextPageOf(page);
  if (text === null) return null;
  try {
    const next = new URL(text, first);
    if (pathOf(next) !== pathOf(first)) return null;
    // Laravel leaves out the rest of the query unless it is told otherwise.
    for (const [name, value] of first.searchParams) next.searchParams.set(name, value);
    return next.href;
  } catch {
    return null;
  }
}

const pathOf = ({ origin, pathname }: URL) => origin + pathname.replace(/\/$/, '');
