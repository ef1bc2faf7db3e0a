import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startTestSandbox, testConfig, type TestSandbox } from '../testing/testSandbox';
import { startSandbox } from '../startSandbox';

const pageText = '<!doctype html><title>page</title>';
const scriptText = 'console.log("script")';

let folder: string;
let sandbox: TestSandbox;
const apiPort = 8103;
const parts = { web: true, api: false, pusher: false, firebase: false };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dist-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), pageText);
  await writeFile(join(folder, 'config.json'), '{"isMaintenance":false}');
  await writeFile(join(folder, 'assets/main.0a1b2c3d4e.js'), scriptText);
  await writeFile(join(folder, 'assets/main.0a1b2c3d4e.js.br'), brotliCompressSync(scriptText));
  await writeFile(join(folder, 'assets/main.0a1b2c3d4e.js.gz'), gzipSync(scriptText));
  sandbox = await startTestSandbox({
    parts,
    control: false,
    distFolder: folder,
    ports: { web: 0, api: apiPort, auth: 9099, database: 9000 },
  });
});
afterAll(async () => {
  await sandbox.stop();
  await rm(folder, { recursive: true });
});

/** A plain GET; the body is not decompressed. */
function get(path: string, headers: Record<string, string> = { Accept: 'text/html' }) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const port = sandbox.ports.web;
      request({ host: '127.0.0.1', port, path, headers }, (response) => {
        let body = '';
        response.on('data', (piece) => (body += String(piece)));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      })
        .on('error', reject)
        .end();
    },
  );
}

describe('the built app', () => {
  it.each(['/', '/report/detail?date=2026-11-20', '/check-auth/eyJh.eyJz.c2ln'])(
    'serves the page for the screen %s, uncached',
    async (path) => {
      expect(await get(path)).toMatchObject({
        status: 200,
        body: pageText,
        headers: {
          'content-type': expect.stringContaining('text/html'),
          'cache-control': 'no-cache',
          'x-content-type-options': 'nosniff',
        },
      });
    },
  );

  it.each(['br', 'gzip'])('sends hashed files as %s, cached for a year', async (encoding) => {
    expect(await get('/assets/main.0a1b2c3d4e.js', { 'Accept-Encoding': encoding })).toMatchObject({
      status: 200,
      headers: {
        'content-encoding': encoding,
        'content-type': expect.stringContaining('javascript'),
        'cache-control': 'public, max-age=31536000, immutable',
        vary: expect.stringContaining('Accept-Encoding'),
      },
    });
  });

  it('sends the security headers of a deployment, with the hosts of the page’s own name', async () => {
    const { headers } = await get('/', { Accept: 'text/html', Host: 'localhost:3000' });
    expect(headers).toMatchObject({
      'referrer-policy': 'strict-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(
      `connect-src 'self' http://localhost:${apiPort}/api/ ws://localhost:${apiPort}/app/ ` +
        `wss://localhost:${apiPort}/app/ ` +
        'http://localhost:9099/ ws://localhost:9000/.ws',
    );
  });

  it.each(['a;script-src *', "x 'unsafe-inline'", ''])(
    'adds nothing to the policy from the host name %p',
    async (host) => {
      const { headers } = await get('/', { Accept: 'text/html', Host: host });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(`http://127.0.0.1:${apiPort}/api/`);
      expect(policy).not.toMatch(/unsafe|script-src \*/);
    },
  );

  it('names the receiver of telemetry in the page and in its headers, but not for a session link', async () => {
    const reporting = await startSandbox(
      testConfig({ parts, control: false, distFolder: folder, receivesTelemetry: true }),
    );
    const [home, link] = await Promise.all(
      ['/', '/check-auth/demo-session-sophea'].map(async (path) => {
        const headers = { Accept: 'text/html' };
        const response = await fetch(`http://127.0.0.1:${reporting.ports.web}${path}`, { headers });
        return {
          endpoints: response.headers.get('Reporting-Endpoints'),
          text: await response.text(),
        };
      }),
    );
    await reporting.stop();
    expect(home?.text).toContain('<meta name="report-url" content="telemetry" />');
    expect(home?.text).toContain('<meta name="report-share" content="1" />');
    expect(home?.endpoints).toMatch(/^default="http:\/\/127\.0\.0\.1:\d+\/api\/telemetry"$/);
    expect(link).toEqual({ endpoints: null, text: home?.text });
  });

  it('[7.14] sends config.json uncached', async () => {
    expect(await get('/config.json')).toMatchObject({
      body: '{"isMaintenance":false}',
      headers: { 'cache-control': 'no-cache' },
    });
  });

  it.each(['/assets/gone.0a1b2c3d4e.js', '/%2e%2e/package.json', '/%'])(
    'does not serve the page for %s',
    async (path) => {
      const { status, body } = await get(path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(body).not.toContain(pageText);
      expect(body).not.toContain('    at ');
    },
  );

  it('is reported as missing in one sentence', async () => {
    await expect(startSandbox(testConfig({ parts, distFolder: 'no-such-folder' }))).rejects.toThrow(
      'There is no built app in no-such-folder/: run "npm run build" first, or set SANDBOX_WEB=off.',
    );
  });
});
