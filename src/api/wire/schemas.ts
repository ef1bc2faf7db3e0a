/** Building blocks of the border schemas: how the server may write ids, amounts and results. */
import * as v from 'valibot';
import { betTypes } from '../../domain/drawnNumber';
import { dayOf, parseServerStamp } from '../../domain/dates';
import { describeIssues, reportIssue, withFallback } from './parseMessage';
import { rowsOf } from './lists';

/** A whole number from 0 to 2^53 - 1, written as a number or as its digits: all ids of rounds, bets and players. */
export const idSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(0),
);

/** Whether a text is the digits of an id. */
export const isIdText = (text: unknown): text is string =>
  typeof text === 'string' && v.is(idSchema, text);

/** Digits with or without comma thousands; three decimals behind up to three digits are excluded. */
const amountText = /^-?(?![1-9]\d{0,2}\.\d{3}$)(?:\d{1,15}|\d{1,3}(?:,\d{3}){1,4})(?:\.\d+)?$/;

/**
 * An amount of riel, written as a number or as text: `"1000"`, `"1000.00"`, `"3,000"`. A text that
 * could be two amounts (`"3.000"`, `"3,00"`) is none, nor is what a number can't hold exactly.
 */
export const amountSchema = v.pipe(
  v.union([
    v.number(),
    v.pipe(
      v.string(),
      v.regex(amountText),
      v.transform((text) => Number(text.replaceAll(',', ''))),
    ),
  ]),
  v.minValue(Number.MIN_SAFE_INTEGER),
  v.maxValue(Number.MAX_SAFE_INTEGER),
);

/** Yes or no, written as a boolean, as 1 or 0, or as the text of either. */
export const flagSchema = v.pipe(
  v.union([v.boolean(), v.picklist([1, 0, 'true', 'false', '1', '0'])]),
  v.transform((flag) => ['true', '1'].includes(String(flag))),
);

/**
 * The number of a bet: a string of one to three digits; leading zeros are kept. A backend that
 * writes it as a number loses them: see `numberOfType`.
 */
export const betNumberSchema = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.regex(/^\d{1,3}$/),
);

/** The `type` of a row if it is one of the three; any other value is ignored. */
export const betTypeSchema = v.fallback(v.nullish(v.picklist(betTypes), null), null);

/** No stamp and no day that the server writes is longer. */
const longestStamp = 64;

/** A date or a time as the server wrote it; whether it is a real one shows when it is shown. */
export const stampSchema = v.pipe(v.string(), v.maxLength(longestStamp));

/** A day of the reports: `yyyy-MM-dd`, or a stamp within it. What is neither stays as it is. */
export const daySchema = v.pipe(
  stampSchema,
  v.transform((text): string => {
    const timestamp = parseServerStamp(text);
    return timestamp === null ? text : dayOf(timestamp);
  }),
);

/**
 * A field that may be missing or null. What does not fit becomes null; `parseMessage` reports it, a plain
 * parse does not.
 */
export function optionalField<Output>(place: string, schema: v.GenericSchema<unknown, Output>) {
  return v.optional(withFallback<Output | null>(place, v.nullable(schema), null), null);
}

/** A field that every row has. If it is missing or does not fit, it becomes null and is reported. */
export function requiredField<Output>(place: string, schema: v.GenericSchema<unknown, Output>) {
  return v.optional(withFallback<Output | null>(place, schema, null), null);
}

/**
 * A row of money, which stays in its list whatever of it is unreadable: each entry must be an
 * {@link optionalField} or a {@link requiredField}, and an element that is no object becomes a row
 * without any of them and is reported.
 */
export function moneyRow<Entries extends v.ObjectEntries>(entries: Entries) {
  const schema = v.object(entries);
  const nothingReadable = v.parse(schema, {});
  return v.fallback(schema, (dataset, config) => {
    reportIssue(config, describeIssues(dataset?.issues ?? [], 'row'));
    return nothingReadable;
  });
}

/**
 * A list in any shape that `rowsOf` reads. Unreadable rows and repeated keys are left out and reported, so
 * that one bad row does not hide the others. {@link moneyRow}s without a key are all kept.
 */
export function listOf<Row>(
  rowSchema: v.GenericSchema<unknown, Row>,
  keyOf: (row: Row) => number | null = () => null,
) {
  return v.pipe(
    v.unknown(),
    v.transform(rowsOf),
    v.array(withFallback<Row | null>('row', rowSchema, null)),
    v.rawTransform(({ dataset, config }): Row[] => {
      const keys = new Set<number>();
      return dataset.value.filter((row): row is Row & NonNullable<unknown> => {
        const key = row === null ? null : keyOf(row);
        if (key === null) return row !== null;
        if (keys.has(key)) reportIssue(config, 'row: repeated');
        const isFirst = !keys.has(key);
        keys.add(key);
        return isFirst;
      });
    }),
  );
}
