/** Every way in which a backend may write one concern of the contract; the first is the contract's. */

type Row = Readonly<Record<string, unknown>>;

const same = (value: unknown) => value;
const number = (value: unknown) => Number(value);
const text = (value: unknown) => String(value);
const decimal = (value: unknown) => Number(value).toFixed(2);
const grouped = (value: unknown) => Number(value).toLocaleString('en-US');
const wrapped = (value: unknown) => ({ data: value });

const phnomPenhMs = 7 * 3_600_000;

/** A stamp of the contract (UTC) by a Phnom Penh clock: `2026-11-20T16:07:05`. */
function localTime(stamp: unknown): string {
  return new Date(Date.parse(String(stamp)) + phnomPenhMs).toISOString().slice(0, 19);
}

/** The three digits in a `detail` of the contract, `{"number":"007"}` as JSON text. */
function drawnDigits(detail: unknown): string {
  return (JSON.parse(String(detail)) as { number: string }).number;
}

/** The result of an event may also be written as less than a row, and is left so then. */
function isRow(result: unknown): result is Row {
  return typeof result === 'object' && result !== null && 'detail' in result;
}

/**
 * A list as an object: by ids, days or types where each row has its own (`keyBy`), else by
 * positions (`filter`). PHP has no empty object: a list of none is `[]`.
 */
function keyed(list: unknown): unknown {
  const rows = list as readonly Row[];
  if (rows.length === 0) return rows;
  const names = rows.map(({ id, date, type }, at) => text(id ?? date ?? type ?? at));
  const isUnique = new Set(names).size === rows.length;
  return Object.fromEntries(rows.map((row, at) => [isUnique ? names[at] : at, row]));
}

/** What a page of Laravel's paginator holds by default. */
const pageLength = 15;

/** The first page of a list as a resource collection of Laravel writes it. */
function firstPage(list: unknown): unknown {
  const rows = list as readonly Row[];
  const last = Math.max(1, Math.ceil(rows.length / pageLength));
  return {
    data: rows.slice(0, pageLength),
    links: { prev: null, next: last > 1 ? '/?page=2' : null },
    meta: { current_page: 1, last_page: last, per_page: pageLength, total: rows.length },
  };
}

export const ways = {
  /** Ids, and with them round ids. */
  ids: { number: same, text },
  /** Riel, and the odds. */
  amounts: { number: same, text, decimal, grouped },
  flags: {
    boolean: same,
    digit: number,
    digitText: (flag: unknown) => text(number(flag)),
    word: text,
  },
  /** The number of a bet; without its zeros where it is no longer the contract's text. */
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
    firstPage,
    keyed,
    wrappedKeyed: (rows: unknown) => wrapped(keyed(rows)),
  },
  /** An answer that is a single object. */
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
  /** Whom the `firebase_token` of a player signs in; the database's rules know whose record that is. */
  uids: { id: text, ofPlayer: (id: unknown) => `player-${text(id)}` },
} as const satisfies Record<string, Record<string, (value: unknown) => unknown>>;

export type Concern = keyof typeof ways;

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
