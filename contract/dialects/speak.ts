/** Translates the contract's data into another dialect, for the sandbox and the tests. */
import data from './dialects.json';
import { concernOf, variants, type Concern, type RequestedPage } from './variants';

/** The variant of each concern that differs from the contract. */
export type Dialect = Readonly<Partial<Record<Concern, string>>>;

/** The contract's own form. */
export const plain: Dialect = {};

/** The dialects of `dialects.json` by name. */
export const dialects: ReadonlyMap<string, Dialect> = new Map(
  Object.entries(data as Record<string, Dialect & { describes: string }>).map(
    ([name, { describes: _, ...dialect }]) => [name, dialect],
  ),
);

/** An event on the wire, before the Pusher protocol encodes `data`. */
export interface SpokenEvent {
  readonly name: string;
  readonly data: unknown;
}

/**
 * A successful response of the REST API, or `config.json`.
 * @param page of its list, where the dialect has pages
 */
export function speakResponse(dialect: Dialect, response: unknown, page?: RequestedPage): unknown {
  const concern = Array.isArray(response) ? 'lists' : 'objects';
  return write(dialect, concern, fields(dialect, response, page), page);
}

/**
 * An event of the broadcaster.
 * @param event its bare name: `CountdownEvent`
 */
export function speakEvent(dialect: Dialect, event: string, payload: object): SpokenEvent {
  const isResult = event === 'GameResultEvent';
  const spoken = isResult ? { data: spokenResult(dialect, payload) } : fields(dialect, payload);
  return {
    name: String(write(dialect, 'eventNames', event)),
    data: write(dialect, 'eventData', spoken),
  };
}

/** The balance of a record of the realtime database. */
export function speakBalance(dialect: Dialect, balance: number): number | string {
  return write(dialect, 'balances', balance) as number | string;
}

/** The firebase uid of a player. */
export function speakUid(dialect: Dialect, userId: number): string {
  return String(write(dialect, 'uids', userId));
}

/** A bare number is taken from the row before the row's fields are translated. */
function spokenResult(dialect: Dialect, payload: object): unknown {
  const { data: row } = payload as { data: unknown };
  const isBare = dialect.results === 'number';
  return write(dialect, 'results', isBare ? row : fields(dialect, row));
}

/** Translates every field of a value; nested lists take the same form as the outer one. */
function fields(dialect: Dialect, value: unknown, page?: RequestedPage): unknown {
  if (Array.isArray(value)) return value.map((each) => fields(dialect, each, page));
  if (typeof value !== 'object' || value === null) return value;
  const { type, number } = value as { type?: unknown; number?: unknown };
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => {
      if (part === null) return [key, null];
      // Without its type, nobody could restore the zeros that a bare number has lost.
      if (key === 'number' && type !== undefined)
        return [key, write(dialect, 'betNumbers', number)];
      if (Array.isArray(part))
        return [key, write(dialect, 'lists', fields(dialect, part, page), page)];
      const concern = Object.hasOwn(concernOf, key) ? concernOf[key] : undefined;
      return [key, concern ? write(dialect, concern, part) : fields(dialect, part, page)];
    }),
  );
}

/** @throws Error if the dialect names a variant that does not exist. */
function write(dialect: Dialect, concern: Concern, value: unknown, page?: RequestedPage): unknown {
  const known: Readonly<Record<string, (value: unknown, page?: RequestedPage) => unknown>> =
    variants[concern];
  const name = dialect[concern] ?? Object.keys(known)[0] ?? '';
  const variant = Object.hasOwn(known, name) ? known[name] : undefined;
  if (variant === undefined) throw new Error(`${concern} can’t be written as ${name}`);
  return variant(value, page);
}
