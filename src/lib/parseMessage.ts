import * as v from 'valibot';

/** What of a readable message had to be left out or replaced. */
export interface LeftOut {
  /** How many places. */
  count: number;
  /** The first few reasons in words: place and misfit, never a value. */
  reason: string;
}

export type ParseResult<Output> =
  | { isReadable: true; output: Output; leftOut: LeftOut | null }
  /** `reason` in words: place and misfit, never a value. */
  | { isReadable: false; reason: string };

/** A valibot configuration that carries a note-taker down to every nested schema. */
type NotingConfig = v.Config<v.BaseIssue<unknown>> & { note?: (reason: string) => void };

const mostReasons = 3;

/**
 * Parses something from outside. Unlike a plain parse it also tells what {@link withFallback} and
 * `listOf` left out on the way, so that the caller, who has a logger, can log it in one line.
 */
export function parseMessage<Output>(
  schema: v.GenericSchema<unknown, Output>,
  input: unknown,
): ParseResult<Output> {
  const notes: string[] = [];
  const noting: NotingConfig = { note: (reason) => void notes.push(reason) };
  const parsed = v.safeParse(v.config(schema, noting), input);
  if (!parsed.success) return { isReadable: false, reason: describeIssues(parsed.issues) };
  return { isReadable: true, output: parsed.output, leftOut: summaryOf(notes) };
}

/** A schema that takes `otherwise` in the place of what does not fit, and notes that it did. */
export function withFallback<Output>(
  place: string,
  schema: v.GenericSchema<unknown, Output>,
  otherwise: Output,
): v.GenericSchema<unknown, Output> {
  return v.fallback(schema, (dataset, config) => {
    reportIssue(config, describeIssues(dataset?.issues ?? [], place));
    return otherwise;
  });
}

/** Tells the reader of this message that a part of it was left out; nothing where nobody asks. */
export function reportIssue(config: object | undefined, reason: string): void {
  (config as NotingConfig | undefined)?.note?.(reason);
}

/** One sentence on why a value did not fit a schema: the place and the reason, never the value. */
export function describeIssues(
  issues: readonly v.BaseIssue<unknown>[],
  place: string | null = null,
): string {
  return issues
    .slice(0, mostReasons)
    .map((issue) => {
      const path = [place, v.getDotPath(issue)].filter((part) => part !== null).join('.');
      return `${path || 'the whole'}: expected ${issue.expected ?? 'other'}`;
    })
    .join('; ');
}

function summaryOf(notes: readonly string[]): LeftOut | null {
  if (notes.length === 0) return null;
  return { count: notes.length, reason: [...new Set(notes)].slice(0, mostReasons).join(' | ') };
}
