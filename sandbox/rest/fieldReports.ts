import express, { type Request, type RequestHandler } from 'express';
import * as v from 'valibot';
import { fieldReportSchema, longestReport } from '../../src/domain/fieldReport';
import { parseBody } from './parseBody';

/** The path below the API that receives field reports, without a slash at its start. */
export const fieldReportPath = 'field-reports';

/** What browsers send of their own accord, with the header `Reporting-Endpoints` (W3C Reporting API). */
const browserReportType = 'application/reports+json';
/** A browser sends what it collected at once. */
const longestBatch = '64kb';

const batchSchema = v.object({
  reports: v.pipe(
    v.array(v.object({ type: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)) })),
    v.maxLength(100),
  ),
});

/** Read the body as JSON, whatever its type is called, up to the limit of its kind. */
export const fieldReportParsers: readonly RequestHandler[] = [
  express.json({ limit: longestBatch, type: browserReportType }),
  express.json({ limit: longestReport, type: () => true }),
];

/**
 * Checks a field report, or a batch of a browser's reports, and keeps neither.
 * @throws Refusal 422 that names the first member that does not fit
 */
export function checkFieldReport(request: Request): void {
  if (request.is(browserReportType)) {
    parseBody(batchSchema, { reports: request.body as unknown });
  } else {
    parseBody(fieldReportSchema, request.body);
  }
}
