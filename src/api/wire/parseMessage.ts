import * as v from 'valibot';

/** What of a readable message had to be left out or replaced. */
export interface LeftOut {
  /** How many places. */
  count: number;
  /** The first few reasons, with the path but never a value. */
  reason: string;
}

export type ParseResult<Output> =
  | { success: true; output: Output; leftOut: LeftOut | null }
  /** `reason` has the path but never a value. */
  | { success: false; reason: string };

/** A valibot configuration that hands a reporter down to every nested schema. */
type ReportingConfig = v.Config<v.BaseIssue<unknown>> & { report?: (reason: string) => void };

const mostReasons = 3;

/**
 * Parses something from outside. Unlike `safeParse` it also says what {@link withFallback} and
 * `listOf` left out, so that the caller, who has a logger, can log it in one line.
 */
export function parseMessage<Output>(
  schema: v.GenericSchema<unknown, Output>,
  input: unknown,
): ParseResult<Output> {
  const reasons: string[] = [];
  const config: ReportingConfig = { report: (reason) => void reasons.push(reason) };
  const parsed = v.safeParse(v.config(schema, config), input);
  if (!parsed.success) return { success: false, reason: describeIssues(parsed.issues) };
  return { success: true, output: parsed.output, leftOut: summaryOf(reasons) };
}

/** A schema that replaces what does not fit by `fallback`, and reports it. */
export function withFallback<Output>(
  place: string,
  schema: v.GenericSchema<unknown, Output>,
  fallback: Output,
): v.GenericSchema<unknown, Output> {
  return v.fallback(schema, (dataset, config) => {
    reportIssue(config, describeIssues(dataset?.issues ?? [], place));
    return fallback;
  });
}

/** Reports to {@link parseMessage} that a part was left out; does nothing in a plain parse. */
export function reportIssue(config: object | undefined, reason: string): void {
  (config as ReportingConfig | undefined)?.report?.(reason);
}

/** One sentence on why a value did not fit a schema: the path and the reason, never the value. */
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

function summaryOf(reasons: readonly string[]): LeftOut | null {
  if (reasons.length === 0) return null;
  return { count: reasons.length, reason: [...new Set(reasons)].slice(0, mostReasons).join(' | ') };
}
