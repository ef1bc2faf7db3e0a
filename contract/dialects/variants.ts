/** Every variant in which a backend may write one concern of the contract; the first is the contract's. */

type Row = Readonly<Record<string, unknown>>;

const same = (value: unknown) => value;
const number = (value: unknown) => Number(value);
const text = (value: unknown) => String(value);
const decimal = (value: unknown) => Number(value).toFixed(2);
const grouped = (value: unknown) => Number(value).toLocaleString('en-US');
const wrapped = (value: unknown) => ({ data: value });

const phnomPenhMs = 7 * 3_600_000;

/** A timestamp of the contract (UTC) in Phnom Penh time: `2026-11-20T16:07:05`. */
function localTime(stamp: unknown): string {
  return new Date(Date.parse(String(stamp)) + phnomPenhMs).toISOString().slice(0, 19);
}

/** The three digits in a `detail` of the contract, `{"number":"007"}` as JSON text. */
function drawnDigits(detail: unknown): string {
  return (JSON.parse(String(detail)) as { number: string }).number;
}

/** Tells a result row from a result that is written as less, such as a bare number. */
function isRow(result: unknown): result is Row {
  return typeof result === 'object' && result !== null && 'detail' in result;
}

/**
 * A list as an object: keyed by ids, days or types if they are unique (`keyBy`), else by positions
 * (`filter`). PHP serializes an empty array as `[]`.
 */
function keyed(list: unknown): unknown {
  const rows = list as readonly Row[];
  if (rows.length === 0) return rows;
  const names = rows.map(({ id, date, type }, at) => text(id ?? date ?? type ?? at));
  const isUnique = new Set(names).size === rows.length;
  return Object.fromEntries(rows.map((row, at) => [isUnique ? names[at] : at, row]));
}

/** Rows per page of Laravel's paginator by default. */
const pageLength = 15;

/** Which page of a list is requested, from 1, and the address of the call without its query. */
export interface RequestedPage {
  readonly number: number;
  readonly address: string;
}

/** A page of a list as Laravel's resource collection writes it; without a request the first. */
function paginator(list: unknown, { number: page, address }: RequestedPage = firstPage): unknown {
  const rows = list as readonly Row[];
  const last = Math.max(1, Math.ceil(rows.length / pageLength));
  const addressOf = (other: number) =>
    other < 1 || other > last ? null : `${address}?page=${other}`;
  return {
    data: rows.slice((page - 1) * pageLength, page * pageLength),
    links: { prev: addressOf(page - 1), next: addressOf(page + 1) },
    meta: { current_page: page, last_page: last, per_page: pageLength, total: rows.length },
  };
}

const firstPage: RequestedPage = { number: 1, address: '/' };

export const variants = {
  /** Ids, including round ids. */
  ids: { number: same, text },
  /** Amounts in riel, and odds. */
  amounts: { number: same, text, decimal, grouped },
  flags: {
    boolean: same,
    digit: number,
    digitText: (flag: unknown) => text(number(flag)),
    word: text,
  },
  /** The number of a bet; without its zeros unless it is the contract's text. */
  betNumbers: { text: same, number, digits: (value: unknown) => text(number(value)) },
  details: {
    text: same,
    object: (detail: unknown) => ({ number: drawnDigits(detail) }),
    number: (detail: unknown) => number(drawnDigits(detail)),
    digits: drawnDigits,
    encodedTwice: (detail: unknown) => JSON.stringify(detail),
  },
  /** `created_at` */
  stamps: {
    utc: same,
    database: (stamp: unknown) => localTime(stamp).replace('T', ' '),
    zone: (stamp: unknown) => `${localTime(stamp)}+07:00`,
    noZone: localTime,
  },
  /** `date` of the daily report */
  days: {
    day: same,
    database: (day: unknown) => `${String(day)} 00:00:00`,
    stamp: (day: unknown) => `${String(day)}T00:00:00.000000Z`,
  },
  lists: {
    array: same,
    data: wrapped,
    pages: (rows: unknown) => wrapped({ current_page: 1, data: rows, next_page_url: null }),
    paginator,
    keyed,
    wrappedKeyed: (rows: unknown) => wrapped(keyed(rows)),
  },
  /** A response that is a single object. */
  objects: {
    bare: same,
    data: wrapped,
    wrappedTwice: (object: unknown) => wrapped(wrapped(object)),
    list: (object: unknown) => (object === null ? null : [object]),
  },
  eventNames: {
    namespace: (name: unknown) => `App\\Events\\${String(name)}`,
    plain: same,
    dotted: (name: unknown) => `.${String(name)}`,
    otherNamespace: (name: unknown) => `Lottery\\Broadcasts\\${String(name)}`,
    dots: (name: unknown) => `App.Events.${String(name)}`,
  },
  /** The payload of an event, before the Pusher protocol encodes it. */
  eventData: { encodedOnce: same, encodedTwice: (data: unknown) => JSON.stringify(data) },
  /** `data` of GameResultEvent */
  results: {
    row: same,
    list: (row: unknown) => [row],
    data: wrapped,
    text: (row: unknown) => JSON.stringify(row),
    number: (row: unknown) => (isRow(row) ? number(drawnDigits(row['detail'])) : row),
  },
  /** `countdown` */
  seconds: { number: same, text },
  /** `balance` of the realtime database */
  balances: { number: same, text, decimal, grouped },
  /** The uid in a player's `firebase_token`; the database's rules know which record it may read. */
  uids: { id: text, ofPlayer: (id: unknown) => `player-${text(id)}` },
} as const satisfies Record<
  string,
  Record<string, (value: unknown, page?: RequestedPage) => unknown>
>;

export type Concern = keyof typeof variants;

/** The concern of each field of the contract that can be written in several ways. */
export const concernOf: Readonly<Record<string, Concern>> = {
  id: 'ids',
  round_id: 'ids',
  result_id: 'ids',
  amount: 'amounts',
  odds: 'amounts',
  win_lose: 'amounts',
  turn_over: 'amounts',
  total_amount: 'amounts',
  min_bet: 'amounts',
  max_bet: 'amounts',
  is_calculate: 'flags',
  isMaintenance: 'flags',
  detail: 'details',
  created_at: 'stamps',
  date: 'days',
  countdown: 'seconds',
  balance: 'balances',
};
