import express, { type Request, type RequestHandler } from 'express';
import * as v from 'valibot';
import { fieldReportSchema, longestReport, type FieldReport } from '../../src/domain/fieldReport';
import { parseBody } from '../rest/parseBody';

/** The path below the API that receives field reports, without a slash at its start. */
export const fieldReportPath = 'field-reports';

/** What browsers send of their own accord, with the header `Reporting-Endpoints` (W3C Reporting API). */
export const browserReportType = 'application/reports+json';
/** A browser sends what it collected at once, each with much that is not kept. */
const longestBatch = '64kb';
/** The oldest reports are forgotten beyond this number, of each kind. */
export const mostKept = 5000;

const label = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/));
/** Anything that is not a name, such as an address, is dropped. */
const detail = v.fallback(v.optional(label), undefined);

/** The rest of a report is dropped, most of all `url`: it may contain a session link. */
const batchSchema = v.object({
  reports: v.pipe(
    v.array(
      v.object({
        type: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
        /** Of a crash, of a deprecation and of a violated policy. */
        body: v.nullish(v.object({ reason: detail, id: detail, effectiveDirective: detail })),
      }),
    ),
    v.maxLength(100),
  ),
});

export interface ReceivedReport {
  /** Epoch milliseconds of its arrival. */
  readonly at: number;
  readonly report: FieldReport;
}

/** A crash, a deprecation, an intervention or a violation of the policy. */
export interface BrowserReport {
  readonly at: number;
  readonly type: string;
  /** What it was about: the reason of a crash, the id of a deprecated feature, a directive; empty if unknown. */
  readonly detail: string;
}

/** Read the body as JSON, whatever its type is called, up to the limit of its kind. */
export const fieldReportParsers: readonly RequestHandler[] = [
  express.json({ limit: longestBatch, type: browserReportType }),
  express.json({ limit: longestReport, type: () => true }),
];

/** The field reports of this sandbox, in memory and in the order of their arrival. */
export class FieldReports {
  reports: readonly ReceivedReport[] = [];
  browserReports: readonly BrowserReport[] = [];

  constructor(private readonly now: () => number) {}

  /** POST field-reports. @throws Refusal 422 that names the first member that does not fit */
  receive(request: Request): void {
    const at = this.now();
    if (request.is(browserReportType)) {
      const { reports } = parseBody(batchSchema, { reports: request.body as unknown });
      const named = reports.map(({ type, body }) => ({
        at,
        type,
        detail: body?.reason ?? body?.id ?? body?.effectiveDirective ?? '',
      }));
      this.browserReports = [...this.browserReports, ...named].slice(-mostKept);
    } else {
      const report = parseBody(fieldReportSchema, request.body);
      this.reports = [...this.reports, { at, report }].slice(-mostKept);
    }
  }

  clear(): void {
    this.reports = [];
    this.browserReports = [];
  }
}
