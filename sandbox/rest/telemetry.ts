import express, { type Request, type RequestHandler } from 'express';
import * as v from 'valibot';
import { telemetrySchema, longestBatch } from '../../src/telemetry/telemetrySchema';
import { parseBody } from './parseBody';

/** The path below the API that receives telemetry, without a slash at its start. */
export const telemetryPath = 'telemetry';

/** What browsers send of their own accord, with the header `Reporting-Endpoints` (W3C Reporting API). */
const browserReportType = 'application/reports+json';
/** A browser sends what it collected at once. */
const longestBrowserReports = '64kb';

const browserReportsSchema = v.object({
  reports: v.pipe(
    v.array(v.object({ type: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)) })),
    v.maxLength(100),
  ),
});

/** Read the body as JSON, whatever its type is called, up to the limit of its kind. */
export const telemetryParsers: readonly RequestHandler[] = [
  express.json({ limit: longestBrowserReports, type: browserReportType }),
  express.json({ limit: longestBatch, type: () => true }),
];

/**
 * Checks a page's counts, or a browser's reports, and keeps neither.
 * @throws Refusal 422 that names the first member that does not fit
 */
export function checkTelemetry(request: Request): void {
  if (request.is(browserReportType)) {
    parseBody(browserReportsSchema, { reports: request.body as unknown });
  } else {
    parseBody(telemetrySchema, request.body);
  }
}
