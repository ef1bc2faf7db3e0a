import * as v from 'valibot';
import { reportIssue } from './parseMessage';
import { idSchema, optionalField, stampSchema } from './schemas';
import { decodedJson } from './shapes';

/** What a round ended with. `digits` is null if the server's number could not be read. */
export interface RoundResult {
  roundId: number;
  /** The server's stamp as it was written, or null. */
  createdAt: string | null;
  /** Three digits, leading zeros kept. */
  digits: string | null;
}

/**
 * The three digits of a drawn number that came from the server as `"007"`, `7` or `"7"`.
 * Missing, fractional, negative or above 999: null.
 */
function toDrawnDigits(value: unknown): string | null {
  if (typeof value === 'number') {
    return Number.isInteger(value) && value >= 0 && value <= 999
      ? String(value).padStart(3, '0')
      : null;
  }
  return typeof value === 'string' && /^\d{1,3}$/.test(value) ? value.padStart(3, '0') : null;
}

/**
 * The drawn number of a result's `detail`: `{"number": …}`, a bare number or its digits as text, each
 * as it is or as JSON text. Anything else: null, never an exception.
 */
export function drawnDigitsOfDetail(detail: unknown): string | null {
  const decoded = decodedJson(detail);
  const isWrapped =
    typeof decoded === 'object' && decoded !== null && Object.hasOwn(decoded, 'number');
  return toDrawnDigits(isWrapped ? (decoded as { number: unknown }).number : decoded);
}

/** The drawn number of a `detail`; null if there is none. An unreadable one is reported. */
export const drawnDigitsSchema = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, config }): string | null => {
    const digits = drawnDigitsOfDetail(dataset.value);
    if (digits === null && dataset.value !== null)
      reportIssue(config, 'detail: expected a number of three digits');
    return digits;
  }),
);

/** A row of a list of results; its round id is null if it can't be read. */
export type ListedResult = Omit<RoundResult, 'roundId'> & { roundId: number | null };

/** A row of the list of results; the id is `round_id`, else `id`. It stays without one, and says so. */
export const listedResultSchema = v.pipe(
  v.object({
    round_id: optionalField('round_id', idSchema),
    id: optionalField('id', idSchema),
    created_at: optionalField('created_at', stampSchema),
    detail: v.optional(drawnDigitsSchema, null),
  }),
  v.rawTransform(({ dataset, config }): ListedResult => {
    const { round_id, id, created_at, detail } = dataset.value;
    const roundId = round_id ?? id;
    if (roundId === null) reportIssue(config, 'row: expected a round id');
    return { roundId, createdAt: created_at, digits: detail };
  }),
);

/** Whether the round of a result is known; only such a result says which round is played. */
export function hasRoundId(result: ListedResult): result is RoundResult {
  return result.roundId !== null;
}

/** A round result as REST and the broadcasts write it. */
export const roundResultSchema = v.pipe(
  listedResultSchema,
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): RoundResult => {
    if (hasRoundId(value)) return value;
    addIssue({ expected: 'a round id' });
    return NEVER;
  }),
);
