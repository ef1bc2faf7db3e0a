/**
 * Whether pages send telemetry, and where to. The settings are in the head of the page and in `/config.json`, which
 * an operator edits without a release.
 */
import * as v from 'valibot';

/** The names of the `meta` elements, and of no other setting. */
export const telemetryMetas = { url: 'report-url', share: 'report-share' } as const;

/** An https address, or a path below the API. */
export const telemetryUrlSchema = v.pipe(
  v.string(),
  v.regex(/^(?!.*\.\.)(?:https:\/\/[\w.-]+(?::\d{1,5})?(?:\/[\w./-]*)?|[\w-][\w./-]*)$/),
);

/** Above 0 up to 1. */
export const telemetryShareSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.gtValue(0),
  v.maxValue(1),
);
const defaultShare = 0.1;

const settingsSchema = v.object({ url: telemetryUrlSchema, share: telemetryShareSchema });
export type TelemetrySettings = v.InferOutput<typeof settingsSchema>;

const configSchema = v.object({
  reportUrl: v.optional(v.unknown()),
  reportShare: v.optional(v.unknown()),
});

/**
 * Where a page sends its counts; null if telemetry is off, or if what is set can't be read.
 * @param readMeta reads a setting in the head of the page
 * @param config `/config.json`; its `reportUrl` and `reportShare` come before those of the page
 */
export function readTelemetrySettings(
  readMeta: (name: string) => string | null,
  config: unknown,
): TelemetrySettings | null {
  const own = v.is(configSchema, config) ? config : {};
  const set = {
    url: own.reportUrl ?? readMeta(telemetryMetas.url),
    share: own.reportShare ?? readMeta(telemetryMetas.share) ?? defaultShare,
  };
  const read = v.safeParse(settingsSchema, set);
  return read.success ? read.output : null;
}
