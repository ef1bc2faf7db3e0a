/** Building blocks of the border schemas: how the server may write ids, amounts and results. */
import * as v from 'valibot';
import { drawnDigitsOfDetail } from './drawnNumber';

/** A whole number ≥ 0, written as a number or as a numeric string. */
export const idSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(0),
);

/** A finite amount of riel, written as a number or as a decimal string (`"1000.00"`). */
export const amountSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.\d+)?$/), v.transform(Number))]),
  v.finite(),
);

/** The number of a bet: a string of one to three digits; leading zeros are kept. */
export const betNumberSchema = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.regex(/^\d{1,3}$/),
);

/** A list whose unreadable rows are left out, so that one bad row does not hide the others. */
export function listOf<Row>(rowSchema: v.GenericSchema<unknown, Row>) {
  return v.pipe(
    v.array(v.fallback(v.nullable(rowSchema), null)),
    v.transform((rows): Row[] => rows.filter((row) => row !== null)),
  );
}

/** What a round ended with. `digits` is null where the server's number could not be read. */
export interface RoundResult {
  roundId: number;
  /** The server's stamp as it was written, or null. */
  createdAt: string | null;
  /** Three digits, leading zeros kept. */
  digits: string | null;
}

/** A round result as REST and the broadcasts write it; the id is `round_id`, else `id`. */
export const roundResultSchema = v.pipe(
  v.object({
    round_id: v.fallback(v.nullish(idSchema), null),
    id: v.fallback(v.nullish(idSchema), null),
    created_at: v.fallback(v.nullish(v.string()), null),
    detail: v.optional(v.unknown()),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): RoundResult => {
    const { round_id, id, created_at, detail } = dataset.value;
    const roundId = round_id ?? id ?? null;
    if (roundId === null) {
      addIssue({ message: 'a result without a round id' });
      return NEVER;
    }
    return { roundId, createdAt: created_at ?? null, digits: drawnDigitsOfDetail(detail) };
  }),
);

/** One sentence on why a value did not fit a schema: the place and the reason, never the value. */
export function describeIssues(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .slice(0, 3)
    .map((issue) => `${v.getDotPath(issue) ?? 'the whole'}: expected ${issue.expected ?? 'other'}`)
    .join('; ');
}
