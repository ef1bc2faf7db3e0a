import type { Request } from 'express';
import { longestReport } from '../../src/domain/fieldReport';
import { startTestSandbox } from '../testing/testSandbox';
import { sandboxAtSeed } from '../testing/sandboxAtSeed';
import { browserReportType, FieldReports, mostKept } from './fieldReports';
import type { FieldSummary } from './summarize';
import { quietReport } from './testing/quietReport';

const sandbox = sandboxAtSeed();
const summary = async () => (await sandbox.control<FieldSummary>('/field/data')).body;

/** As a page sends it, which needs no preflight. */
function send(body: string, type = 'text/plain;charset=UTF-8') {
  const headers = { 'Content-Type': type };
  return fetch(`${sandbox.origin}/api/field-reports`, { method: 'POST', headers, body });
}

describe('the receiver of field reports', () => {
  it('keeps a report until the sandbox is reset', async () => {
    const response = await send(JSON.stringify(quietReport));
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(await summary()).toMatchObject({ reports: 1, pageMinutes: 1 });
    await sandbox.control('/reset', {});
    expect(await summary()).toMatchObject({ reports: 0 });
  });

  it('accepts a report up to 8 kB and refuses a longer one', async () => {
    const text = JSON.stringify(quietReport);
    expect((await send(text.padEnd(longestReport))).status).toBe(204);
    expect((await send(text.padEnd(longestReport + 1))).status).toBe(413);
    expect(await summary()).toMatchObject({ reports: 1 });
  });

  it('forgets the oldest reports beyond its number', () => {
    let now = 0;
    const reports = new FieldReports(() => (now += 1));
    const request = { is: () => false, body: quietReport } as unknown as Request;
    for (let index = 0; index <= mostKept; index += 1) reports.receive(request);
    expect(reports.reports).toHaveLength(mostKept);
    expect(reports.reports[0]?.at).toBe(2);
  });

  it('keeps the type and the subject of what browsers report, and never an address', async () => {
    const url = 'https://lottery.example.com/check-auth/secret';
    const batch = [
      { type: 'crash', url, body: { reason: 'oom', stack: 'secret' } },
      { type: 'csp-violation', url, body: { effectiveDirective: 'img-src', blockedURL: url } },
      { type: 'deprecation', url, user_agent: 'secret', body: { id: 'https://secret' } },
      { type: 'crash', url },
    ];
    expect((await send(JSON.stringify(batch), browserReportType)).status).toBe(204);
    const { browserReports, reports } = await summary();
    expect(reports).toBe(0);
    expect(browserReports).toEqual([
      { type: 'crash', detail: 'oom', times: 1 },
      { type: 'csp-violation', detail: 'img-src', times: 1 },
      { type: 'deprecation', detail: '', times: 1 },
      { type: 'crash', detail: '', times: 1 },
    ]);
  });

  it.each([
    [{ type: 'crash' }, 'reports Invalid'],
    [[{}], 'reports.0.type is missing'],
    [[{ type: 'A b' }], 'reports.0.type Invalid'],
  ])('refuses %j as what browsers report', async (batch, message) => {
    const response = await send(JSON.stringify(batch), browserReportType);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(message);
  });

  it('is not there unless it is switched on, and the view then says how', async () => {
    const other = await startTestSandbox();
    const { status } = await other.api('/field-reports', { body: quietReport });
    const page = await (await fetch(`${other.origin}/__control/field`)).text();
    await other.stop();
    expect(status).toBe(404);
    expect(page).toContain('SANDBOX_REPORTS=on');
  });
});

describe('the operator’s view', () => {
  const view = async () => {
    const response = await fetch(`${sandbox.origin}/__control/field`);
    return { policy: response.headers.get('Content-Security-Policy'), html: await response.text() };
  };

  it('says how to get reports while there are none', async () => {
    expect((await view()).html).toContain('No report has arrived yet');
  });

  it('shows each figure with its state in words, and a message as text', async () => {
    const errors = [{ message: '<img src=x onerror=alert()>', stack: ['js/a.js:1:2'], times: 1 }];
    await send(JSON.stringify({ ...quietReport, errors }));
    const { html, policy } = await view();
    expect(html).toMatch(/Script errors[\s\S]*?Act[\s\S]*?per 1,000 page minutes/);
    expect(html).toContain('&lt;img src=x');
    expect(html).toContain('js/a.js:1:2');
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-/);
  });
});
