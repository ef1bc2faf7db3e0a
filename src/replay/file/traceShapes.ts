import * as v from 'valibot';
import type { TraceDetails } from '../../trace/traceFormat';

const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Milliseconds since the epoch, up to the year 2223: every such moment is a date. */
export const momentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(8e12));

/** Any Redux action: a plain object with a type. */
export const actionSchema = v.looseObject({ type: v.string() });

/** The lifted state of Redux DevTools, as far as a replay needs it. */
export const liftedSchema = v.object({
  actionsById: v.record(
    v.string(),
    v.object({ action: actionSchema, timestamp: v.optional(momentSchema) }),
  ),
  stagedActionIds: v.array(wholeNumber),
  skippedActionIds: v.optional(v.array(wholeNumber), []),
  committedState: v.optional(v.unknown()),
});

/** The part of what DevTools imports that a replay needs. */
export type Lifted = v.InferOutput<typeof liftedSchema>;

const text = v.fallback(v.string(), '');
const optionalMoment = v.fallback(v.nullable(momentSchema), null);
const pixels = v.pipe(v.number(), v.minValue(200), v.maxValue(10_000));

/** The number of the form, which decides whether the rest can be read. */
export const schemaOfSchema = v.object({ schema: v.number() });

/**
 * What the recorder tells of a visit. A part that cannot be read is taken as untold: the actions
 * are worth seeing without it.
 */
export const detailsSchema = v.object({
  app: v.fallback(v.object({ version: text, commit: text }), { version: '', commit: '' }),
  environment: v.fallback(
    v.object({
      language: text,
      timeZone: text,
      userAgent: text,
      viewport: v.fallback(v.nullable(v.object({ width: pixels, height: pixels })), null),
      pixelRatio: v.fallback(v.number(), 1),
    }),
    { language: '', timeZone: '', userAgent: '', viewport: null, pixelRatio: 1 },
  ),
  startedAt: optionalMoment,
  savedAt: optionalMoment,
  droppedActions: v.fallback(wholeNumber, 0),
  checkpoints: v.fallback(v.array(v.object({ index: wholeNumber, hash: v.string() })), []),
  words: text,
  problem: v.fallback(v.nullable(v.string()), null),
}) satisfies v.GenericSchema<unknown, Partial<Record<keyof TraceDetails, unknown>>>;

/** {@link TraceDetails} as read from a file, where any part may be untold. */
export type ReadDetails = v.InferOutput<typeof detailsSchema>;
