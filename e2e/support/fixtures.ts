import { test as base, expect } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { SandboxControl } from './control';
import { startNginx } from './nginxProcess';
import { startSandboxProcess } from './sandboxProcess';
import type { SandboxProcess } from './sandboxProcess';
import { createWatch } from './watchContext';
import type { Watch } from './watchContext';

export { expect };

/** A worker's sandbox. */
export interface Sandbox {
  /** Address of the page, without a slash at the end. */
  readonly webUrl: string;
  /** Address of the API port, without `/api`. */
  readonly apiUrl: string;
  readonly control: SandboxControl;
}

/** Options of a Playwright configuration. */
export interface SuiteOptions {
  /** Who serves `dist/`. */
  webServer: 'sandbox' | 'nginx';
  /** The sandbox's dialect (docs/sandbox.md); null for the contract's own. */
  dialect: string | null;
  /** Whether the sandbox receives telemetry and tells the pages so. */
  sendsTelemetry: boolean;
  /** Whether the sandbox tells the pages to send an `Idempotency-Key` with each stake. */
  sendsKeys: boolean;
}

interface WorkerFixtures extends SuiteOptions {
  /** One sandbox process for each worker, on the worker's own loopback address. */
  sandboxProcess: SandboxProcess;
}

interface SandboxFixtures {
  /** The worker's sandbox, reset before each test. */
  sandbox: Sandbox;
}

interface TestFixtures {
  /**
   * Fails the test on uncaught errors, console errors, requests that leave the machine and
   * violations of the security policy.
   */
  watch: Watch;
  /** Opens another browser context, watched too and closed at the end of the test. */
  openContext: () => Promise<BrowserContext>;
}

/** Rounds end and start when a test says so, however slow the machine is. */
const longRounds = { SANDBOX_ROUND_SECONDS: '600', SANDBOX_DRAW_SECONDS: '600' };

/** The test function with a reset sandbox and no browser. */
export const sandboxTest = base.extend<SandboxFixtures, WorkerFixtures>({
  webServer: ['sandbox', { scope: 'worker', option: true }],

  dialect: [null, { scope: 'worker', option: true }],

  sendsTelemetry: [false, { scope: 'worker', option: true }],

  sendsKeys: [true, { scope: 'worker', option: true }],

  sandboxProcess: [
    async ({ webServer, dialect, sendsTelemetry, sendsKeys }, use, { parallelIndex }) => {
      const host = addressOf(parallelIndex);
      const isServedElsewhere = webServer === 'nginx';
      const variables = {
        ...longRounds,
        ...(isServedElsewhere && { SANDBOX_WEB: 'off' }),
        ...(dialect !== null && { SANDBOX_DIALECT: dialect }),
        ...(sendsTelemetry && { SANDBOX_REPORTS: 'on' }),
        ...(!sendsKeys && { SANDBOX_IDEMPOTENCY_KEY: 'off' }),
      };
      const sandbox = await startSandboxProcess(host, variables);
      const { port } = new URL(sandbox.webUrl);
      const nginx = isServedElsewhere ? await startNginx(host, port) : null;
      await use(sandbox);
      await nginx?.stop();
      await sandbox.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ sandboxProcess }, use) => use(sandboxProcess.webUrl),

  sandbox: [
    async ({ sandboxProcess }, use) => {
      const { webUrl, apiUrl } = sandboxProcess;
      const control = new SandboxControl(apiUrl);
      await control.reset();
      await use({ webUrl, apiUrl, control });
    },
    { auto: true },
  ],
});

/** The test function of every suite in Chromium: also a watch for unexpected problems. */
export const test = sandboxTest.extend<TestFixtures>({
  watch: [
    async ({ context }, use) => {
      const watch = createWatch();
      await watch.add(context);
      await use(watch);
      expect(watch.problems(), 'unexpected problems in the browser').toEqual([]);
    },
    { auto: true },
  ],

  openContext: async ({ browser, watch }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      await watch.add(context);
      return context;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/**
 * Workers differ by address, because the ports are part of the build and the page calls its API at its
 * own host name.
 */
function addressOf(parallelIndex: number): string {
  return process.platform === 'linux' ? `127.0.0.${2 + parallelIndex}` : '127.0.0.1';
}
