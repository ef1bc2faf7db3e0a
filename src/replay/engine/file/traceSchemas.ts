import * as v from 'valibot';
import { traceSchema } from '../../../trace/traceFormat';
import type { TraceDetails } from '../../../trace/traceFormat';
import { issue } from './openErrors';

const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Milliseconds since the epoch, up to the year 2223: every such number is a date. */
export const timestampSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(8e12));

/** Any Redux action: everything but its type may be missing or of another shape. */
const actionSchema = v.looseObject({ type: v.string() });
export type TraceAction = Readonly<v.InferOutput<typeof actionSchema>>;

/** A bare list of actions. */
export const actionListSchema = v.pipe(v.array(actionSchema), v.nonEmpty(issue('noActions')));

const stepSchema = v.object({
  action: actionSchema,
  timestamp: v.optional(timestampSchema),
});

/** The lifted state of Redux DevTools, as far as a replay needs it. */
export const liftedSchema = v.object({
  actionsById: v.record(v.string(), stepSchema),
  stagedActionIds: v.array(wholeNumber),
  skippedActionIds: v.optional(v.array(wholeNumber), []),
  committedState: v.optional(v.unknown()),
});

export type Lifted = v.InferOutput<typeof liftedSchema>;

const text = v.fallback(v.string(), '');
const optionalTimestamp = v.fallback(v.nullable(timestampSchema), null);
const checkpoints = v.array(v.object({ index: wholeNumber, hash: v.string() }));
const pixels = v.pipe(v.number(), v.minValue(200), v.maxValue(10_000));
/** A size that can be shown; null for any other. */
export const viewportSchema = v.fallback(
  v.nullable(v.object({ width: pixels, height: pixels })),
  null,
);

/**
 * What the recorder wrote besides the actions. A part that cannot be read counts as unknown, since
 * the actions are worth seeing without it; only another format is refused.
 */
export const detailsSchema = v.object({
  schema: v.pipe(v.number(), v.value(traceSchema, issue('otherFormat'))),
  app: v.fallback(v.object({ version: text, commit: text }), { version: '', commit: '' }),
  environment: v.fallback(
    v.object({
      language: text,
      timeZone: text,
      userAgent: text,
      viewport: viewportSchema,
      pixelRatio: v.fallback(v.number(), 1),
    }),
    { language: '', timeZone: '', userAgent: '', viewport: null, pixelRatio: 1 },
  ),
  startedAt: optionalTimestamp,
  savedAt: optionalTimestamp,
  droppedActions: v.fallback(wholeNumber, 0),
  checkpoints: v.fallback(checkpoints, []),
  words: text,
  problem: v.fallback(v.nullable(v.string()), null),
  isClosed: v.fallback(v.boolean(), false),
}) satisfies v.GenericSchema<unknown, Record<keyof TraceDetails, unknown>>;

/** {@link TraceDetails} as read from a file. */
export type ReadDetails = v.InferOutput<typeof detailsSchema>;
